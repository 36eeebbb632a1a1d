# Words that every game shares.
mark-livret = printed in the rulebook
mark-publie = published card
mark-maison = designed by Ludothèque

refusal-not-asked = It is not your turn to answer.
refusal-nothing-here = This is not what you are being asked right now.
refusal-over = The game is over.
refusal-unknown = There is no such option.
refusal-other-question = Answer the question you are asked first.

refusal-only-role = Only the { $role } may do that.
refusal-conceded = You have already conceded.
refusal-decided = The game has already been won.

move-concede = Concede
event-concede = { $who } concedes.
outcome-conceded = { $n ->
    [one] { $who } wins by concession.
   *[other] { $who } win by concession.
}

undo-nothing = There is nothing to undo.
undo-other = @{ $seat } has answered since.
undo-chance = A die or a shuffle has come into play since.
undo-revealed = A card was revealed.
undo-over = The game is over.
undo-final = It was confirmed.
undo-conceded = You have conceded: nothing can be undone any more.
undo-lesson = In a lesson, nothing can be undone; you can start it again from the home page.
lesson-read-on = Read the lesson first, then press “Continue”.
lesson-answer = The lesson asks for an answer first.
lesson-over = The lesson is over.
