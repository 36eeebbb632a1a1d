# Les mots que tous les jeux partagent.
mark-livret = imprimée dans le livret
mark-publie = carte officielle
mark-maison = créée par Ludothèque

refusal-not-asked = Ce n'est pas à vous de répondre.
refusal-nothing-here = Ce n'est pas ce qui vous est demandé pour l'instant.
refusal-over = La partie est finie.
refusal-unknown = Cette option n'existe pas.
refusal-other-question = Répondez d'abord à la question posée.

refusal-only-role = Il faut être { $role } pour faire cela.
refusal-conceded = Vous avez déjà abandonné.
refusal-decided = La partie est déjà gagnée.

move-concede = Abandonner
event-concede = { $who } abandonne.
outcome-conceded = { $n ->
    [one] { $who } l'emporte par abandon.
   *[other] { $who } l'emportent par abandon.
}

undo-nothing = Il n'y a rien à annuler.
undo-other = @{ $seat } a décidé depuis.
undo-chance = Un dé ou un mélange est intervenu depuis.
undo-revealed = Une carte a été révélée.
undo-over = La partie est finie.
undo-final = C'est confirmé.
undo-conceded = Vous avez abandonné : rien ne peut plus être annulé.
undo-lesson = Dans une leçon, rien ne peut être annulé ; on peut la recommencer depuis l'accueil.
lesson-read-on = Lisez d'abord la leçon, puis appuyez sur « Continuer ».
lesson-answer = La leçon attend d'abord une réponse.
lesson-over = La leçon est finie.
