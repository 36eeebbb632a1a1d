// The shapes of docs/wire.md, exactly as they come from the server. Nothing here knows a game.

export interface Words {
  fr: string;
  en: string;
}

export interface Element {
  words: Words;
  ok?: boolean;
  rule?: string | null;
}
export interface Part {
  ok?: boolean;
  elements: Element[];
}
export interface Effect {
  ref?: string | null;
  label: Words | null;
  ok?: boolean;
  parts: Part[];
}

export interface Figure {
  id: string;
  value: number;
  printed: number;
  words?: Words;
  icon?: string;
  causes?: { ref?: string | null; words: Words; rule?: string | null }[];
  left?: number; // what is not used up (an armor that has absorbed)
}
export interface Counter {
  id: string;
  words: Words;
  icon: string;
  value: number;
  of?: number | null;
}
export interface Badge {
  id: string;
  words: Words;
  icon: string;
}

export interface Card {
  ref: string;
  id: string | null;
  back?: string | null;
  owner: number | null;
  states?: string[];
  figures?: Figure[];
  counters?: Counter[];
  effects?: Effect[];
  under?: Card[];
  house?: string; // the band it belongs to, when that may differ from its face's
  controller?: number;
  keywords?: Record<string, number>;
}
export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  layout: 'hand' | 'row' | 'pile' | 'grid';
  words: Words;
  icon: string;
  count: number;
  cards: Card[];
}
export interface Place {
  ref: string;
  words: Words;
  icon: string;
  value: number; // absent where a place holds no tokens (a slot of a battle mat)
  start: number | null;
  of: number | null;
  full: boolean;
  pawns: number[];
}
export interface Player {
  seat: number;
  band: string | null;
  counters: Counter[];
  badges: Badge[];
  cards: string[];
  houses?: string[];
  keys?: { id: string; forged: boolean }[];
  deck?: { name: string; cards: { id: string; house: string; n: number }[] };
}
export interface Step {
  id: string;
  words: Words;
  icon: string;
}
export interface View {
  game: string;
  mode: string | null;
  seat: number | null;
  turn: number;
  title: Words;
  steps: Step[];
  step: string | null;
  active: number | null;
  house?: string | null;
  duties: { words: Words; done: boolean }[];
  players: Player[];
  places: Place[];
  zones: Zone[];
}

export interface Option {
  key: string;
  words: Words;
  touches: string[];
  icon?: string | null;
  role?: 'forward' | 'quiet' | null;
  forecast?: { words: Words; mark?: string | null } | null;
}
/** A button that is off: the same answer, and why it cannot be given now. */
export interface Refused {
  key: string;
  words: Words;
  icon?: string | null;
  role?: 'forward' | 'quiet' | null;
  why: Words;
  rule: string | null;
}
export interface Choice {
  seat: number;
  kind: string;
  prompt: Words;
  why: Words | null;
  rule: string | null;
  source: string | null;
  options: Option[];
  refused?: Refused[];
}

export interface Named {
  ref: string | null;
  id: string;
  fr: string;
  en: string;
}
export interface Line {
  n: number;
  turn: number;
  depth: number;
  kind: string;
  seat: number | null;
  words: Words;
  names: Named[];
  rule: string | null;
  touches: string[];
}

export interface Refusal {
  words: Words;
  rule: string | null;
}
export interface Outcome {
  winners: number[];
  scores: (number | null)[] | null;
  reason: Words;
  rule: string | null;
  touches: string[];
}

export interface Seat {
  seat: number;
  name: string | null;
  who: 'human' | 'bot' | 'open';
  bot: string | null;
  here: boolean;
  since: number | null;
}
export interface State {
  type: 'state';
  n: number;
  table: { id: string; game: string; options: Record<string, unknown>; seed_hash: string; seed: string | number | null };
  you: number | null;
  seats: Seat[];
  view: View;
  choice: Choice | null;
  waiting: number[];
  log: Line[];
  log_from: number;
  undo: { can: boolean; what: Words | null; why: Words | null };
  over: Outcome | null;
  trouble: Words | null; // why the bots do not answer, while that lasts
}

