# KeyForge

mode-single = Partie simple
mode-initiation = Partie d'initiation
title-turn = Tour { $n }
title-set-up = Mise en place
step-forge = Forger
step-house = Maison
step-main = Jouer, défausser, utiliser
step-ready = Redresser
step-draw = Piocher
kind-action = Action
kind-artefact = Artéfact
kind-creature = Créature
kind-amelioration = Amélioration
state-ready = redressée
state-exhausted = inclinée
state-stunned = sonnée
state-taunt = provocation
state-dying = détruite
house-brobnar = Brobnar
house-dis = Dis
house-logos = Logos
house-mars = Mars
house-sanctum = Sanctum
house-ombres = Ombres
house-indomptes = Indomptés
key-rouge = rouge
key-bleue = bleue
key-jaune = jaune
zone-deck = Pioche
zone-hand = Main
zone-discard = Défausse
zone-archives = Archives
zone-purged = Purge
zone-line = Ligne de front
zone-artifacts = Artéfacts
zone-upgrades = Améliorations
zone-limbo = En cours
zone-beneath = Sous une carte
counter-amber = Aombre
counter-keys = clés
counter-chains = chaînes
counter-damage = dégâts
counter-power = marqueurs +1
badge-pret = Prêt !
ask-mulligan = Gardez-vous cette main ?
ask-house = Choisissez la Maison active
why-house = Elle décide des cartes que vous pourrez jouer, défausser et utiliser ce tour-ci.
ask-archives = Prenez-vous vos archives en main ?
ask-main = Jouez, défaussez ou utilisez des cartes
ask-order = Plusieurs capacités se déclenchent : laquelle d'abord ?
ask-either = Une seule de ses capacités se résout : laquelle ?
ask-bury = Quelle carte va d'abord dans la défausse ?
ask-enter = Où la placez-vous ?
ask-target = Quelle créature est attaquée ?
ask-forge = Avec quel Aombre forgez-vous la clé ?
ask-key = Quelle clé est forgée ?
ask-unforge = Quelle clé redevient non forgée ?
ask-choose = Choisissez { $n } { $what }
ask-choose-one = Choisissez { $what }
ask-choose-one-or-none = Vous pouvez choisir { $what }
ask-choose-up-to = Choisissez jusqu'à { $n } { $what }
ask-choose-any = Choisissez autant de { $what } que vous voulez
ask-may = Voulez-vous { $what } ?
ask-one-of = Choisissez un effet
ask-name-house = Choisissez une Maison
ask-name-number = Choisissez un nombre
ask-how-many = Combien ?
ask-spread = Répartissez les dégâts : encore { $n }
ask-use = Comment l'utilisez-vous ?
move-keep = Garder
move-mulligan = Mulligan : une carte de moins
move-house = { $house }
move-take = Tout prendre
move-leave = Laisser
move-play = Jouer { $card }
move-discard = Défausser { $card }
move-reap = Moissonner avec { $card }
move-fight = { $card } attaque { $card2 }
move-action = { $card } : Action
move-omni = { $card } : Omni
move-unstun = { $card } : retirer l'étourdissement
move-end = Finir le tour
move-next = { $card }
move-next-ability = { $card } · { $ability }
move-next-about = { $card } · { $ability } : { $card2 }
ability-from = { $ability } ({ $card })
move-bury = { $card } d'abord
move-any = Dans l'ordre de la table
move-left = Flanc gauche
move-right = Flanc droit
move-onto = Sur { $card }
move-target = Attaquer { $card }
move-spend = 1 Aombre pris sur { $card }
move-pool = Payer avec la réserve
move-no = Non
move-yes = Oui
move-key = Clé { $key }
move-pick = { $card }
move-done = Terminé
move-number = { $n }
move-use-reap = Moissonner avec { $card }
move-use-fight = Combattre avec { $card }
move-use-action = { $card } : Action
move-use-omni = { $card } : Omni
move-use-unstun = { $card } : retirer l'étourdissement
event-first = { $who } commence
event-mulligan = { $who } remélange sa main pour piocher une carte de moins
event-turn = Tour { $n } · { $who }
event-skip_forge = { $who } saute l'étape de la forge
event-house = { $who } choisit la Maison { $house }
event-name_house = La Maison { $house } est nommée
event-no_house = { $who } n'a pas de Maison active
event-take_archives = { $who } prend ses archives ({ $n })
event-play = { $who } joue { $card }
event-enter = { $card } { $card_n ->
    [one] entre
   *[other] entrent
} en jeu
event-attach = { $card } { $card_n ->
    [one] s'attache
   *[other] s'attachent
} à { $card2 }
event-put = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] mis
       *[f] mise
    }
   *[other] sont { $card_g ->
        [m] mis
       *[f] mises
    }
} en jeu
event-control = { $who } prend { $card } sous son contrôle
event-swap = { $card } et { $card2 } échangent leurs places
event-copy = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] joué
       *[f] jouée
    }
   *[other] sont { $card_g ->
        [m] joués
       *[f] jouées
    }
} comme une copie de { $card2 }
event-attack = { $card } { $card_n ->
    [one] attaque
   *[other] attaquent
} { $card2 }
event-reap = { $card } { $card_n ->
    [one] moissonne
   *[other] moissonnent
}
event-use = { $who } utilise { $card }
event-damage = { $card } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $nabsorbed ->
    [0] {""}
    [one] {" "}({ $nabsorbed } absorbé)
   *[other] {" "}({ $nabsorbed } absorbés)
}
event-heal = { $card } : { $n ->
    [one] { $n } dégât soigné
   *[other] { $n } dégâts soignés
}
event-destroyed = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] détruit
       *[f] détruite
    }
   *[other] sont { $card_g ->
        [m] détruits
       *[f] détruites
    }
}
event-stun = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] sonné
       *[f] sonnée
    }
   *[other] sont { $card_g ->
        [m] sonnés
       *[f] sonnées
    }
}
event-unstun = { $card } { $card_n ->
    [one] n'est plus { $card_g ->
        [m] sonné
       *[f] sonnée
    }
   *[other] ne sont plus { $card_g ->
        [m] sonnés
       *[f] sonnées
    }
}
event-exhaust = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] incliné
       *[f] inclinée
    }
   *[other] sont { $card_g ->
        [m] inclinés
       *[f] inclinées
    }
}
event-ready = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] redressé
       *[f] redressée
    }
   *[other] sont { $card_g ->
        [m] redressés
       *[f] redressées
    }
}
event-ready_all = { $who } redresse ses cartes ({ $n })
event-strengthen = { $card } : +{ $n } en puissance
event-gain = { $who } : Aombre +{ $n } ({ $now })
event-lose = { $who } : Aombre −{ $n } ({ $now })
event-steal = { $who } vole { $n } Aombre ({ $now })
event-pay = { $who } paie { $n } Aombre ({ $now })
event-spend = { $who } dépense { $n } Aombre ({ $now })
event-spend_stored = { $n ->
    [one] { $n } Aombre pris sur { $card } est dépensé
   *[other] { $n } Aombre pris sur { $card } sont dépensés
}
event-capture = { $card } { $card_n ->
    [one] capture
   *[other] capturent
} { $n } Aombre ({ $now })
event-place_amber = { $n } Aombre du stock sur { $card }
event-store = { $who } déplace { $n } Aombre de sa réserve sur { $card }
event-tuck = { $who } place { $card } face cachée sous { $card2 }
event-tuck-hidden = { $who } place une carte face cachée sous { $card2 }
event-amber_back = { $n ->
    [one] { $n } Aombre posé sur { $card } retourne au stock
   *[other] { $n } Aombre posés sur { $card } retournent au stock
}
event-chains = { $who } gagne { $n ->
    [one] { $n } chaîne
   *[other] { $n } chaînes
} ({ $now })
event-shed = { $who } perd une chaîne ({ $now })
event-draw = { $who } pioche { $card }
event-draw-hidden = { $who } pioche une carte
event-reshuffle = { $who } mélange sa défausse en une nouvelle pioche
event-shuffle = La pioche de { $who } est mélangée
event-discard = { $who } défausse { $card }
event-reveal = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] révélé
       *[f] révélée
    }
   *[other] sont { $card_g ->
        [m] révélés
       *[f] révélées
    }
}
event-reveal-hidden = On regarde une carte de { $who }
event-to_hand = { $card } { $card_n ->
    [one] va
   *[other] vont
} dans la main de { $who }
event-to_hand-hidden = Une carte va dans la main de { $who }
event-to_deck = { $card } { $card_n ->
    [one] va
   *[other] vont
} dans la pioche de { $who }
event-to_deck-hidden = Une carte va dans la pioche de { $who }
event-to_discard = { $card } { $card_n ->
    [one] va
   *[other] vont
} à la défausse
event-to_discard-hidden = Une carte va à la défausse
event-to_archives = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] archivé
       *[f] archivée
    }
   *[other] sont { $card_g ->
        [m] archivés
       *[f] archivées
    }
}
event-to_archives-hidden = Une carte va aux archives de { $who }
event-to_purged = { $card } { $card_n ->
    [one] est { $card_g ->
        [m] purgé
       *[f] purgée
    }
   *[other] sont { $card_g ->
        [m] purgés
       *[f] purgées
    }
}
event-to_purged-hidden = Une carte est purgée
event-forge = { $who } forge la clé { $key } ({ $n })
event-unforge = La clé { $key } de { $who } n'est plus forgée
event-pret = { $who } : Prêt !
event-victory = { $who } forge sa troisième clé : la partie est gagnée
outcome = { $who } a forgé sa troisième clé.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-first-turn = Au premier tour, le premier joueur ne joue ou ne défausse qu'une carte de sa main.
refusal-off-house = Cette carte n'est pas de la Maison active.
refusal-six = Les cartes de même nom se jouent et s'utilisent six fois par tour au plus.
refusal-no-bearer = Aucune créature ne peut recevoir cette amélioration.
refusal-forbidden = { $card } l'interdit : « { $what } ».
refusal-pay = Il faut payer { $n } Aombre à votre adversaire.
refusal-not-yours = Vous ne contrôlez pas cette carte.
refusal-deck = On ne joue pas depuis la pioche : on y prend des cartes à la fin de son tour.
refusal-discard = Une défausse se consulte, mais on n'y prend rien.
refusal-archives = Les archives se prennent en main toutes ensemble, juste après le choix de la Maison.
refusal-purged = Une carte purgée ne sert plus jusqu'à la fin de la partie.
refusal-house-first = Choisissez d'abord la Maison active.
refusal-exhausted = Cette carte est inclinée.
refusal-not-creature = Seule une créature peut moissonner ou combattre.
refusal-stunned = Une créature sonnée ne fait que se remettre.
refusal-not-stunned = Cette créature n'est pas sonnée.
refusal-not-in-play = Cette carte n'est pas en jeu.
refusal-no-house = Vous n'avez pas de Maison active ce tour-ci.
refusal-not-enemy = On n'attaque qu'une créature ennemie en jeu.
refusal-fought = Cette créature a déjà été attaquée par cet effet.
refusal-no-ability = Cette carte n'a pas de capacité de ce genre.
refusal-no-enemy = Aucune créature ennemie ne peut être attaquée.
refusal-target = Cette créature ne peut pas être attaquée : une voisine la protège.
refusal-house = Vous n'avez ni cette Maison, ni carte de cette Maison en jeu.
refusal-house-not-theirs = Cette Maison n'est pas sur la carte d'identité de votre adversaire.
refusal-not-dying = Cette carte n'est pas détruite.
refusal-not-forged-then = Cette clé n'a pas été forgée au tour précédent.
refusal-not-a-creature = Une amélioration se pose sur une créature en jeu.
refusal-amber = Il faut { $n } Aombre ; la réserve n'en contient que { $left }.
refusal-no-store = Cette carte n'a pas d'Aombre à dépenser ici.
refusal-begun = Le paiement a déjà commencé.
refusal-must-forge = Avec assez d'Aombre, la forge est obligatoire.
refusal-forged = Cette clé est déjà forgée.
refusal-must-choose = Le choix est obligatoire.
refusal-not-such = Cette carte ne convient pas.
refusal-not-such-a = Cette carte ne convient pas : il faut { $what }.
refusal-taken = Cette carte est déjà choisie.
refusal-cannot-be-used = Cette carte ne peut pas être utilisée ainsi.
mode-best-of-three = Au meilleur des trois
ask-bid = Combien de chaînes pour jouer le premier deck ?
ask-first = Qui commence la prochaine partie ?
move-bid = Chaînes : { $n }
move-pass = Céder
move-first = { $seat }
event-bid = { $who } propose { $n ->
    [one] { $n } chaîne
   *[other] { $n } chaînes
}
event-bid_won = { $who } joue le premier deck avec { $n ->
    [one] { $n } chaîne
   *[other] { $n } chaînes
}
refusal-bid = { $n ->
    [one] Il faut proposer plus d'une chaîne.
   *[other] Il faut proposer plus de { $n } chaînes.
}
option-mode = Format
option-decks = Deck
help-single = Une partie, avec mulligan.
help-initiation = Pour apprendre : deux decks simples, sans mulligan.
help-best-of-three = Deux parties gagnantes ; le perdant choisit qui commence.
deck-random = Deck tiré au sort
deck-starter-1 = Torvalian (Brobnar, Dis, Sanctum)
deck-starter-2 = Silorphé (Logos, Ombres, Indomptés)
deck-total-creature = { $n ->
    [one] créature
   *[other] créatures
}
deck-total-action = { $n ->
    [one] action
   *[other] actions
}
deck-total-artefact = { $n ->
    [one] artéfact
   *[other] artéfacts
}
deck-total-amelioration = { $n ->
    [one] amélioration
   *[other] améliorations
}
deck-total-bonus = Aombre de bonus
deck-total-mavericks = { $n ->
    [one] franc-tireur
   *[other] francs-tireurs
}
ask-offer = Votre adversaire vous propose son deck mélangé
why-offer = Vous pouvez le mélanger de nouveau, le couper, ou les deux.
move-shuffle = Le mélanger de nouveau
move-cut = Couper : { $n ->
    [one] la carte du dessus passe dessous
   *[other] les { $n } cartes du dessus passent dessous
 }
