// What a game may bring to the page: how it draws its table, its cards and its decks, and its own words. A game that
// brings nothing is played on the plain board. The shared parts of the page get it through Svelte's context.
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { Level } from './choosing.ts';
import type { Language } from './text.ts';
import type { Choice, DeckGroup, Line, Shapes, Words, Zone } from './wire.ts';

export type CardSize = 'M' | 'S' | 'XS';
export interface BoardProps<S extends Shapes = Shapes> {
  view: S['View'];
  compact: boolean; // on a phone
  openPile: (zone: S['Zone']) => void;
}
export interface StripProps<S extends Shapes = Shapes> {
  player: S['Player'];
  compact: boolean;
  openPile: (zone: S['Zone']) => void;
}
export interface DetailsProps<S extends Shapes = Shapes> {
  card: S['Card'] | null; // null: the printed card, as in a list of decks
  face: S['Face'];
  band?: string; // the band it has in a deck, when there is no card on a table
  catalogue?: S['Catalogue'] | null; // outside a table there is no session to ask
}

/** `S` is the game's own table of shapes (`wire.ts` in its folder). */
export interface Layout<S extends Shapes = Shapes> {
  Board: Component<BoardProps<S>>;
  /** Scenery behind the board and the hand: decoration only, never read or clicked. */
  Scene?: Component<{ view: S['View'] }>;
  /** Zones of a player that are shown in the strips (others') or beside the hand (one's own), not on the board. */
  laid?: (zone: S['Zone']) => boolean;
  /** Two players face to face: a spectator sits behind the first. */
  faced?: boolean;
  /** The board draws the players itself, on a desktop or on every screen: there is no strip above and below it. */
  seated?: boolean | 'everywhere';
  /** What its places are called where one is to be chosen: « un emplacement ». */
  place?: Words;
  /** On a phone the reason of a question of this kind is left out: the board needs the room. */
  terse?: (kind: string) => boolean;
  /** How tall the hand is, when the board needs the room. */
  handHeight?: { desk: string; phone: string };

  /** The face of a card. */
  Face?: Component<{ card: S['Card']; size: CardSize }>;
  /** What the plain face and the inspector show at the end of a card's band. */
  Corner?: Component<{ face: S['Face']; large?: boolean }>;
  /** The band a card belongs to now, when that may differ from its face's. */
  bandOf?: (card: S['Card'], face: S['Face'] | undefined) => string | undefined;
  /** How a card is read out, and the classes its tile wears. */
  spoken?: (card: S['Card'], catalogue: S['Catalogue'], language: Language) => string;
  wears?: (card: S['Card']) => string;
  /** What is written on a card, where the game has a field of its own for it. */
  text?: (face: S['Face'], language: Language) => string;

  /** The strip of a player, what the inspector says of a card and of a place, what the header says of the turn. */
  Strip?: Component<StripProps<S>>;
  Details?: Component<DetailsProps<S>>;
  PlaceDetails?: Component<{ place: S['Place'] }>;
  Status?: Component<{ view: S['View']; compact: boolean }>;
  /** The keywords whose rules `Details` already opens. */
  opens?: (card: S['Card'] | null, face: S['Face']) => string[];
  /** A question that deserves more than a row of buttons, and which questions do. */
  Ask?: Component<{ choice: Choice; view: S['View']; compact: boolean }>;
  asks?: (choice: Choice) => boolean;
  /** Answers that the board itself offers, by their keys: the bar leaves them out. The same for all that is offered unasked. */
  holds?: (choice: Choice, key: string) => boolean;
  offered?: boolean;
  /** What a thing is called that is no card, seat, place or zone, and what the inspector says of it. */
  named?: (view: S['View'], ref: string) => Words | undefined;
  Piece?: Component<{ ref: string; sheet: boolean }>;
  /** What the end says, where nobody wins: instead of the winner and the scores. */
  Closing?: Component<{ view: S['View'] }>;
  /** The icons of what a forecast announces, by its mark; winning and losing have theirs already. */
  marks?: Record<string, string>;
  /** The kinds of log lines worth a small celebration, and those that tell of dice (they have a sound of their own). */
  celebrates?: Celebrations;
  throws?: readonly string[];
  /** The upper part of the board shows what is celebrated: the banner goes to its foot. */
  low?: boolean;
  /** Cards the question is about that are in no visible zone (a pile, a revealed hand): they are shown beside the hand. */
  fetched?: (view: S['View'], level: Level, you: number | null) => Zone[];

  /** A deck whose list everybody at the table may read. */
  deckOf?: (player: S['Player']) => { name: string; groups: DeckGroup[] } | null;
  decks?: DeckPages<S>;
}

/** How a line of the log is celebrated. */
export interface Celebration {
  /** Instead of the game's emblem. */
  icon?: string;
  /** Instead of the line's own words. */
  words?: Words;
  /** Which lines of this kind; all, unless it is said. */
  when?: (line: Line) => boolean;
}
/** By the kind of the line. */
export type Celebrations = Readonly<Record<string, Celebration>>;

/** What a game adds to the pages where decks are listed, read and built. */
export interface DeckPages<S extends Shapes = Shapes> {
  /** How a list is written, and what to say when there is none. */
  importHelp?: Words;
  none?: Words;
  /** The button that makes a deck at random. */
  draw?: { icon: string; words: Words; busy: Words };
  /** What a card is called that has another band than its face's. */
  stray?: Words;
  /** What is shown of a card at the end of its line in a deck, and under its name in the builder. */
  LineEnd?: Component<{ face: S['Face'] }>;
  Facts?: Component<{ face: S['Face'] }>;
  /** The builder's filters besides type and cost, and what its search looks through besides the names. */
  filters?: Filter<S>[];
  searched?: (face: S['Face'], language: Language) => string[];
}
export interface Filter<S extends Shapes = Shapes> {
  id: string;
  words: Words;
  any: Words;
  values: (faces: S['Face'][], language: Language) => { id: string; words: Words }[];
  passes: (face: S['Face'], value: string) => boolean;
}
/** Where people write cards of their own for a game: `Workshop.svelte` in its folder. */
export type Workshop = Component<{ catalogue: Shapes['Catalogue'] }>;
/** What covers a game's box in the lobby; the emblem is drawn in the middle. */
export type Cover = Component<{ children: Snippet }>;

/** A game's layout as the rest of the page sees it. The one place where a game's shapes are taken for the common ones. */
export const define = <S extends Shapes>(own: Layout<S>): Layout => own as unknown as Layout;

const KEY = Symbol('layout');
export const provideLayout = (now: () => Layout | undefined): void => void setContext(KEY, now);
export const useLayout = (): (() => Layout | undefined) => getContext<(() => Layout | undefined) | undefined>(KEY) ?? (() => undefined);
