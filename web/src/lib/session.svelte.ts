// One table as this browser sees it: the last state, the half-made choice, the text of the prompt bar, what the
// inspector shows. Every component of the table reads from here; only this file talks to the server.
import { getContext, setContext, tick } from 'svelte';
import { Analysing } from './analysing.svelte.ts';
import * as api from './api.ts';
import { actsLeft, backFrom, barOf, click, keepPath, leadsTo, levelOf, litState, type Lit } from './choosing.ts';
import { Connection, playUrl } from './connection.ts';
import { filled, fillsIn } from './filling.ts';
import { Flight } from './flight.ts';
import { merge, sinceYours } from './logbook.ts';
import { notify } from './notice.ts';
import { renewLink } from './opener.ts';
import { patched } from './patch.ts';
import { prefs, say, t } from './prefs.svelte.ts';
import { keptSeats, touchSeat } from './seats.ts';
import { Stage } from './stage.svelte.ts';
import { speech } from './speech.svelte.ts';
import { listed, seatName, seatTitle, withNames, type Names } from './text.ts';
import { findCard } from './things.ts';
import { OWN, Watching, type Eyes } from './watching.svelte.ts';
import type { Choice, Choosing, FromServer, Line, Option, OptionValue, PlayLine, Refused, Rematch, Said, SaidLine, Seat, Shapes, State, Story, View, Words } from './wire.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'back' | 'unknown' | 'refused' | 'broken' | 'down';
export interface Toast {
  kind: 'refusal' | 'hint' | 'note' | 'confirm';
  text: string;
  rule: string | null;
  at: number;
  ref?: string | null;
}
export type Shown = { ref: string } | { id: string };

/** `S`: the shapes as a game knows them, for the game's own components. */
export class Session<S extends Shapes = Shapes> {
  readonly table: string;
  state = $state.raw<State | null>(null);
  choosing = $state.raw<Choosing | null>(null); // before the game: decks are still being chosen
  catalogue = $state.raw<S['Catalogue'] | null>(null);
  log = $state.raw<Line[]>([]);
  link = $state<Link>('connecting');
  late = $state(false); // the connection has been down long enough to mention it
  refusedWords = $state<Words | null>(null); // the server's last words, when it will not open the table
  path = $state.raw<string[]>([]);
  inner: (() => boolean) | null = null; // takes back what is half chosen in a form of the game's own; false if nothing is
  hint = $state.raw<{ option: Option; words: string; lines: PlayLine[] } | null>(null);
  hinting = $state(false); // a hint was asked for and is being thought about
  toast = $state.raw<Toast | null>(null);
  moment = $state.raw<{ n: number; view: View; open: boolean } | null>(null);
  arriving = $state(false); // the address is that of a moment, and it has not come yet
  missing = $state.raw<Words | null>(null); // why there is no such moment
  story = $state.raw<Story | 'none' | null>(null); // how the game went, once it is over
  rematch = $state.raw<Rematch | null>(null); // the table that follows: another game, or the next chapter
  said = $state.raw<SaidLine[]>([]); // words at the table
  heard = $state(0); // how many of them this reader has had before their eyes
  sending = $state<string | null>(null);
  given = $state.raw<Words | null>(null); // the last answer, while it waits sealed for the others'
  ending = $state.raw<{ option: Option; held: boolean } | null>(null); // an end that is asked back, or held for a moment to be taken back
  filling = $state.raw<Option | null>(null); // an option that leaves something open, while the player fills it in
  shown = $state.raw<Shown | null>(null);
  near = $state.raw<{ ref: string; box: DOMRect } | null>(null); // what the pointer or the focus is on, and where
  flashed = $state.raw<ReadonlySet<string>>(new Set()); // what a line of the log is about, while one points at it
  pinned = $state(false);
  sheet = $state(false); // phone: the inspector is open as a sheet
  rule = $state<string | null>(null); // the rule being read
  ended = $state(false); // the end dialog is on screen
  deckOf = $state<number | null>(null); // whose identity card is open
  named: ((view: View, ref: string) => Words | undefined) | undefined; // how the game calls things of its own
  friends = $state.raw<{ seat: number; token: string }[]>([]); // the links that this browser made for this table

