# Draw Steel : la séance dans son ensemble. Chaque partie de la table a son fichier dans le dossier de la langue.

role-director = Directeur
role-player = Joueur
mode-free = Campagne
option-mode = Mode
option-pace = Rythme des niveaux
pace-double = Rapide (8 d’Expérience par niveau)
pace-normal = Comme dans le livre (16)
pace-half = Lent (32)
option-carried = Jetons de héros
carried-fresh = Neufs à chaque séance
carried-carried = Gardés d’une séance à l’autre
help-carried = Règle facultative : les jetons ne reviennent pas au début d’une séance et ne disparaissent pas à la fin. Elle convient aux séances courtes, de deux à trois heures.
option-benefit = Bienfaits des jetons
benefit-hero = Un par tour pour chaque héros
benefit-party = Un par tour pour tout le groupe
title-session = À la table
outcome-session = La séance s’achève après { $n ->
    [one] une scène
   *[other] { $n } scènes
}.
event-session = La séance s’ouvre : { $heroes } héros, { $n ->
    [one] { $n } jeton de héros
   *[other] { $n } jetons de héros
}
ask-direct = Que se passe-t-il ensuite ?
refusal-director-only = Seul le Directeur peut faire cela.
refusal-not-yours = Vous n’agissez que pour vos propres héros.
refusal-dead = Ce personnage est mort.
refusal-not-a-hero = Seul un héros peut faire cela.

characteristic-might = Force
characteristic-agility = Agilité
characteristic-reason = Raison
characteristic-intuition = Intuition
characteristic-presence = Présence
help-mode-adventure = Une aventure prête à jouer, avec ses quatre héros, ses lieux et ses adversaires.
help-mode-free = Vos héros, vos adversaires et vos scènes, d’une séance à l’autre.
help-fresh = Le groupe en reçoit au début de chaque séance et les perd à la fin.
bot-director = Bot directeur
bot-director-about = Mène l’aventure : il pose les scènes, demande les tests et joue les adversaires.
bot-companion = Bot compagnon
bot-companion-about = Joue un héros du groupe, l’aide et suit votre plan.
