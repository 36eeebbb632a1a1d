ask-leftover = Il reste des Victoires : un répit d’abord ?
length-one-shot = en une seule séance
length-longer = en plusieurs séances
echelon-1 = 1er échelon (niveaux 1 à 3) : des héros locaux, qui sauvent caravanes, villages et quartiers. Face à eux, des bandes de nains, d’elfes, de gobelins, d’humains, de kobolds ou d’orcs ; parfois un bredbeddle, un ogre ou une chimère, qui servent peut-être plus grand qu’eux
echelon-2 = 2e échelon (niveaux 4 à 6) : des héros que connaît tout un pays de Vasloria, plusieurs quartiers de la Capitale ou une planète. Face à eux, draconiens, diables et hobgobelins, des boss comme les méduses et les suprêmes esprits, et les humanoïdes d’avant, devenus leurs égaux
echelon-3 = 3e échelon (niveaux 7 à 9) : des héros que connaît l’univers de jeu tout entier. Face à eux, géants, vampires et valok
echelon-4 = 4e échelon (niveau 10) : des héros qui sauvent le Chronoscape entier. Face à eux, liches, dragons puissants et seigneurs suprêmes comme Ajax
move-adventure = Ouvrir l’aventure « { $title } »
move-close_adventure = Clore l’aventure
move-rest_first = Un répit d’abord : les Victoires deviennent de l’Expérience
move-anyway = Commencer quand même : les Victoires sont perdues
event-adventure = L’aventure commence : { $title }
event-echelon = { $echelon }
event-adventure_over = L’aventure s’achève : { $title }, { $n ->
    [one] une scène
   *[other] { $n } scènes
}, { $length }
refusal-adventure-open = Une aventure est déjà en cours : il faut d’abord la clore.
refusal-no-adventure = Aucune aventure n’est en cours.
