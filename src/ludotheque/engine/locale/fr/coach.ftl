# Ce qu'un conseil dit dans tous les jeux
reason-only = C'est le seul coup possible.
reason-little = Rien ne change beaucoup d'ici là.
reason-won-mine-up = { $n ->
    [100] vous gagnez la partie
   *[other] vous gagnez la partie dans { $n } % des cas
}
reason-won-mine-down = { $n ->
    [100] vous ne gagnez pas la partie
   *[other] la victoire vous échappe dans { $n } % des cas
}
reason-won-theirs-up = { $n ->
    [100] { $who } gagne la partie
   *[other] { $who } gagne la partie dans { $n } % des cas
}
reason-won-theirs-down = { $n ->
    [100] { $who } ne gagne pas la partie
   *[other] la victoire échappe à { $who } dans { $n } % des cas
}