/** Before the game: somebody has still to choose a deck, and nothing is dealt. */
export interface Choosing {
  type: 'choosing';
  n: number;
  table: { id: string; game: string; seed_hash: string };
  you: number | null;
  seats: Seat[];
  choosing: number[];
}

export type FromServer =
  | State
  | Choosing
  | { type: 'refusal'; about: string; words: Words | null; rule: string | null }
  | { type: 'error'; words: Words; rule: string | null; n: number }
  | { type: 'hint'; n: number; key: string; words: Words | null }
  | { type: 'moment'; n: number; view: View };

export type ToServer =
  | { do: 'sit'; token: string; name?: string }
  | { do: 'watch' }
  | { do: 'deck'; deck: string }
  | { do: 'play'; n: number; key: string }
  | { do: 'undo'; n: number }
  | { do: 'why_not'; key?: string; thing?: string }
  | { do: 'hint'; n: number }
  | { do: 'moment'; n: number }
  | { do: 'name'; name: string }
  | { do: 'leave' };

export interface OptionValue {
  id: string;
  words: Words;
  icon?: string | null;
  help?: Words | null;
}
export interface OptionSpec {
  id: string;
  words: Words;
  per: 'seat' | 'table';
  values: OptionValue[];
  default: string;
}
export interface GameLine {
  id: string;
  fr: string;
  en: string;
  built: boolean;
  tagline: Words;
  minutes: [number, number];
  seats: [number, number];
  modes: { id: string; words: Words }[];
  cards: { total: number } & Record<string, number>;
  rules: number;
  accent: { light: string; dark: string };
  icon: string;
  bots: string[];
  options: OptionSpec[];
  decks?: string | null; // the option that takes a deck, where players bring their own
  builds?: boolean; // decks are built card by card
}
export interface CatalogueCard {
  id: string;
  fr: string;
  en: string;
  kind: string;
  band: string;
  icon: string;
  mark: string;
  dots?: number | null;
  effects?: Effect[];
  figures?: Figure[];
  words?: Words | null;
  number?: number;
  rarity?: string;
  bonus?: number;
  traits?: string[];
  keywords?: Record<string, number>;
}
export interface DeckLine {
  deck: string;
  name: string | Words; // in both languages: a ready one
  bands: string[];
  created: number | null;
}
export interface DeckGroup {
  band: string;
  kind?: string;
  cards: { id: string; band: string; n: number }[];
}
export interface DeckShown {
  deck: string;
  name: string | Words;
  created: number | null;
  mine: boolean;
  groups: DeckGroup[];
  totals: Counter[];
}
/** What a builder knows from the start: the bands a deck may be of, and how many copies of each card. */
export interface Plan {
  bands: string[];
  cards: Record<string, { most: number; mark: string; rule: string }>;
}
export interface Built {
  band: string;
  cards: Record<string, number>;
  name?: string;
}
export interface Examined {
  totals: (Counter & { of: number; rule: string })[];
  curve: { value: number; n: number }[];
  faults: { rule: string; words: Words; card: string | null }[];
  text: Words;
}
export interface Band {
  words: Words;
  color: string;
  icon: string;
  angle: number;
}
export interface Catalogue extends Omit<GameLine, 'cards'> {
  cards: Record<string, CatalogueCard>;
  kinds: Record<string, Words>;
  bands: Record<string, Band>;
  states: Record<string, { words: Words; icon: string }>;
  marks: Record<string, Words>;
  layout: string;
  plan?: Plan | null;
}
export interface Rule {
  id: string;
  fr: string;
  en: string;
}
export interface Rulebook {
  game: string;
  sections: { title: Words; rules: Rule[] }[];
}
export interface TableLine {
  table: string;
  game: string;
  seats: Seat[];
  n: number;
  over: Outcome | boolean | null;
  seed_hash: string;
  created: string | number;
}
export interface Opened {
  table: string;
  opener: string; // shown again to renew links and to delete the table
  seats: { seat: number; who: 'me' | 'bot' | 'friend'; token?: string }[];
}
export type SeatWish =
  | { who: 'me'; name?: string }
  | { who: 'bot'; bot: string }
  | { who: 'friend' };
