# Ce qu'un conseil dit d'une ligne de jeu (reasons.py)
reason-missions-mine-up = { $n ->
    [one] vous accomplissez une mission
   *[other] vous accomplissez { $n } missions
}
reason-missions-mine-down = { $n ->
    [one] vous perdez une mission accomplie
   *[other] vous perdez { $n } missions accomplies
}
reason-missions-theirs-up = { $n ->
    [one] { $who } accomplit une mission
   *[other] { $who } accomplit { $n } missions
}
reason-missions-theirs-down = { $n ->
    [one] { $who } perd une mission accomplie
   *[other] { $who } perd { $n } missions accomplies
}
reason-steps-mine-up = { $n ->
    [one] votre mission avance d'une étape
   *[other] vos missions avancent de { $n } étapes
}
reason-steps-theirs-up = { $n ->
    [one] la mission de { $who } avance d'une étape
   *[other] les missions de { $who } avancent de { $n } étapes
}
reason-team-mine-up = { $n ->
    [one] un compagnon rejoint votre équipe
   *[other] { $n } compagnons rejoignent votre équipe
}
reason-team-mine-down = { $n ->
    [one] votre équipe perd un compagnon
   *[other] votre équipe perd { $n } compagnons
}
reason-team-theirs-up = { $n ->
    [one] un compagnon rejoint l'équipe de { $who }
   *[other] { $n } compagnons rejoignent l'équipe de { $who }
}
reason-team-theirs-down = { $n ->
    [one] l'équipe de { $who } perd un compagnon
   *[other] l'équipe de { $who } perd { $n } compagnons
}
reason-combat-mine-up = le Combat de votre équipe gagne { $n }
reason-combat-mine-down = le Combat de votre équipe perd { $n }
reason-combat-theirs-up = le Combat de l'équipe de { $who } gagne { $n }
reason-combat-theirs-down = le Combat de l'équipe de { $who } perd { $n }
reason-cards-mine-up = { $n ->
    [one] vous avez une carte de plus en main
   *[other] vous avez { $n } cartes de plus en main
}
reason-cards-mine-down = { $n ->
    [one] vous perdez une carte en main
   *[other] vous perdez { $n } cartes en main
}
reason-cards-theirs-up = { $n ->
    [one] { $who } a une carte de plus en main
   *[other] { $who } a { $n } cartes de plus en main
}
reason-cards-theirs-down = { $n ->
    [one] { $who } perd une carte en main
   *[other] { $who } perd { $n } cartes en main
}
reason-out-mine-up = { $n ->
    [100] vous perdez la fin de votre tour
   *[other] vous perdez la fin de votre tour dans { $n } % des cas
}
reason-out-mine-down = { $n ->
    [100] vous revenez dans le jeu
   *[other] vous revenez dans le jeu dans { $n } % des cas
}
reason-out-theirs-up = { $n ->
    [100] { $who } perd la fin de son tour
   *[other] { $who } perd la fin de son tour dans { $n } % des cas
}
reason-out-theirs-down = { $n ->
    [100] { $who } revient dans le jeu
   *[other] { $who } revient dans le jeu dans { $n } % des cas
}
