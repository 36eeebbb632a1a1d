// Made by tools/wire.py from engine/wire.py and server/wire.py: change the shapes there.
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
  ref?: string | null; // null when the card has one effect, which is the card itself
  label: Words | null;
  ok?: boolean; // absent in the catalogue: whether it can be used is a matter of the moment
  words?: Words; // the whole as printed, in the catalogue
  spoken?: Words; // the same as people say it, where the printed form is terse
  parts: Part[];
}
export interface Cause {
  ref?: string | null;
  words: Words;
  rule?: string | null;
}
export interface Figure {
  id: string;
  value: number;
  printed?: number; // absent in the catalogue, where the value is what is printed
  words?: Words;
  icon?: string;
  causes?: Cause[];
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
  id: string | null; // null when the face is hidden
  back?: string | null; // the band of a hidden card's back
  owner: number | null;
  states?: string[];
  figures?: Figure[];
  counters?: Counter[];
  effects?: Effect[];
  under?: Card[];
}
export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  layout: 'hand' | 'row' | 'pile' | 'grid';
  words: Words;
  icon: string;
  count: number;
  cards: Card[]; // only those this seat may see or point at
  audience?: number[]; // the seats that see its cards, if these are not the usual ones
}
export interface Place {
  ref: string;
  words: Words;
  icon?: string;
  value?: number; // absent where a place holds no tokens
  of?: number | null;
  pawns?: number[]; // seats whose pawn stands here
}
export interface Player {
  seat: number;
  band: string | null;
  counters: Counter[];
  badges: Badge[];
  cards: string[]; // identity cards in front of the player (catalogue ids)
  won: boolean;
}
export interface Step {
  id: string;
  words: Words;
  icon: string;
}
export interface Duty {
  words: Words;
  done: boolean;
}
export interface View {
  game: string;
  mode: string | null;
  seat: number | null;
  turn: number;
  title: Words;
  steps: Step[];
  step: string | null;
  active: number | null; // the seat in charge
  duties: Duty[];
  players: Player[];
  places: Place[];
  zones: Zone[];
}
export interface Forecast {
  words: Words;
  mark?: string | null;
}
/** Something to be filled in: in the key it is `*` until it is given, and a text is percent-encoded. */
export interface Open {
  name: string;
  kind: 'text' | 'amount';
  low: number; // of the amount, or of the text's length
  high: number;
  words: Words;
}
export interface Option {
  key: string;
  words: Words;
  touches: string[];
  icon?: string | null;
  role?: 'forward' | 'end' | 'quiet' | null;
  final?: boolean; // it cannot be taken back
  forecast?: Forecast | null;
  open?: Open[];
}
/** A button that is off: the same answer, and why it cannot be given now. */
export interface Refused {
  key: string;
  words: Words;
  icon?: string | null;
  role?: 'forward' | 'end' | 'quiet' | null;
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
  n: number; // the answer it followed; 0 is the set-up
  turn: number;
  depth: number;
  kind: string;
  seat: number | null;
  words: Words;
  names: Named[];
  rule: string | null;
  touches: string[];
}
export interface Outcome {
  winners: number[];
  scores: (number | null)[] | null;
  reason: Words;
  rule: string | null;
  touches: string[];
}
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
  rare?: boolean; // folded away: few players will want it
}
/** What a seat may be, where seats are not all alike. */
export interface RoleSpec {
  id: string;
  words: Words;
  icon: string;
  low: number; // how many seats have it
  high: number;
  bots: string[] | null; // those that can play it; null: all
}
export interface Mode {
  id: string;
  words: Words;
}
export interface Accent {
  light: string;
  dark: string;
}
/** What a bot is called, and in a sentence how it plays. */
export interface BotWords {
  name: Words;
  about?: Words; // the bots of others do not say it
}
/** A lesson as the lobby offers it. */
export interface LessonLine {
  id: string;
  words: Words;
  minutes: number;
  steps: number;
}
export interface GameInfo {
  id: string;
  fr: string;
  en: string;
  built: boolean;
  tagline: Words;
  minutes: [number, number];
  seats: [number, number];
  modes: Mode[];
  rules: number;
  accent: Accent;
  icon: string;
  bots: string[]; // ours from the weakest to the strongest, then those of others
  bot_words?: Record<string, BotWords>; // by name
  options: OptionSpec[];
  decks: string | null; // the option that takes a deck, where players bring their own
  builds: boolean; // decks are built card by card
  roles?: RoleSpec[]; // absent: all seats are alike
  lessons: LessonLine[];
  carries: boolean; // what a game leaves is what the next of a campaign begins with
  heirs?: string; // the option, a number a seat, that says from which seat of the last chapter it goes on
  writes: boolean; // it reads cards that people write themselves
}
export interface GameLine extends GameInfo {
  cards: Record<string, number>; // `total`, then how many there are of each mark
}
/** What the catalogue says of a card. */
export interface Face {
  id: string;
  fr: string;
  en: string;
  kind: string;
  band: string;
  icon: string;
  mark: string;
  effects?: Effect[];
  figures?: Figure[];
  words?: Words | null;
}
export interface Band {
  words: Words;
  color: string;
  icon: string;
  angle: number;
}
export interface StateWords {
  words: Words;
  icon: string;
}
export interface Limit {
  most: number;
  mark: string; // the sign of the limit; empty where there is none
  rule: string;
  cost: number;
}
/** What a builder knows from the start: the bands a deck may be of, what each card costs, how many copies may be in. */
export interface Plan {
  bands: string[];
  cards: Record<string, Limit>;
}
/** What of the view says how far one has come: a counter of the players, or the place where one's pawn stands. */
export interface AidProgress {
  counter?: string;
  pawn?: boolean;
}
export interface AidAim {
  modes: string[]; // those it is for; empty: all
  text: Words;
  rule: string;
  progress: AidProgress[];
}
export interface AidStep {
  id: string;
  words: Words | null; // null: the step of the view with this id has its own
  text: Words;
  rule: string;
  kinds: string[]; // the questions that are asked in it, where the view has no steps
}
/** What a remark waits for: all that is named must hold. */
export interface AidWhen {
  step?: string;
  turn?: string;
  state?: string;
  question?: string;
  option?: string;
  counter?: string;
  line?: string;
  keyword?: string;
  card?: string;
}
export interface AidRemark {
  id: string;
  when: AidWhen;
  text: Words;
  rule: string;
}
export interface Keyword {
  id: string;
  words: Words;
  rule: string;
}
/** What accompanies a first game. */
export interface Aid {
  aims: AidAim[];
  steps: AidStep[];
  remarks: AidRemark[];
  keywords: Keyword[];
  cards: Record<string, string[]>; // the keywords of each card that has some
}
export interface Catalogue extends GameInfo {
  cards: Record<string, Face>;
  kinds: Record<string, Words>;
  bands: Record<string, Band>;
  states: Record<string, StateWords>;
  marks: Record<string, Words>;
  layout: string;
  plan: Plan | null;
  aid?: Aid | null; // the server adds it; null where a game has none
}
export interface DeckCard {
  id: string;
  band: string; // may differ from its face's
  n: number;
}
export interface DeckGroup {
  band: string;
  kind?: string;
  cards: DeckCard[];
}
export interface Fault {
  rule: string;
  words: Words;
  card: string | null; // where one card breaks the rule
}
export interface Total {
  id: string;
  words: Words;
  icon: string;
  value: number;
  of: number;
  rule: string;
}
export interface Column {
  value: number;
  n: number;
}
export interface Examined {
  totals: Total[];
  curve: Column[];
  faults: Fault[];
  text: Words;
}
export interface Seat {
  seat: number;
  name: string | null;
  who: 'human' | 'bot' | 'open';
  bot: string | null;
  called?: Words; // what people call the bot
  here: boolean;
  since: number | null; // since when the player has been away, in epoch seconds
  stand_in?: boolean; // a bot plays until they are back
  conceded?: boolean; // they have given up: while the others play on, a bot answers for the seat
  role?: string; // in games with roles: its id, see the catalogue
}
/** Why an option may not have a value beside the others. */
export interface NotTogether {
  words: Words;
  rule: string | null;
}
/** What may be chosen for a table beside what is chosen: by option, then by value, what is refused. */
export interface Combined {
  options: Record<string, unknown>; // what was asked for, corrected where it did not go together
  table: Record<string, Record<string, NotTogether>>;
  seats: Record<string, Record<string, NotTogether>>[];
  sides: number[]; // seats of one side win and lose together
}
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seed_hash: string;
  seed: string | number | null; // shown once the game is over
  cards?: Record<string, Face>; // the faces of the cards that it has of its own, beside those of the catalogue
}
export interface Undo {
  can: boolean;
  what: Words | null;
  why: Words | null;
}
/** At a table where a lesson is taught: the step its pupil is at. */
export interface Lesson {
  id: string;
  title: Words;
  step: number; // from 1
  of: number;
  text: Words;
  keys: string[]; // the right answers; empty: there is only something to read, and `next` is the answer
  light: string[]; // references of what the text is about
  done: boolean; // it is the last step
  shows: string | null; // the rule that a small position shows; null at a lesson
}
export interface State {
  type: 'state';
  n: number; // answers so far
  table: TableInfo;
  you: number | null;
  seats: Seat[];
  view: View;
  choice: Choice | null; // what this seat must answer
  offers: Option[]; // what it may do without being asked
  waiting: number[];
  log: Line[];
  log_from: number;
  undo: Undo;
  over: Outcome | null;
  trouble: Words | null; // why the bots do not answer, while that lasts
  lesson?: Lesson;
}
/** A CHOICE in a PATCH: a number among its options, or those refused, is the one at that index of the last choice. */
export interface ChoicePatch {
  seat: number;
  kind: string;
  prompt: Words;
  why: Words | null;
  rule: string | null;
  source: string | null;
  options: (Option | number)[];
  refused?: (Refused | number)[];
}
/** What changed since the last state of this connection: a part that is absent is as it was. */
export interface Patch {
  type: 'patch';
  n: number;
  base: number; // the `n` of that state
  table?: TableInfo;
  seats?: Seat[];
  view?: Record<string, unknown>; // a change: `set` has the fields that are new, `within` the changes inside others
  choice?: ChoicePatch | null;
  offers?: (Option | number)[]; // numbers as in a choice
  waiting?: number[];
  log: Line[];
  log_from: number;
  undo?: Undo;
  over?: Outcome | null;
  trouble?: Words | null;
  lesson?: Lesson;
}
export interface NewTable {
  id: string;
  game: string;
  seed_hash: string;
}
/** Before the game: somebody has still to choose a deck, and nothing is dealt. */
export interface Choosing {
  type: 'choosing';
  n: number;
  table: NewTable;
  you: number | null;
  seats: Seat[];
  choosing: number[];
}
export interface Refusal {
  type: 'refusal';
  about: string;
  words: Words | null; // null: it is allowed
  rule: string | null;
}
export interface Error {
  type: 'error';
  words: Words;
  rule: string | null;
  n: number;
}
/** A move, the chance to win that it leaves, and what it leads to. */
export interface PlayLine {
  key: string;
  words: Words | null;
  chance: number;
  reasons: Words[];
}
export interface Hint {
  type: 'hint';
  n: number;
  key: string;
  words: Words | null;
  why: Words | null; // in a sentence, where no bot thinks ahead: there are no lines then
  lines: PlayLine[]; // the best and the second
}
export interface CurvePoint {
  n: number;
  chances: number[]; // of each seat
}
/** An answer that cost its player chances. */
export interface TurningPoint {
  n: number; // it was given after so many
  seat: number;
  title: Words;
  asked: Words; // the question that it answered
  loss: number;
  better: PlayLine;
  played: PlayLine;
}
/** A finished game, analysed. */
export interface Looked {
  game: string;
  seats: number;
  answers: number;
  over: Outcome | null;
  curve: CurvePoint[];
  moments: TurningPoint[];
}
export interface Analysis {
  type: 'analysis';
  n: number;
  part: number; // how much of it is done
  found: Looked | null; // null until all of it is
}
export interface Moment {
  type: 'moment';
  n: number;
  view: View;
  open?: boolean; // after the end: the hands of all are open in it
}
export interface SeatLink {
  seat: number;
  token: string;
}
/** After the end: a table that one of the players has opened for another game, or the next chapter of the campaign. */
export interface Rematch {
  type: 'rematch';
  n: number;
  table: string;
  by: number | null; // who has; null if that is not known
  token: string | null; // of one's own seat there; null for spectators and those who have none
  opener?: string; // for the one who opened it
  friends?: SeatLink[]; // likewise: the links of the other people
  chapter?: boolean; // it is the next chapter
}
/** What a player has said to the others at the table. */
export interface SaidLine {
  seat: number;
  text: string;
  at: number; // seconds since 1970
  to: number[] | null; // the seats that may read it, unless everybody may
}
/** Talk at the table, as far as this connection may read it. */
export interface Said {
  type: 'said';
  lines: SaidLine[];
  earlier?: boolean; // on entering: all that is kept, and none of it news
}
export type FromServer = State | Patch | Choosing | Refusal | Error | Hint | Moment | Analysis | Rematch | Said;
export interface Sit {
  do: 'sit';
  token: string;
  name?: string;
}
export interface Watch {
  do: 'watch';
}
export interface ChooseDeck {
  do: 'deck';
  deck: string;
}
export interface Play {
  do: 'play';
  n: number;
  key: string;
}
export interface TakeBack {
  do: 'undo';
  n: number;
}
export interface WhyNot {
  do: 'why_not';
  key?: string;
  thing?: string;
}
export interface AskHint {
  do: 'hint';
  n: number;
}
export interface AskAnalysis {
  do: 'analyse';
}
export interface AskMoment {
  do: 'moment';
  n: number;
  seat?: number | null; // after the end: through whose eyes
  open?: boolean; // after the end: with all hands open
}
export interface AskRematch {
  do: 'rematch';
}
export interface Absent {
  do: 'absent';
  seat: number; // who is away
  what: 'bot' | 'claim';
}
export interface Rename {
  do: 'name';
  name: string;
}
export interface Say {
  do: 'say';
  text: string;
}
export interface Leave {
  do: 'leave';
}
export type ToServer = Sit | Watch | ChooseDeck | Play | TakeBack | WhyNot | AskHint | AskMoment | AskAnalysis | AskRematch | Absent | Rename | Say | Leave;
export interface CardFault {
  line: number; // from 1
  column: number; // from 1
  word: string; // what stands there
  words: Words; // and what could
}
export interface CardFinding {
  card: string;
  line: number;
  column: number;
  word: string;
  rule: string;
  words: Words;
}
/** What a text of cards says, or where it is wrong. */
export interface CheckedCards {
  cards: Face[];
  faults: CardFault[];
  findings: CardFinding[]; // what can be read and should not be printed
  warnings: CardFinding[]; // cards that may be printed, but not without a remark
}
export interface DeckLine {
  deck: string;
  name: string | Words; // in both languages: a ready one
  bands: string[];
  created: number | null;
}
export interface DeckShown {
  deck: string;
  name: string | Words;
  created: number | null;
  mine: boolean;
  groups: DeckGroup[];
  totals: Counter[];
}
export interface Built {
  band: string;
  cards: Record<string, number>;
  name?: string;
}
export interface Rule {
  id: string;
  fr: string;
  en: string;
  examples?: string[]; // rows that are examples of it
  positions?: string[]; // small positions that show it
}
export interface Section {
  number: string; // of the chapter; empty where it has none
  title: Words;
  part: Words | null; // the part of the book that it is in, where there are parts
  sub: boolean; // it belongs to the chapter before it
  rules: Rule[];
}
export interface Rulebook {
  game: string;
  sections: Section[];
}
/** How far a lesson is. */
export interface LessonAt {
  id: string;
  step: number;
  of: number;
}
export interface TableLine {
  table: string;
  game: string;
  seats: Seat[];
  n: number;
  over: Outcome | boolean | null;
  seed_hash: string;
  created: string | number;
  lesson?: LessonAt; // a lesson is taught here
}
/** A number by which a finished game is told. */
export interface TallyWords {
  id: string;
  words: Words;
  icon: string;
  most: number | null; // with so much of it the game is won
}
/** What was chosen for a turn, and by whom. */
export interface Called {
  seat: number;
  band: string;
}
export interface CalledBand {
  words: Words;
  color: string;
  icon: string;
}
/** A turn, or whatever the game is divided into, and its figures at its end. */
export interface StoryTurn {
  title: Words;
  start: number; // the first moment of it
  n: number; // and the last
  values: ((number | null)[])[]; // for each tally that of each seat; null: such a seat has none
  called: Called | null;
}
export interface StoryChange {
  tally: number; // its index
  seat: number;
  was: number;
  now: number;
}
/** An act that changed the figures more than others. */
export interface StoryPoint {
  n: number; // the moment after it
  title: Words; // of its turn
  line: Line | null; // what everybody read of it
  changes: StoryChange[]; // the weightiest first
}
/** A finished game told by its figures. */
export interface Story {
  tallies: TallyWords[]; // the one that matters most first
  sides: number[]; // of each seat: those of one side win and lose together
  called: Words | null; // what is chosen for turns, where something is
  bands: Record<string, CalledBand>; // and what was
  turns: StoryTurn[];
  turning: StoryPoint[];
}
export interface OpenedSeat {
  seat: number;
  who: 'me' | 'bot' | 'friend';
  token?: string;
}
export interface Opened {
  table: string;
  opener: string; // shown again to renew links and to delete the table
  seats: OpenedSeat[];
}
export interface OpenedChapter extends Opened {
  campaign: string;
}
export interface Chapter {
  table: string;
  state: 'playing' | 'over' | 'gone';
  ended: number | null;
}
export interface CampaignLine {
  campaign: string;
  game: string;
  name: string;
  created: number;
  chapters: Chapter[]; // in order
  can: boolean; // be continued
}
export interface PastSeat {
  seat: number;
  name: string | null;
  who: 'human' | 'bot' | 'open';
  bot: string | null;
  called?: Words; // what people call the bot
  role?: string;
  mine?: boolean; // the seat of the campaign's owner
}
export interface ToldChapter {
  said: Words[]; // how it ended, and what else the game tells; nothing while it is played or when it is gone
  seats: PastSeat[];
  options: Record<string, string>; // those of the whole table that the lobby offers
}
export interface Chronicle {
  chapters: ToldChapter[]; // in order
}
export interface MySeat {
  who: 'me';
  name?: string;
  role?: string;
}
export interface BotSeat {
  who: 'bot';
  bot: string;
  role?: string;
}
export interface FriendSeat {
  who: 'friend';
  role?: string;
}
export type SeatWish = MySeat | BotSeat | FriendSeat;
/** The shapes by name: a game that extends some has a table of its own. */
export interface Shapes {
  Words: Words;
  Element: Element;
  Part: Part;
  Effect: Effect;
  Cause: Cause;
  Figure: Figure;
  Counter: Counter;
  Badge: Badge;
  Card: Card;
  Zone: Zone;
  Place: Place;
  Player: Player;
  Step: Step;
  Duty: Duty;
  View: View;
  Forecast: Forecast;
  Open: Open;
  Option: Option;
  Refused: Refused;
  Choice: Choice;
  Named: Named;
  Line: Line;
  Outcome: Outcome;
  OptionValue: OptionValue;
  OptionSpec: OptionSpec;
  RoleSpec: RoleSpec;
  Mode: Mode;
  Accent: Accent;
  BotWords: BotWords;
  LessonLine: LessonLine;
  GameInfo: GameInfo;
  GameLine: GameLine;
  Face: Face;
  Band: Band;
  StateWords: StateWords;
  Limit: Limit;
  Plan: Plan;
  AidProgress: AidProgress;
  AidAim: AidAim;
  AidStep: AidStep;
  AidWhen: AidWhen;
  AidRemark: AidRemark;
  Keyword: Keyword;
  Aid: Aid;
  Catalogue: Catalogue;
  DeckCard: DeckCard;
  DeckGroup: DeckGroup;
  Fault: Fault;
  Total: Total;
  Column: Column;
  Examined: Examined;
}
