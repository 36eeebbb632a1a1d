move-pay = Payer { $coins } pièces à { $seat } et dire { $saying }
event-pay = { $who } paie { $coins } à { $seat } : { $saying }
event-pay-hidden = { $who } paie quelque chose à { $seat }
arg-coins = Pièces
arg-saying = Mot
move-bonus = Faire jouer { $seat } tout de suite
move-peep = Jeter un œil
