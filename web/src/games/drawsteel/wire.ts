// Made by tools/wire.py from games/drawsteel/wire.py: change the shapes there.
import type * as wire from '../../lib/wire.ts';
import type { Words } from '../../lib/wire.ts';

/** A condition that somebody suffers, and how it ends. */
export interface Ailment {
  id: string;
  words: Words;
  until: Words;
}
/** An ability as a card: what it takes, whom it reaches, what each tier does. */
export interface Power {
  ref: string;
  words: Words;
  takes: Words; // how it is used: action, reach, targets, cost, what it is rolled with
  paliers: Words[]; // the three tiers; empty where nothing is rolled
  besides: Words | null; // what it does whatever the roll
  trigger: Words | null;
  flavour: Words | null;
}
/** Somebody or something on the table. */
export interface Being {
  ref: string;
  words: Words;
  species: string; // hero, foe, npc, object
  seat: number;
  picture: string;
  health: string; // fine, winded, dying, dead
  stunned: boolean; // knocked out, not killed
  ailments: Ailment[];
  ground: number; // the zone, or -1
  acted: boolean;
  squad: number[]; // of minions: how many stand, out of how many
  calling?: Words | null;
  rank?: number | null; // the level
  scores?: Record<string, number>;
  stamina?: number;
  maximum?: number;
  winded?: number;
  temporary?: number;
  recoveries?: number[]; // left, and when rested
  recovery?: number; // what one brings back
  victories?: number;
  xp?: number;
  surges?: number;
  resource?: number;
  purse?: Words | null; // what the Heroic Resource is called
  skills?: Words[];
  powers?: Power[];
  lurks?: boolean; // the players do not know of it yet
  aside?: Words | null; // the Director's note on it
  paper?: string; // the sheet as JSON, for whoever runs it and the Director
}
/** Why a roll has an edge, a bane or a bonus. */
export interface Reason {
  boon: string; // edge, bane or bonus
  words: Words;
  n: number;
  counts: boolean; // the Director may switch it off
}
/** One number of the sum of a roll. */
export interface Term {
  words: Words;
  n: number;
}
/** What may come of a roll, and in how many of the hundred pairs of dice it does. */
export interface Chance {
  id: string;
  words: Words;
  n: number;
}
/** One target of an ability, with the odds against it. */
export interface Aim {
  ref: string;
  reasons: Reason[];
  odds: number[];
  palier: number | null;
}
/** New dice for a token: what they cost, how many tokens there are, and why not. */
export interface Retry {
  price: number;
  held: number;
  why: Words | null;
  rule: string | null;
}
/** The power roll under way, or the last one. */
export interface Roll {
  who: string;
  name: Words; // of whoever rolls, who may have left the table
  words: Words; // what is rolled
  power: string | null; // the ability, if it is one
  difficulty: Words | null; // null: kept secret, or there is none
  veiled: boolean;
  reasons: Reason[];
  terms: Term[]; // characteristic, bonuses, edge or bane: what is added to the dice
  added: number;
  odds: number[]; // of the three tiers, in a hundred; empty where the targets differ
  meanings: Words[]; // what each tier does or means; empty where that is not known
  chances: Chance[]; // of what may come of it; empty where the difficulty is not known
  aims: Aim[];
  showing: number[];
  makes: number | null;
  palier: number | null;
  shift: Words | null; // why the tier is not the one of the total
  comes: Words | null; // what came of it
  retry: Retry | null; // of a test whose dice have just fallen
}
/** A zone of the ground. */
export interface Spot {
  ref: string;
  words: Words;
  flooded: boolean;
}
export interface Battle {
  bout: number; // the round
  spots: Spot[];
  choosers: string; // the side whose turn it is to choose: heroes, foes, or empty until it is known who begins
  turn: string | null; // who is on turn
  pips: Term[]; // what is left of the turn: main action, manoeuvre, move
  surprised: string;
  yet: string[]; // those who have not had their turn in this round
  goal: Aspiration | null;
}
export interface Montage {
  difficulty: Words;
  bout: number;
  rounds: number;
  successes: number;
  failures: number;
  needs: number[]; // successes that win it, failures that lose it
  yet: string[];
}
/** What moves the other side of a negotiation, or puts them off. */
export interface Leaning {
  words: Words;
  pitfall: boolean;
  spent: boolean;
}
export interface Parley {
  whom: Words;
  interest: number;
  patience: number;
  most: number;
  learnt: Leaning[];
  bids: Words; // what the other side would offer now
  leanings?: Leaning[]; // all of them: the Director's
}
export interface Change {
  words: Words;
  prior: number;
  becomes: number;
}
export interface Rested {
  ref: string;
  gains: Change[];
}
/** A respite: what finishing it will change. */
export interface Repose {
  unsafe: boolean;
  clock: number; // hours it takes
  heroes: Rested[];
}
/** Something a hero token buys. */
export interface Bargain {
  id: string;
  who: string; // for whom
  words: Words;
  price: number;
  key: string; // the option or the offer that buys it, when it can be bought
  why: Words | null; // why not now
  rule: string | null;
}
/** A deed that somebody thinks worth a token. */
export interface Deed {
  seat: number;
  deed: Words;
}
/** What a fight with everybody on the table would be. */
export interface Budget {
  party: number;
  apiece: number; // the strength of one hero
  ev: number;
  budget: string; // trivial, easy, standard, hard, extreme
  victories: number; // what it usually earns
}
/** What the heroes are after in a fight besides winning it. */
export interface Aspiration {
  words: Words;
  ref: string; // the zone where it is worked at
  done: number;
  need: number;
}
export interface Obstacle {
  ref: string;
  words: Words;
  told: Words | null;
  passed: boolean;
}
/** The ready adventure, as far as it has come. */
export interface Tale {
  words: Words;
  pitch: Words;
  passage: number | null;
  passages: number;
  recited: Words | null; // what the Director reads out
  coin: boolean;
  paid: string | null;
  obstacles: Obstacle[];
  aside?: Words | null; // the Director's
  coming?: Words | null; // the Director's: the next scene
}
/** Something that heroes try, and the characteristic it usually calls for. */
export interface Task {
  id: string;
  words: Words;
  characteristic: string;
}
/** What only the Director sees. */
export interface Desk {
  notes: Words[];
  malice: number;
  banked: number;
  budget: Budget;
  tasks: Task[];
}
/** A session as one seat sees it. */
export interface Sitting {
  episode: string; // free, fight, montage, negotiation, respite
  worthy: boolean;
  tokens: number;
  evening: number;
  hours: number;
  setting: Words | null;
  deeds: Deed[];
  beings: Being[];
  bargains: Bargain[];
  throw: Roll | null;
  last: Roll | null;
  battle: Battle | null;
  montage: Montage | null;
  parley: Parley | null;
  repose: Repose | null;
  tale: Tale | null;
  behind: Desk | null;
}
export interface View extends wire.View {
  sitting: Sitting;
  lexicon: Record<string, Record<string, Words>>; // what the parts of option keys are called
}
export interface Shapes extends wire.Shapes {
  View: View;
}
