# Le nom des bots dans le salon et à la table, et leur façon de jouer.
bot-random = Bot aléatoire
bot-random-about = Joue n'importe quel coup permis, au hasard.
bot-greedy = Bot glouton
bot-greedy-about = Prend ce qui paraît le meilleur sur le moment.
bot-beginner = Bot débutant
bot-beginner-about = Connaît les règles, ne voit qu'un coup à l'avance et se contente souvent d'un coup correct.
bot-easy = Bot facile
bot-easy-about = Voit un coup à l'avance et joue rarement mal, mais ne prépare rien.
bot-medium = Bot moyen
bot-medium-about = Mène son tour avec bon sens et réfléchit aux choix importants.
bot-hard = Bot difficile
bot-hard-about = Essaie ses coups contre de nombreuses mains possibles avant de jouer.
bot-expert = Bot expert
bot-expert-about = Réfléchit plus longtemps que les autres et ne laisse presque rien passer.
bot-of-others = Bot ({ $name })