  // What the player may answer: nothing while the past is shown, the link is down, or an answer is being sent.
  readonly choice = $derived.by<Choice | null>(() => {
    const live = this.link === 'open' || this.link === 'back';
    return live && !this.moment && !this.state?.over ? (this.state?.choice ?? null) : null;
  });
  // What the player may do without being asked: not in the past, nor after the end.
  readonly offers = $derived(this.moment || this.state?.over || this.link === 'lost' ? [] : (this.state?.offers ?? []));
  readonly options = $derived(this.choice?.options ?? []);
  readonly level = $derived(levelOf(this.options, this.path));
  readonly acts = $derived(actsLeft(this.options)); // what could still be done instead of ending
  readonly bar = $derived(barOf(this.options, this.choice?.refused));
  readonly view = $derived<S['View'] | null>(this.moment?.view ?? this.state?.view ?? null);
  readonly me = $derived<number | null>((this.state ?? this.choosing)?.you ?? null);
  // Whose view is on screen: after the end the past is seen through anybody's eyes.
  readonly you = $derived<number | null>(this.moment ? this.moment.view.seat : this.me);
  readonly seats = $derived<Seat[]>((this.state ?? this.choosing)?.seats ?? []);
  readonly names = $derived<Names>({ you: this.me, seats: this.seats, language: prefs.language });

  // Whether there is somebody to talk to. Where seats have roles, talk is part of the game and has its own place.
  readonly talks = $derived(this.versus && (this.said.length > 0 || this.seats.filter((s) => s.who !== 'bot').length > (this.me === null ? 0 : 1)));

  // What is taught here, and the answers it asks for.
  readonly lesson = $derived(this.state?.lesson ?? null);
  readonly taught = $derived(this.lesson ? this.options.filter((o) => this.lesson!.keys.includes(o.key)) : []);

  // Others are at it: nothing is asked of this reader, and the game goes on.
  readonly othersAct = $derived(!this.choice && !this.moment && !!this.state && !this.state.over && !this.lesson);
  // The moment from which the others have acted since this player's last act; null if nobody has.
  readonly again = $derived.by<number | null>(() => {
    if (this.moment || this.lesson || this.you === null) return null;
    const acts = this.log.filter((line) => line.depth === 1 && line.seat !== null);
    // A player who has not acted yet sees everything from the first act on.
    const line = this.log[sinceYours(this.log, this.you)] ?? (acts.some(({ seat }) => seat === this.you) ? undefined : acts[0]);
    return line ? Math.max(0, line.n - 1) : null;
  });

  // A finished game of which bots can think ahead is looked over, and taken up again from any moment.
  readonly analysable = $derived(!!this.state?.over && !this.lesson && !!this.catalogue?.bots.includes('expert'));

  readonly flight = new Flight();
  readonly analysing = new Analysing((message) => this.#connection?.send(message) ?? false);
  readonly watching = new Watching((message) => this.#hear(message));
  readonly stage = new Stage();
  #connection: Connection | null = null;
  #lateTimer: ReturnType<typeof setTimeout> | null = null;
  #token: string | null;
  #last: Words | null = null; // an error on a connection that has not delivered a state yet
  #greeted = false; // this connection has delivered one
  #sent: number | null = null; // the moment at which the last answer was sent
  #looking: number | null = null; // the moment that was asked for
  #wanted: number | null = null; // the one to ask for next
  #first: number | null; // the moment that the address names
  #holding: ReturnType<typeof setTimeout> | undefined; // until an end is sent

  constructor(table: string, at: number | null = null) {
    this.table = table;
    this.#first = at;
    this.arriving = at !== null;
    this.#token = keptSeats()[table]?.token ?? null;
    this.friends = keptSeats()[table]?.friends ?? [];
    void this.#start();
  }

  close(): void {
    this.#connection?.close();
    this.watching.close();
    this.stage.close();
    this.takeBack();
    if (this.#lateTimer) clearTimeout(this.#lateTimer);
  }

  async #start(): Promise<void> {
    try {
      const line = await api.table(this.table);
      this.catalogue = await api.catalogue(line.game);
      touchSeat(this.table, { game: line.game, at: Date.now() });
    } catch (error) {
      const { status, words } = error instanceof api.ApiError ? error : { status: 0, words: null };
      this.refusedWords = words;
      this.link = status === 404 ? 'unknown' : words ? 'broken' : 'down';
      return;
    }
    this.#connect();
  }

  #connect(): void {
    this.#connection = new Connection(playUrl(this.table), {
      hello: () => (this.#token
        ? { do: 'sit', token: this.#token, ...(prefs.name ? { name: prefs.name } : {}) }
        : { do: 'watch' }),
      message: (m) => this.#hear(m),
      opened: () => {
        this.watching.forget();
        this.#last = null;
        this.#greeted = false;
      },
      lost: (code) => this.#lost(code),
    });
  }

