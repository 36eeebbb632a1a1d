# L’aventure prête à jouer.

mode-adventure = Le Péage des Noyés
move-next_scene = Ouvrir la scène suivante
event-chapter = { $chapter }
event-read_aloud = { $reading }
move-tackle = { $being }, { $obstacle } ({ $characteristic })
event-tackle = { $being } s’attaque à l’obstacle ({ $characteristic }) : { $obstacle }
cause-obstacle = un obstacle non franchi
refusal-own-campaign = Cette table joue sa propre campagne.
refusal-adventure-over = L’aventure est terminée.
refusal-obstacle-done = Cet obstacle est franchi.
refusal-obstacle-characteristic = Cette caractéristique ne convient pas ici.
move-name_payer = Nommer qui paie : { $name }
event-name_payer = { $name } paie. Ce nom manquera dans la dernière chanson.
move-split_coin = L’obole fendue : relancer le test de { $being }
event-split_coin = L’obole fendue se brise : { $being } relance
event-coin = Le prisonnier sauvé vous laisse une obole fendue : une fois, relancez un test, mais le Directeur gagne 2 de Malveillance
arg-name = Nom
refusal-no-toll = Le péage ne réclame encore aucun nom.
refusal-paid = Quelqu’un a déjà payé.
refusal-no-coin = Vous n’avez pas d’obole fendue.
