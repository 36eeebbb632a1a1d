# Ce qu'un conseil dit d'une ligne de jeu (reasons.py)
reason-keys-mine-up = { $n ->
    [one] vous forgez une clé
   *[other] vous forgez { $n } clés
}
reason-keys-mine-down = { $n ->
    [one] vous perdez une clé
   *[other] vous perdez { $n } clés
}
reason-keys-theirs-up = { $n ->
    [one] { $who } forge une clé
   *[other] { $who } forge { $n } clés
}
reason-keys-theirs-down = { $n ->
    [one] { $who } perd une clé
   *[other] { $who } perd { $n } clés
}
reason-forges-mine-up = { $n ->
    [100] vous forgez au prochain tour, sauf si l'on vous en empêche
   *[other] vous forgez au prochain tour dans { $n } % des cas, sauf si l'on vous en empêche
}
reason-forges-mine-down = { $n ->
    [100] vous n'avez plus de quoi forger au prochain tour
   *[other] vous n'avez plus de quoi forger au prochain tour dans { $n } % des cas
}
reason-forges-theirs-up = { $n ->
    [100] { $who } a de quoi forger au prochain tour
   *[other] { $who } a de quoi forger au prochain tour dans { $n } % des cas
}
reason-forges-theirs-down = { $n ->
    [100] { $who } n'a plus de quoi forger au prochain tour
   *[other] { $who } n'a plus de quoi forger au prochain tour dans { $n } % des cas
}
reason-amber-mine-up = vous gagnez { $n } Aombre
reason-amber-mine-down = vous perdez { $n } Aombre
reason-amber-theirs-up = { $who } gagne { $n } Aombre
reason-amber-theirs-down = { $who } perd { $n } Aombre
reason-creatures-mine-up = { $n ->
    [one] vous avez une créature de plus
   *[other] vous avez { $n } créatures de plus
}
reason-creatures-mine-down = { $n ->
    [one] vous perdez une créature
   *[other] vous perdez { $n } créatures
}
reason-creatures-theirs-up = { $n ->
    [one] { $who } a une créature de plus
   *[other] { $who } a { $n } créatures de plus
}
reason-creatures-theirs-down = { $n ->
    [one] { $who } perd une créature
   *[other] { $who } perd { $n } créatures
}
reason-creatures-theirs-none = { $who } n'a plus de créature
reason-taunts-mine-up = { $n ->
    [one] vous avez une provocation de plus
   *[other] vous avez { $n } provocations de plus
}
reason-taunts-mine-down = { $n ->
    [one] vous perdez une provocation
   *[other] vous perdez { $n } provocations
}
reason-taunts-mine-none = vous n'avez plus de provocation
reason-taunts-theirs-up = { $n ->
    [one] { $who } a une provocation de plus
   *[other] { $who } a { $n } provocations de plus
}
reason-taunts-theirs-down = { $n ->
    [one] { $who } perd une provocation
   *[other] { $who } perd { $n } provocations
}
reason-taunts-theirs-none = { $who } n'a plus de provocation
reason-power-mine-up = vous gagnez { $n } de puissance sur la ligne de front
reason-power-mine-down = vous perdez { $n } de puissance sur la ligne de front
reason-power-theirs-up = { $who } gagne { $n } de puissance sur la ligne de front
reason-power-theirs-down = { $who } perd { $n } de puissance sur la ligne de front
reason-artifacts-mine-up = { $n ->
    [one] vous avez un artéfact de plus
   *[other] vous avez { $n } artéfacts de plus
}
reason-artifacts-mine-down = { $n ->
    [one] vous perdez un artéfact
   *[other] vous perdez { $n } artéfacts
}
reason-artifacts-theirs-up = { $n ->
    [one] { $who } a un artéfact de plus
   *[other] { $who } a { $n } artéfacts de plus
}
reason-artifacts-theirs-down = { $n ->
    [one] { $who } perd un artéfact
   *[other] { $who } perd { $n } artéfacts
}
reason-chains-mine-up = { $n ->
    [one] vous prenez une chaîne
   *[other] vous prenez { $n } chaînes
}
reason-chains-mine-down = { $n ->
    [one] vous perdez une chaîne
   *[other] vous perdez { $n } chaînes
}
reason-chains-theirs-up = { $n ->
    [one] { $who } prend une chaîne
   *[other] { $who } prend { $n } chaînes
}
reason-chains-theirs-down = { $n ->
    [one] { $who } perd une chaîne
   *[other] { $who } perd { $n } chaînes
}