  /** Someone with a wrong link can still watch. */
  watchInstead(): void {
    this.#token = null;
    this.#connection?.close();
    this.link = 'connecting';
    this.refusedWords = null;
    this.#connect();
  }

  #lost(code: number): void {
    // An error followed by a close: the server will not open this table (to this link, or to anyone). Retrying would
    // change nothing, unless it only said to come back later.
    if (!this.#greeted && this.#last && !LATER.has(code)) {
      this.#connection?.close();
      this.refusedWords = this.#last;
      this.link = code === FORBIDDEN ? 'refused' : code === NOT_FOUND ? 'unknown' : 'broken';
      speech.urgent(say(this.#last));
      return;
    }
    this.sending = null;
    this.hinting = false;
    if (this.analysing.waits) this.analysing.fail(t().lost);
    this.#looking = this.#wanted = null;
    if (this.state ?? this.choosing) this.link = 'lost';
    this.#lateTimer ??= setTimeout(() => {
      this.late = true;
      speech.calm(t().lost);
    }, 2000);
  }

  #found(): void {
    if (this.#lateTimer) clearTimeout(this.#lateTimer);
    this.#lateTimer = null;
    if (!this.late) {
      this.link = 'open';
      return;
    }
    this.late = false;
    this.link = 'back';
    speech.calm(t().back_online);
    setTimeout(() => {
      if (this.link === 'back') this.link = 'open';
    }, 3000);
  }

  #hear(message: FromServer): void {
    if ((message.type === 'state' || message.type === 'patch') && this.watching.holds(message, this.othersAct && prefs.pace > 0)) return;
    switch (message.type) {
      case 'state':
        this.#take(message);
        break;
      case 'patch':
        // What it changes is what this connection said last, and then it fits; otherwise a new connection starts from the whole.
        if (this.#greeted && this.state?.n === message.base) this.#take(patched(this.state, message));
        else this.#connection?.restart();
        break;
      case 'choosing':
        this.#greeted = true;
        this.#connection?.settle();
        if (this.link !== 'open') this.#found();
        this.choosing = message;
        this.sending = null;
        break;
      case 'refusal':
        if (message.words) this.refuse(message.words, message.rule, message.about);
        else this.note(t().impossible(t().noReason));
        break;
      case 'error':
        this.sending = null;
        this.hinting = false;
        this.#looking = this.#wanted = null;
        if (this.arriving && this.#greeted) this.missing = message.words;
        if (this.analysing.waits) this.analysing.fail(this.text(message.words));
        else if (!this.#greeted) this.#last = message.words;
        else if (this.lesson && message.rule) this.#correct(message.words, message.rule);
        else this.refuse(message.words, message.rule, null, true);
        break;
      case 'hint': {
        this.hinting = false;
        const option = this.options.find((o) => o.key === message.key) ?? this.options.find((o) => o.open?.length && fillsIn(o.key, message.key));
        if (!option || message.n !== this.state?.n) break;
        const text = [t().hintIs(this.text(message.words ?? option.words)), ...(message.why ? [this.text(message.why)] : [])].join('. ');
        this.path = [];
        const known = message.lines.filter((line) => this.options.some((o) => o.key === line.key));
        this.hint = { option, words: text, lines: known };
        this.toast = { kind: 'hint', text, rule: null, at: Date.now() };
        speech.calm([text, ...(known[0]?.reasons.map((r) => this.text(r)) ?? [])].join(', '));
        break;
      }
      case 'rematch':
        this.rematch = message;
        break;
      case 'said':
        this.#listen(message);
        break;
      case 'analysis':
        this.analysing.hear(message);
        break;
      case 'moment': {
        if (message.n !== this.#looking) break; // the present was asked for meanwhile
        const wanted = this.#wanted;
        this.#looking = this.#wanted = null;
        this.flight.capture();
        this.moment = { n: message.n, view: message.view, open: !!message.open };
        this.arriving = false;
        void tick().then(() => this.flight.play());
        this.watching.arrived(message.n, this.state?.n ?? 0, (n) => this.goTo(n), () => this.present());
        if (wanted !== null && wanted !== message.n) this.#look(wanted);
      }
    }
  }

  /** Words at the table; on coming in, all that is kept of them. */
  #listen({ lines, earlier }: Said): void {
    this.said = earlier ? lines : [...this.said, ...lines];
    if (earlier) this.heard = lines.length; // there to be read, and no news
    else for (const line of lines) if (line.seat !== this.me) speech.calm(`${this.seat(line.seat)}${prefs.language === 'fr' ? '\u00a0' : ''}: ${line.text}`);
  }

  #take(next: State): void {
    this.#greeted = true;
    this.#connection?.settle();
    if (this.link !== 'open') this.#found();
    const before = this.state;
    const lines = merge(this.log, next.log, next.log_from);
    const news = before ? lines.slice(Math.min(this.log.length, next.log_from || lines.length)) : [];
    // Somebody who is asked at the same time has answered, unseen: what this player is choosing, or has just sent, still stands.
    const same = !!before?.choice && next.n !== before.n && before.waiting.length > 1 && !news.length && JSON.stringify(next.choice) === JSON.stringify(before.choice);
    const fresh = next.n !== before?.n && !same;
    if (!this.moment) this.flight.capture();
    const own = next.table.cards; // a table may have cards that the game does not
    if (own && !before && this.catalogue) this.catalogue = { ...this.catalogue, cards: { ...this.catalogue.cards, ...own } };
    this.state = next;
    this.choosing = null;
    this.log = lines;
    if (!same) {
      this.#keepFilling(next);
      this.sending = null;
    }
    this.path = fresh ? [] : keepPath(next.choice?.options ?? [], this.path);
    if (fresh) {
      this.takeBack();
      this.hint = null;
      this.hinting = false;
      this.near = null; // what was read beside the table must not lie on what comes next
      if (this.toast && Date.now() - this.toast.at > 900) this.toast = null;
    }
    // The same question again: somebody came or went while the answer was on its way, and it still stands.
    if (news.length || next.over || (next.choice && next.n !== this.#sent && !same)) this.given = null;
    this.#speak(before, next, news);
    if (next.lesson && next.lesson.step !== before?.lesson?.step) speech.calm(this.text(next.lesson.text));
    if (!this.moment) this.watching.show(news, this.you);
    if (before && !this.moment) this.#tell(before, next, news);
    if (!before && next.you !== null) touchSeat(this.table, { seat: next.you });
    if (next.over && !before?.over) this.#end(!next.lesson);
    if (this.arriving && this.#looking === null) this.goTo(this.#first!);
    if (before && fresh && !this.moment) void tick().then(() => this.flight.play());
  }

  #speak(before: State | null, next: State, news: Line[]): void {
    if (!before) return;
    for (const line of news.slice(-12)) if (line.depth > 0) speech.calm(this.text(line.words));
    if (next.over && !before.over) {
      speech.urgent(`${t().over}. ${this.winners(next)}. ${this.text(next.over.reason)}`);
    } else if (next.choice && !before.choice) {
      const lit = levelOf(next.choice.options, []).first.size;
      speech.urgent(`${t().yourTurn} ${this.text(next.choice.prompt)}. ${lit ? t().things(lit) : ''}`);
      void notify(`${this.catalogue?.[prefs.language] ?? t().site} · ${t().turnYours}`, this.text(next.choice.prompt), this.table);
    } else if (next.choice && say(next.choice.prompt) !== say(before.choice?.prompt)) {
      speech.calm(this.text(next.choice.prompt));
    }
  }

  /** A celebration with words of its own is read out; otherwise its line has been. */
  #tell(before: State, next: State, lines: Line[]): void {
    const feast = this.stage.news({ lines, over: !!next.over && !before.over, asked: !!next.choice && !before.choice });
    if (feast && feast.words !== feast.line.words) speech.calm(this.text(feast.words));
  }

  // --- acting -------------------------------------------------------------------------------------------------------

  /** A click, a tap or Enter on a thing. `careful`: a finger on a small screen, where the first tap only reads. */
  touch(ref: string, careful = false): void {
    if (!this.choice) {
      if (careful) this.open({ ref });
      else if (this.lesson && !this.lesson.done) this.note(t().lessonReadOn);
      else this.whyNot(ref);
      return;
    }
    const done = click(this.options, this.path, ref);
    if (done.act === 'send') {
      if (careful && !this.path.includes(ref) && !ref.includes('/')) {
        this.#walk([...done.option.touches.slice(0, done.option.touches.indexOf(ref) + 1)]);
        this.shown = { ref };
      } else this.play(done.option);
    } else if (done.act === 'path') this.#walk(done.path);
    else if (careful && this.card(ref)) {
      this.open({ ref });
      this.#dead(ref);
    } else this.#dead(ref);
  }

  /** A click that leads nowhere: something else must be touched first, or the server says why not. */
  #dead(ref: string): void {
    const first = [...new Set(leadsTo(this.options, ref).map((one) => this.thingName(one)))];
    if (first.length === 0) {
      this.whyNot(ref);
      return;
    }
    const chosen = this.path.at(-1);
    const words = t().touchFirst(first.length > 3 ? [] : first, chosen ? this.thingName(chosen) : '');
    this.#refused(t().impossible(words), this.choice?.rule ?? null, ref);
  }

  #walk(path: string[]): void {
    this.path = path;
    this.toast = null;
    const last = path.at(-1);
    if (last) speech.calm(t().chosenOf(this.thingName(last), this.level.next.size || this.level.here.length));
  }

  back(): boolean {
    if (this.ending) {
      this.takeBack();
      return true;
    }
    if (this.path.length === 0) return this.inner?.() ?? false;
    this.path = backFrom(this.path);
    return true;
  }

  /** Answer with an option; one that leaves something open is filled in first. */
  play(option: Option): void {
    if (this.sending || !this.state) return;
    if (option.open?.length) {
      this.toast = null;
      this.filling = option;
    } else if (option.role === 'end' && this.acts > 0 && !this.lesson && this.ending?.option !== option) this.#askBack(option);
    else this.#send(option.key);
  }

  /** Ending with acts left asks for confirmation; players who switched that off have a moment to take it back. */
  #askBack(option: Option): void {
    this.takeBack();
    this.toast = null;
    this.path = [];
    this.ending = { option, held: !prefs.confirmEnd };
    if (!prefs.confirmEnd) this.#holding = setTimeout(() => this.play(option), TAKE_BACK);
    speech.urgent(prefs.confirmEnd ? t().confirmEndAsk(this.acts) : t().endHeld);
  }

  takeBack(): void {
    clearTimeout(this.#holding);
    this.ending = null;
  }

  /** Send an option with what was typed for it. The form stays until the answer is taken: a refusal is read in it. */
  fill(option: Option, typed: string[]): void {
    if (!this.sending && this.state) this.#send(filled(option, typed));
  }

  unfill(): void {
    this.filling = null;
    if (this.toast?.kind === 'refusal') this.toast = null;
  }

  /** The form closes when its answer was taken, and when what it asks for can no longer be said. */
  #keepFilling(next: State): void {
    const { filling } = this;
    if (!filling) return;
    const stands = [...(next.choice?.options ?? []), ...next.offers].some((o) => o.key === filling.key);
    if (!stands || (this.sending !== null && next.n > (this.#sent ?? next.n))) this.filling = null;
  }

  #send(key: string): void {
    if (this.#connection?.send({ do: 'play', n: this.state!.n, key })) {
      this.#sent = this.state!.n;
      this.given = this.options.find((o) => o.key === key)?.words ?? null;
      this.takeBack();
      this.stage.clear();
      this.watching.lower(); // whoever goes on has seen it
      this.sending = key;
      this.toast = null;
    }
  }

  /** The lesson's step has been read. */
  readOn(): void {
    if (!this.sending && this.state) this.#send(READ);
  }

  chooseDeck(deck: string): void {
    if (!this.sending && this.#connection?.send({ do: 'deck', deck })) {
      this.sending = deck;
      this.toast = null;
    }
  }

  undo(): void {
    const { state } = this;
    if (!state) return;
    if (!state.undo.can) {
      this.note(state.undo.why ? t().undoNot(this.text(state.undo.why)) : t().nothingToUndo);
      return;
    }
    this.path = [];
    this.#connection?.send({ do: 'undo', n: state.n });
    if (state.undo.what) speech.calm(t().undone(this.text(state.undo.what)));
  }

  askHint(): void {
    if (this.state && this.choice) this.hinting = this.#connection?.send({ do: 'hint', n: this.state.n }) ?? false;
  }

  /** Show where a line of the hint begins. */
  showLine(key: string): void {
    const option = this.options.find((o) => o.key === key);
    if (!option || !this.hint) return;
    this.path = [];
    this.hint = { ...this.hint, option };
  }

  whyNot(thing: string): void {
    if (this.you === null || this.state?.over || this.moment) return;
    if (!this.#connection?.send({ do: 'why_not', thing })) this.note(t().lost);
  }

  /** Pressing a disabled button shows its reason at once. */
  pressOff(refused: Refused): void {
    this.refuse(refused.why, refused.rule, refused.key);
  }

  name(name: string): void {
    prefs.name = name;
    if (this.me !== null) this.#connection?.send({ do: 'name', name: prefs.name });
  }

  say(text: string): boolean {
    return this.#connection?.send({ do: 'say', text }) ?? false;
  }

  absent(seat: number, what: 'bot' | 'claim'): void {
    this.#connection?.send({ do: 'absent', seat, what });
  }

  async renew(seat: number): Promise<void> {
    this.friends = await renewLink(this.table, seat);
  }

  goTo(n: number): void {
    this.path = [];
    this.toast = null;
    if (this.#looking === null) this.#look(n);
    else this.#wanted = n;
  }

  /** The end is shown, unless one came to see a moment, and its story is asked for. */
  #end(told: boolean): void {
    this.ended = this.#first === null;
    this.story = told ? null : 'none';
    if (told) api.story(this.table).then((story) => (this.story = story ?? 'none'), () => (this.story = 'none'));
  }

  /** See the moment that is shown through other eyes. */
  see(eyes: Eyes): void {
    this.watching.eyes = eyes;
    if (this.moment) this.goTo(this.moment.n);
  }

  askRematch(): void {
    this.#connection?.send({ do: 'rematch' });
  }

  /** One moment at a time: the server plays each again from the start, and a slider passes many on its way. */
  #look(n: number): void {
    const { seat, open } = this.watching.eyes;
    if (this.#connection?.send({ do: 'moment', n, ...(seat === null ? {} : { seat }), ...(open ? { open } : {}) })) this.#looking = n;
  }

  /** See again what the others have done since this player's last act. */
  playAgain(): void {
    if (this.again === null) return;
    this.watching.begin('leave');
    this.goTo(this.again);
  }

  /** Play the game again from the moment that is shown, or from the start if that is the last. */
  replay(): void {
    const at = this.moment?.n ?? 0;
    this.watching.begin('stay');
    this.goTo(at < (this.state?.n ?? 0) ? at : 0);
  }

  present(): void {
    this.watching.stop();
    this.watching.eyes = OWN;
    this.#looking = this.#wanted = null;
    this.flight.capture();
    this.moment = null;
    void tick().then(() => this.flight.play());
  }

  // --- saying -------------------------------------------------------------------------------------------------------

  refuse(words: Words, rule: string | null, about: string | null, bare = false): void {
    const said = this.text(words);
    // A refusal that already says « Impossible » must not say it twice.
    this.#refused(bare || /^(impossible|not possible)/i.test(said) ? said : t().impossible(lowerFirst(said)), rule, about);
  }

  #refused(text: string, rule: string | null, about: string | null): void {
    this.toast = { kind: 'refusal', text, rule, at: Date.now(), ref: about };
    this.stage.sounds.play('refusal');
    speech.urgent(rule ? `${text} ${t().rule} ${rule}.` : text);
  }

  /** What the lesson says of an answer that the rules allow and it did not ask for. */
  #correct(words: Words, rule: string): void {
    const text = this.text(words);
    this.path = [];
    this.toast = { kind: 'hint', text, rule, at: Date.now() };
    speech.urgent(`${text} ${t().rule} ${rule}.`);
  }

  note(text: string): void {
    this.toast = { kind: 'note', text, rule: null, at: Date.now() };
    speech.urgent(text);
  }

  text(words: Words | null | undefined): string {
    return withNames(say(words), this.names);
  }

  seat(n: number): string {
    return seatTitle(this.names, n);
  }

  /** The role of a seat in words; empty in games without roles. */
  role(n: number): string {
    const id = this.seats.find((s) => s.seat === n)?.role;
    return id ? say(this.catalogue?.roles?.find((r) => r.id === id)?.words) : '';
  }

  /** What the prompt bar says when this seat is not asked. */
  waitingText(): string {
    const { state } = this;
    if (!state) return '';
    const waiting = state.waiting.filter((s) => s !== this.me);
    const others = waiting.map((s) => seatName(this.names, s));
    if (others.length === 0) return state.over ? t().over : say(state.view.title);
    const absent = waiting.every((n) => this.seats.some((s) => s.seat === n && s.who !== 'bot' && !s.here));
    if (absent) return t().waitingForAbsent(listed(others, prefs.language)); // nobody thinks on an empty chair
    return t().waitingFor(listed(others, prefs.language), others.length > 1);
  }

  /** Where seats have roles, nobody plays to win. */
  get versus(): boolean {
    return !this.catalogue?.roles?.length;
  }

  winners(state: State): string {
    const won = state.over?.winners ?? [];
    if (won.length === 0) return this.versus ? t().draw : t().over;
    if (won.length === 1 && won[0] === this.me) return t().youWin;
    const who = listed(won.map((s) => seatName(this.names, s)), prefs.language);
    return won.length > 1 ? t().win(who) : t().wins(who);
  }

  // --- reading ------------------------------------------------------------------------------------------------------

  lit(ref: string): { state: Lit; thin: boolean } {
    if (this.#shows(ref)) return { state: 'hint', thin: false };
    if (!this.choice) return { state: 'none', thin: false };
    return litState(this.level, this.hint?.option ?? null, ref);
  }

  /** Whether the lesson points at a thing: what its text is about, or the next thing to press. */
  #shows(ref: string): boolean {
    if (!this.lesson || this.moment || this.path.includes(ref)) return false;
    if (this.path.length === 0 && this.lesson.light.includes(ref)) return true;
    return this.taught.some((option) => litState(this.level, option, ref).state === 'hint');
  }

  /** Whether an option is suggested, by a hint or by the lesson. */
  suggests(option: Option): boolean {
    return this.hint?.option.key === option.key || this.taught.includes(option);
  }

  card(ref: string): S['Card'] | null {
    return this.view ? findCard(this.view, ref) : null;
  }

  /** The catalogue's icon and help for an option that picks a setting (a class, a deck). */
  helpOf(option: Option): OptionValue | undefined {
    const value = option.key.slice(option.key.indexOf(':') + 1);
    if (value === option.key || option.touches.length > 0) return undefined;
    return this.catalogue?.options?.flatMap((o) => o.values).find((v) => v.id === value && !!v.help);
  }

  /** The forecast of choosing a thing (or one of its rows) now. */
  forecastOf(ref: string): Option['forecast'] {
    const found = this.level.live.filter((o) => o.touches.at(-1) === ref && o.forecast);
    return found.length === 1 ? (found[0]?.forecast ?? null) : null;
  }

  thingName(ref: string): string {
    const card = this.card(ref.split('/')[0]!);
    const face = card?.id ? this.catalogue?.cards[card.id] : undefined;
    if (face) return face[prefs.language];
    if (ref.startsWith('@')) return this.seat(Number(ref.slice(1)));
    const place = this.view?.places.find((p) => p.ref === ref) ?? this.view?.zones.find((z) => z.id === ref);
    if (place) return say(place.words);
    const own = this.view ? this.named?.(this.view, ref) : undefined;
    return own ? say(own) : t().hidden;
  }

  /** The inspector follows the pointer and the focus, unless it is pinned. */
  look(shown: Shown): void {
    if (!this.pinned) this.shown = shown;
  }

  open(shown: Shown): void {
    this.shown = shown;
    this.sheet = true;
  }
}

const lowerFirst = (s: string): string => (/^[A-ZÀ-Ý][a-zà-ÿ'’ ]/.test(s) ? s[0]!.toLowerCase() + s.slice(1) : s);

// Why the server closed the socket: our codes are 4000 plus the HTTP status. Full, slow to say hello, too many from here: all pass.
const LATER = new Set([1013, 4408, 4429]);
const FORBIDDEN = 4403;
const NOT_FOUND = 4404;

/** The answer to a step of a lesson that is only read. */
const READ = 'next';

/** How long an end may be taken back, in milliseconds. */
export const TAKE_BACK = 3000;

const KEY = Symbol('session');
export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = <S extends Shapes = Shapes>(): Session<S> => getContext<Session<S>>(KEY);
