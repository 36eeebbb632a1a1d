// Cards fly between zones. Before a state is shown, the position of every thing is noted; afterwards, each one that moved is animated from
// where it was. A card that comes out of a pile starts at the pile that shrank; one that vanishes into a pile flies there
// as a ghost that cannot be clicked. A card that comes from outside what scrolls around it is flown as a ghost too, over
// everything: in its own place it would be cut at the edge. Nothing waits for it: the page is already in its new state.
import { inside, middle } from './boxes.ts';
import { prefs } from './prefs.svelte.ts';

const TRAVEL = 250;
const CLOSING = 180;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Spot {
  box: DOMRect;
  zone: string | null;
  copy: HTMLElement;
}

export class Flight {
  #spots = new Map<string, Spot>();
  #piles = new Map<string, number>();
  #ghosts = new Set<HTMLElement>();
  #hidden = new Set<Animation>(); // what a ghost stands for, until it lands

  /** Record where everything is, just before the page changes. */
  capture(): void {
    this.#spots.clear();
    this.#piles.clear();
    if (prefs.pace === 0) return;
    for (const node of document.querySelectorAll<HTMLElement>('[data-fly]')) {
      const ref = node.dataset.fly!;
      this.#spots.set(ref, { box: node.getBoundingClientRect(), zone: zoneOf(node), copy: node });
    }
    for (const pile of document.querySelectorAll<HTMLElement>('[data-pile]')) {
      this.#piles.set(pile.dataset.pile!, Number(pile.dataset.count));
    }
  }

  /** Animate what changed, from where it was. */
  play(): void {
    const { pace } = prefs;
    if (pace === 0 || this.#spots.size + this.#piles.size === 0) return;
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts.clear();
    for (const animation of this.#hidden) animation.cancel();
    this.#hidden.clear();
    const seen = new Set<string>();
    const shrunk = this.#changed((before, now) => now < before);
    const grown = this.#changed((before, now) => now > before);
    for (const node of document.querySelectorAll<HTMLElement>('[data-fly]')) {
      const ref = node.dataset.fly!;
      if (seen.has(ref)) continue;
      seen.add(ref);
      const spot = this.#spots.get(ref);
      const box = node.getBoundingClientRect();
      if (spot) {
        const same = spot.zone === zoneOf(node);
        this.#travel(node, spot.box, box, (same ? CLOSING : TRAVEL) * pace, { over: !same });
      } else {
        const from = nearest(shrunk, node);
        if (from) this.#travel(node, from.getBoundingClientRect(), box, TRAVEL * pace, { over: true, faded: true });
      }
    }
    for (const [ref, spot] of this.#spots) {
      if (seen.has(ref) || spot.box.width === 0) continue;
      const to = grown.find((pile) => pile.getClientRects().length > 0);
      if (to) this.#ghost(spot.copy, spot.box, spot.box, to.getBoundingClientRect(), TRAVEL * pace, [1, 0.2]);
    }
  }

  #changed(test: (before: number, now: number) => boolean): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-pile]')].filter((pile) => {
      const before = this.#piles.get(pile.dataset.pile!);
      return before !== undefined && test(before, Number(pile.dataset.count));
    });
  }

  #travel(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number, { over, faded = false }: { over: boolean; faded?: boolean }): void {
    if (to.width === 0 || from.width === 0) return;
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < 2) return;
    const around = over ? frames(node) : []; // what only closes up in its zone never leaves it
    if (inside(to, around) && !inside(from, around)) {
      const hidden = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
      this.#hidden.add(hidden);
      hidden.finished.catch(() => undefined).finally(() => this.#hidden.delete(hidden));
      this.#ghost(node, to, from, to, duration, [faded ? 0.4 : 1, 1]);
      return;
    }
    const scale = from.width / to.width;
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30, opacity: faded ? 0.4 : 1 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 30, opacity: 1 },
      ],
      { duration, easing: EASE },
    );
  }

  /** A copy of a thing whose place is `own`, flown from one place to another. It is drawn where nothing cuts it. */
  #ghost(of: HTMLElement, own: DOMRect, from: DOMRect, to: DOMRect, duration: number, opacity: [number, number]): void {
    const ghost = of.cloneNode(true) as HTMLElement;
    for (const node of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
      for (const name of ['data-ref', 'data-fly', 'data-state', 'data-pile', 'id', 'aria-label']) node.removeAttribute(name);
    }
    ghost.inert = true;
    ghost.setAttribute('aria-hidden', 'true');
    // A thing that lies on its side is as wide as it was upright: only its middle stays the same.
    const [width, height] = [of.offsetWidth || own.width, of.offsetHeight || own.height];
    const [x, y] = middle(own);
    Object.assign(ghost.style, {
      position: 'fixed', left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`,
      height: `${height}px`, margin: '0', zIndex: '40', pointerEvents: 'none',
    });
    if (of.isConnected) {
      const { fontSize, lineHeight, color } = getComputedStyle(of);
      Object.assign(ghost.style, { fontSize, lineHeight, color });
    }
    (document.querySelector('[data-n]') ?? document.body).append(ghost);
    this.#ghosts.add(ghost);
    const at = (box: DOMRect): string => `translate(${middle(box)[0] - x}px, ${middle(box)[1] - y}px) scale(${box.width / own.width})`;
    ghost.animate([{ transform: at(from), opacity: opacity[0] }, { transform: at(to), opacity: opacity[1] }], { duration, easing: EASE })
      .finished.catch(() => undefined).finally(() => {
        ghost.remove();
        this.#ghosts.delete(ghost);
      });
  }
}

/** The boxes that cut off what is drawn outside them, around a thing. */
function frames(node: HTMLElement): DOMRect[] {
  const found: DOMRect[] = [];
  for (let up = node.parentElement; up && up.dataset.n === undefined; up = up.parentElement) {
    if (getComputedStyle(up).overflow !== 'visible') found.push(up.getBoundingClientRect());
  }
  return found;
}

function zoneOf(node: HTMLElement): string | null {
  return node.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? null;
}

/** The pile a new card came from: the same owner's first, then any. */
function nearest(piles: HTMLElement[], node: HTMLElement): HTMLElement | undefined {
  const visible = piles.filter((pile) => pile.getClientRects().length > 0);
  const owner = zoneOf(node)?.split(':')[1];
  return visible.find((pile) => pile.dataset.pile?.split(':')[1] === owner) ?? visible[0];
}
