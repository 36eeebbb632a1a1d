# Words that every game shares.
mark-livret = printed in the rulebook
mark-publie = published card
mark-maison = designed by Ludothèque

refusal-not-asked = It is not your turn to answer.
refusal-nothing-here = This is not what you are asked for now.
refusal-over = The game is over.
refusal-unknown = There is no such option.
refusal-other-question = Answer the question you are asked first.

refusal-only-role = Only the { $role } may do that.
refusal-conceded = You have already conceded.

move-concede = Concede
event-concede = { $who } concedes.
outcome-conceded = { $n ->
    [one] { $who } wins by concession.
   *[other] { $who } win by concession.
}

undo-nothing = There is nothing to take back.
undo-other = @{ $seat } has answered since.
undo-chance = Dice or a shuffle have decided something since.
undo-revealed = A card was revealed.
undo-over = The game is over.
undo-final = It was confirmed.
undo-conceded = You have conceded: nothing can be taken back.
undo-lesson = In a lesson nothing is taken back; begin it again from the lobby.
lesson-read-on = First read the lesson, then press “Continue”.
lesson-answer = The lesson asks for an answer first.
lesson-over = The lesson is over.
