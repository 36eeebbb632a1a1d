"""What a frame of KeyForge remembers between two of its operations: the keys of its memo, and how to get at it.

A memo is saved with the position as plain data, so its keys are strings. Writers and readers share the constants below.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.position import Frame


def remembered(frame: Frame) -> dict[str, Any]:
    """The memo of a frame that must have one: whoever pushed the frame, or an earlier operation, wrote it."""
    assert frame.memo is not None
    return frame.memo


def remembering(frame: Frame) -> dict[str, Any]:
    """The memo of a frame to write into, created if there is none."""
    if frame.memo is None:
        frame.memo = {}
    return frame.memo


def wanted(key: str) -> str:
    """The key for how many times a repetition runs in all; its own key counts the times so far."""
    return f"{key} wanted"


def repeated(pc: int) -> str:
    """The key that says that the operations before this one are being resolved a second time."""
    return f"repeated {pc}"


# What an ability has done, or what was chosen for it
COUNT: Final = "n"  # how much was done this way (KF-190)
HEALED: Final = "healed"  # how many creatures were healed
NOTED: Final = "noted"  # cards the ability has noted, to choose from
BEFORE: Final = "before"  # what was chosen by an earlier step
WANTED: Final = "wanted"  # how many cards are to be chosen, or how much is to be spread
MANY: Final = "many"  # a number chosen
MOST: Final = "most"  # the highest number that may be chosen
HOUSE: Final = "house"  # a house chosen
NUMBER: Final = "number"  # a number named
DOOMED: Final = "doomed"  # cards it has begun to destroy
TO_FIGHT: Final = "to fight"  # creatures it still lets fight
FOUGHT: Final = "fought"  # creatures that were fought this way

# A destruction, and other ways of leaving play
DYING: Final = "dying"  # the cards being destroyed
OF: Final = "of"  # who controlled each of them; or whose archives they go to
CARDS: Final = "cards"  # the cards that leave
ZONE: Final = "zone"  # where they go

# A fight
BARRED: Final = "not"  # creatures that may not be fought
ELUSIVE: Final = "elusive"  # 1 if the defender eludes this attack
STRUCK: Final = "hits"  # the creature that takes the attacker's damage
FELL: Final = "fell"  # the creatures destroyed in it
OFF: Final = "off"  # 1 if it does not take place
CUT_SHORT: Final = "cut"  # 1 if its rest is not resolved

# Damage
HITS: Final = "hits"  # [creature, damage, poison]
AT: Final = "at"  # the hit whose target is being asked for
THROUGH: Final = "through"  # 1 if armor does not count
TO: Final = "to"  # the index in the stack of the frame that counts what was dealt

# Entering play, playing
SEAT: Final = "seat"  # under whose control; or whose Aombre
READY: Final = "ready"  # 1 if it enters ready
CONTROL: Final = "control"  # 1 if it is in play and changes sides
BACK: Final = "back"  # 1 if it goes back to where it belongs
AS: Final = "as"  # the face it is played as

# Aombre that would be gained or stolen
LEFT: Final = "left"  # how much is still to be moved
KIND: Final = "kind"  # the kind of event that logs it
RULE: Final = "rule"  # the rule that event cites
REAP: Final = "reap"  # 1 if it comes from reaping

# Forging a key
COST: Final = "cost"  # the price
PAID: Final = "paid"  # how much of it was paid from elsewhere
MAY: Final = "may"  # 1 if it need not be forged

# Simultaneous abilities
WAITING: Final = "waiting"  # what is still to be ordered (`engine.simultaneous`)

# Bidding for a deck
BIDDING: Final = "bidding"  # 1 while bids are made
BID: Final = "bid"  # the highest so far, or -1

# Single cards
ARMOR: Final = "armor"  # the armor each chosen creature had
BOLT: Final = "bolt"  # the creatures a bolt goes through
KILLED: Final = "killed"  # the cards destroyed so far
MINE: Final = "mine"  # cards being destroyed that were the player's
THEIRS: Final = "theirs"  # and those that were the opponent's
NAME: Final = "name"  # the face of the card chosen first
TOPS: Final = "tops"  # the cards discarded from the tops of the decks
