// The keyboard of the table. Single-letter shortcuts can be turned off; digits are read by position, because AZERTY types them with
// Shift. The help dialog lists the same keys.
import { prefs, say, t } from './prefs.svelte.ts';
import type { Session } from './session.svelte.ts';
import { speech } from './speech.svelte.ts';
import { viewport } from './viewport.svelte.ts';

export interface Doors {
  help: () => void;
  command: () => void;
}

const FOCUS: Record<string, string> = { m: '[data-testid="hand"]', b: '[data-region="board"]', o: '[data-region="opponents"]' };
// What can be done now: things that are lit, and what a board offers by buttons of its own (the spaces of Destiny, objectives).
const LIT = '[data-ref]:not([data-state="none"]), [data-region="board"] :is([data-option], [data-pick])';
// Where letters are written or lead to a value; a box to tick or one of several to mark leaves them to the table.
const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

export function keyboard(session: Session, doors: Doors): (event: KeyboardEvent) => void {
  let lastF = 0;
  let lines = 0; // how far back L has read
  let said = -1;

  function step(back: boolean): void {
    const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((n) => n.getClientRects().length > 0);
    if (lit.length === 0) return;
    const at = lit.indexOf(document.activeElement as HTMLElement);
    const to = at < 0 ? (back ? lit.length - 1 : 0) : (at + (back ? -1 : 1) + lit.length) % lit.length;
    lit[to]?.focus();
    lit[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const acts: Record<string, (event: KeyboardEvent) => void> = {
    j: (e) => step(e.shiftKey),
    p: () => {
      const { choice } = session;
      speech.urgent(choice ? `${session.text(choice.prompt)}. ${session.text(choice.why)}` : session.waitingText());
      document.querySelector<HTMLElement>('[data-question]')?.focus();
    },
    e: () => speech.urgent(score(session)),
    l: () => {
      const acted = session.log.filter((line) => line.depth === 1);
      if (said !== session.log.length) lines = 0;
      said = session.log.length;
      lines += 1;
      const line = acted.at(-lines);
      if (line) speech.urgent(session.text(line.words));
    },
    m: () => go('m'),
    b: () => go('b'),
    o: () => go('o'),
    i: () => {
      const ref = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-ref]')?.dataset.ref?.split('/')[0];
      if (!viewport.wide) {
        if (ref) session.open({ ref });
        return;
      }
      if (ref && !session.pinned) session.shown = { ref };
      session.pinned = !session.pinned;
    },
    r: () => {
      const chip = document.querySelector<HTMLElement>('[data-testid="toast"] [data-rule], [data-testid="inspector"] [data-rule], [data-testid="prompt"] [data-rule]');
      session.rule = chip?.dataset.rule ?? session.choice?.rule ?? '';
    },
    z: () => session.undo(),
    h: () => session.askHint(),
    f: () => {
      const end = document.querySelector<HTMLElement>('[data-testid="prompt"] [data-forward]');
      if (!end) return speech.urgent(t().noForward);
      if (Date.now() - lastF < 1500) end.click();
      else speech.urgent(t().pressAgain);
      lastF = Date.now();
    },
    '/': () => doors.command(),
    '?': () => doors.help(),
  };

  function go(key: string): void {
    const region = document.querySelector<HTMLElement>(FOCUS[key] ?? '');
    (region?.querySelector<HTMLElement>('[data-ref][tabindex="0"]') ?? region?.querySelector<HTMLElement>('[data-ref]'))?.focus();
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (document.querySelector('dialog[open]')) return;
    if (event.key !== 'Escape' && target.matches(TYPED)) return;
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      session.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (session.back() || session.toast) {
        session.toast = null;
        event.preventDefault();
      } else if (session.moment) session.present();
      else session.watching.skip();
      return;
    }
    if (!prefs.letterKeys) return;
    const digit = /^Digit([1-9])$/.exec(event.code);
    if (digit) {
      // The digits belong to the list that is open; only without one do they press the buttons of the question.
      const menu = document.querySelectorAll<HTMLElement>('[data-testid="option-menu"] [data-option], [data-testid="prompt"] .strip :is([data-pick], [data-option])');
      const buttons = menu.length > 0 ? menu : document.querySelectorAll<HTMLElement>('[data-testid="prompt"] [data-option], [data-testid="prompt"] [data-refused]');
      buttons[Number(digit[1]) - 1]?.click();
      return;
    }
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
}

/** The state of the game in one line: each player's counters and zones, then the places. */
function score(session: Session): string {
  const { view } = session;
  if (!view) return '';
  const players = view.players.map((p) => [
    session.seat(p.seat), ...p.counters.map((c) => `${say(c.words)} ${c.value}${c.of != null ? `/${c.of}` : ''}`),
    ...view.zones.filter((z) => z.owner === p.seat && z.layout !== 'row').map((z) => `${say(z.words)} ${z.count}`),
  ].join(', '));
  const places = view.places.flatMap((p) => (p.value === undefined ? [] : p.of != null ? t().placeName(say(p.words), p.value, p.of) : `${say(p.words)} ${p.value}`));
  return [...players, ...places].join('. ');
}
