# Ce qu'un conseil dit d'une ligne de jeu (reasons.py)
reason-glory-mine-up = { $n ->
    [one] vous remplissez une condition de gloire de plus
   *[other] vous remplissez { $n } conditions de gloire de plus
}
reason-glory-mine-down = { $n ->
    [one] vous perdez une condition de gloire
   *[other] vous perdez { $n } conditions de gloire
}
reason-glory-theirs-up = { $n ->
    [one] { $who } remplit une condition de gloire de plus
   *[other] { $who } remplit { $n } conditions de gloire de plus
}
reason-glory-theirs-down = { $n ->
    [one] { $who } perd une condition de gloire
   *[other] { $who } perd { $n } conditions de gloire
}
reason-abundant-mine-up = { $n ->
    [100] votre prédilection devient abondante
   *[other] votre prédilection devient abondante dans { $n } % des cas
}
reason-abundant-mine-down = { $n ->
    [100] votre prédilection n'est plus abondante
   *[other] votre prédilection n'est plus abondante dans { $n } % des cas
}
reason-abundant-theirs-up = { $n ->
    [100] { $who } atteint l'abondance
   *[other] { $who } atteint l'abondance dans { $n } % des cas
}
reason-abundant-theirs-down = { $n ->
    [100] { $who } perd l'abondance
   *[other] { $who } perd l'abondance dans { $n } % des cas
}
reason-favourite-mine-up = { $n ->
    [one] votre prédilection gagne une ressource
   *[other] votre prédilection gagne { $n } ressources
}
reason-favourite-mine-down = { $n ->
    [one] votre prédilection perd une ressource
   *[other] votre prédilection perd { $n } ressources
}
reason-favourite-theirs-up = { $n ->
    [one] { $who } gagne une ressource de prédilection
   *[other] { $who } gagne { $n } ressources de prédilection
}
reason-favourite-theirs-down = { $n ->
    [one] { $who } perd une ressource de prédilection
   *[other] { $who } perd { $n } ressources de prédilection
}
reason-gathered-mine-up = { $n ->
    [one] vous rassemblez un fragment d'âme
   *[other] vous rassemblez { $n } fragments d'âme
}
reason-gathered-mine-down = { $n ->
    [one] un fragment retourne dans votre ancienne vie
   *[other] { $n } fragments retournent dans votre ancienne vie
}
reason-gathered-theirs-up = { $n ->
    [one] { $who } rassemble un fragment d'âme
   *[other] { $who } rassemble { $n } fragments d'âme
}
reason-gathered-theirs-down = { $n ->
    [one] { $who } renvoie un fragment dans son ancienne vie
   *[other] { $who } renvoie { $n } fragments dans son ancienne vie
}
reason-mana-mine-up = vous gagnez { $n } mana
reason-mana-mine-down = vous dépensez { $n } mana
reason-mana-theirs-up = { $who } gagne { $n } mana
reason-mana-theirs-down = { $who } perd { $n } mana
