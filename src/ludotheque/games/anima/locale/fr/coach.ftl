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
    [one] vous avancez d'une étape de mission
   *[other] vous avancez de { $n } étapes de mission
}
reason-steps-theirs-up = { $n ->
    [one] { $who } avance d'une étape de mission
   *[other] { $who } avance de { $n } étapes de mission
}
reason-team-mine-up = { $n ->
    [one] vous recrutez un compagnon
   *[other] vous recrutez { $n } compagnons
}
reason-team-mine-down = { $n ->
    [one] vous perdez un compagnon
   *[other] vous perdez { $n } compagnons
}
reason-team-theirs-up = { $n ->
    [one] { $who } recrute un compagnon
   *[other] { $who } recrute { $n } compagnons
}
reason-team-theirs-down = { $n ->
    [one] { $who } perd un compagnon
   *[other] { $who } perd { $n } compagnons
}
reason-combat-mine-up = vous gagnez { $n } en Combat
reason-combat-mine-down = vous perdez { $n } en Combat
reason-combat-theirs-up = { $who } gagne { $n } en Combat
reason-combat-theirs-down = { $who } perd { $n } en Combat
reason-cards-mine-up = { $n ->
    [one] vous avez une carte de plus en main
   *[other] vous avez { $n } cartes de plus en main
}
reason-cards-mine-down = { $n ->
    [one] vous avez une carte de moins en main
   *[other] vous avez { $n } cartes de moins en main
}
reason-cards-theirs-up = { $n ->
    [one] { $who } a une carte de plus en main
   *[other] { $who } a { $n } cartes de plus en main
}
reason-cards-theirs-down = { $n ->
    [one] { $who } a une carte de moins en main
   *[other] { $who } a { $n } cartes de moins en main
}
reason-out-mine-up = { $n ->
    [100] vous perdez la fin du tour
   *[other] vous perdez la fin du tour dans { $n } % des cas
}
reason-out-mine-down = { $n ->
    [100] vous revenez dans le jeu
   *[other] vous revenez dans le jeu dans { $n } % des cas
}
reason-out-theirs-up = { $n ->
    [100] { $who } perd la fin du tour
   *[other] { $who } perd la fin du tour dans { $n } % des cas
}
reason-out-theirs-down = { $n ->
    [100] { $who } revient dans le jeu
   *[other] { $who } revient dans le jeu dans { $n } % des cas
}