event-offer_shuffle = { $who } mélange de nouveau le deck adverse
event-offer_cut = { $who } coupe le deck adverse : { $n ->
    [one] la carte du dessus passe dessous
   *[other] les { $n } cartes du dessus passent dessous
 }
refusal-by-effect = Un effet l'interdit : « { $what } ».
refusal-cut = Une coupe prend de 1 à { $n } cartes du dessus.
refusal-once = Vous l'avez déjà fait à ce deck.
option-cut = Couper les decks
cut-no = Non
cut-yes = Oui
help-cut-no = Les decks sont mélangés et les mains piochées aussitôt.
help-cut-yes = Avant de piocher, chaque joueur peut mélanger de nouveau ou couper le deck de l'autre.
option-mirror = Match miroir
mirror-no = Sans miroir
mirror-yes = Miroir
help-mirror-yes = Le même deck des deux côtés : l'autre place doit le demander aussi.
ask-instead-damage = Plusieurs cartes subiraient les { $n } dégâts infligés à { $card } : laquelle ?
ask-instead-amber = Plusieurs capacités détournent l'Aombre destiné à { $who } (reste { $n }) : laquelle, pour 1 Aombre ?
move-instead = { $card }
move-steal = Volé à l'adversaire
event-spared = { $card } { $card_n ->
    [one] n'est pas { $card_g ->
        [m] détruit
       *[f] détruite
    }
   *[other] ne sont pas { $card_g ->
        [m] détruits
       *[f] détruites
    }
}

# What is certain to become of a card, as short as a badge
forecast-destroyed = détruite
forecast-purged = purgée
forecast-returned = en main
forecast-gone = quitte le jeu
forecast-taken = change de camp
forecast-stunned = sonnée
forecast-hurt = prend { $n }
forecast-healed = soigne { $n }
forecast-safe = indemne
forecast-own-destroyed = la vôtre est détruite
forecast-own-both = la vôtre aussi
forecast-own-hurt = la vôtre prend { $n }
forecast-own-safe = la vôtre indemne
cause-counters = { $by } : marqueurs de puissance
cause-card = { $by } : { $card }
cause-effect = { $by } : un effet en cours
help-deck-random = Trois Maisons, trente-six cartes : un deck forgé pour cette partie. En initiation, les deux decks simples.
help-deck-starter-1 = Frappe fort et tient la ligne : simple à prendre en main.
help-deck-starter-2 = Ruse, vol d'Aombre et créatures sauvages.
