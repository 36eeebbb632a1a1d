# What the toys of tests/engine/test_args.py and test_offers.py say beside the toy.
move-pay = Pay { $seat } { $coins } coins and say { $saying }
event-pay = { $who } pays { $coins } to { $seat }: { $saying }
event-pay-hidden = { $who } pays { $seat } something
arg-coins = Coins
arg-saying = Saying
move-bonus = Let { $seat } move at once
move-peep = Peep
