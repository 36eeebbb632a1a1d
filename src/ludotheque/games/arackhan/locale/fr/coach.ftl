# Ce qu'un conseil dit d'une ligne de jeu (reasons.py)
reason-points-mine-up = { $n ->
    [one] vous gagnez { $n } point
   *[other] vous gagnez { $n } points
}
reason-points-mine-down = { $n ->
    [one] vous perdez { $n } point
   *[other] vous perdez { $n } points
}
reason-points-theirs-up = { $n ->
    [one] { $who } gagne { $n } point
   *[other] { $who } gagne { $n } points
}
reason-points-theirs-down = { $n ->
    [one] { $who } perd { $n } point
   *[other] { $who } perd { $n } points
}
reason-slots-mine-up = { $n ->
    [one] vous tenez un emplacement de plus
   *[other] vous tenez { $n } emplacements de plus
}
reason-slots-mine-down = { $n ->
    [one] vous perdez un emplacement
   *[other] vous perdez { $n } emplacements
}
reason-slots-theirs-up = { $n ->
    [one] { $who } tient un emplacement de plus
   *[other] { $who } tient { $n } emplacements de plus
}
reason-slots-theirs-down = { $n ->
    [one] { $who } perd un emplacement
   *[other] { $who } perd { $n } emplacements
}
reason-threatened-mine-up = { $n ->
    [one] une carte de plus est menacée chez vous
   *[other] { $n } cartes de plus sont menacées chez vous
}
reason-threatened-mine-down = { $n ->
    [one] une de vos cartes n'est plus menacée
   *[other] { $n } de vos cartes ne sont plus menacées
}
reason-threatened-mine-none = aucune de vos cartes n'est plus menacée
reason-threatened-theirs-up = { $n ->
    [one] { $who } a une carte menacée de plus
   *[other] { $who } a { $n } cartes menacées de plus
}
reason-fallen-mine-up = { $n ->
    [one] vous perdez une créature
   *[other] vous perdez { $n } créatures
}
reason-fallen-mine-down = { $n ->
    [one] vous reprenez une créature à la défausse
   *[other] vous reprenez { $n } créatures à la défausse
}
reason-fallen-theirs-up = { $n ->
    [one] { $who } perd une créature
   *[other] { $who } perd { $n } créatures
}
reason-fallen-theirs-down = { $n ->
    [one] { $who } reprend une créature à la défausse
   *[other] { $who } reprend { $n } créatures à la défausse
}
reason-threatened-theirs-down = { $n ->
    [one] { $who } a une carte menacée de moins
   *[other] { $who } a { $n } cartes menacées de moins
}
