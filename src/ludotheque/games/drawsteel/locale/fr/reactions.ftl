# Actions déclenchées, actions de vilain, Malveillance, eau et but d’un combat.

ask-react-targeted = On vise { $being } : réagir ?
ask-react-hurt = { $being } va subir des dégâts : réagir ?
ask-react-moved = On déplace { $being } : réagir ?
ask-react-felled = { $being } tombe : réagir ?
ask-gather = Qui est entraîné avec la cible ?
ask-either = { $by } s’en prend à { $being } : quel prix payer ?
move-react = { $ability }
move-great = Action de vilain : { $ability }
move-spend_malice = Malveillance : { $ability }
move-either = { $n ->
    [0] Le premier prix
   *[other] Le second prix
}
move-work = Travailler au but du combat
event-stolen = { $being } prend { $object } à { $helper }
event-redirected = { $being } devient la cible à la place de { $helper }
event-halved = { $n ->
    [0] Il ne reste aucun dégât
    [1] Il ne reste qu’un dégât
   *[other] Il ne reste que { $n } dégâts
} pour { $being }
event-flooded = L’eau profonde recouvre la zone : { $zone }
event-dried = La zone est à sec : { $zone }
event-worked = { $being } travaille au but du combat ({ $done } sur { $need })
refusal-not-triggered = Rien ne déclenche cette action.
refusal-answered = Cette action a déjà répondu à cela.
refusal-reacted = Une seule action déclenchée par manche.
refusal-surprised = Surpris : aucune action déclenchée pendant la première manche.
refusal-between-turns = Une action de vilain a lieu entre deux tours.
refusal-great-round = Une seule action de vilain par manche.
refusal-great-used = Cette action de vilain a déjà eu lieu.
refusal-great-order = Les actions de vilain se suivent dans l’ordre.
refusal-foes-turn = Seulement pendant le tour d’une de vos créatures.
refusal-menu-round = Une fois par manche.
refusal-either = Il n’y a que deux prix.
refusal-no-goal = Ce combat n’a pas de but auquel travailler.
refusal-goal-reached = Le but est atteint.
refusal-goal-lost = L’eau a tout recouvert : le but est perdu.
refusal-goal-zone = C’est dans une autre zone.
refusal-only = Cette aptitude ne peut pas viser cette cible.
refusal-truce = La trêve dure encore.
