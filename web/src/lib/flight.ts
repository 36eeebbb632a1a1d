// Cards fly between zones. Before a state is shown, the position of every thing is noted; afterwards, each one that moved is animated from
// where it was. A card that comes out of a pile starts at the pile that shrank; one that vanishes into a pile flies there
// as a ghost that cannot be clicked. Nothing waits for it: the page is already in its new state.
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
        travel(node, spot.box, box, (same ? CLOSING : TRAVEL) * pace);
      } else {
        const from = nearest(shrunk, node);
        if (from) travel(node, from.getBoundingClientRect(), box, TRAVEL * pace, true);
      }
    }
    for (const [ref, spot] of this.#spots) {
      if (seen.has(ref) || spot.box.width === 0) continue;
      const to = grown.find((pile) => pile.getClientRects().length > 0);
      if (to) this.#ghost(spot, to.getBoundingClientRect(), TRAVEL * pace);
    }
  }

  #changed(test: (before: number, now: number) => boolean): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-pile]')].filter((pile) => {
      const before = this.#piles.get(pile.dataset.pile!);
      return before !== undefined && test(before, Number(pile.dataset.count));
    });
  }

  #ghost(spot: Spot, to: DOMRect, duration: number): void {
    const ghost = spot.copy.cloneNode(true) as HTMLElement;
    for (const node of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
      for (const name of ['data-ref', 'data-fly', 'data-state', 'data-pile', 'id', 'aria-label']) node.removeAttribute(name);
    }
    ghost.inert = true;
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed', left: `${spot.box.left}px`, top: `${spot.box.top}px`, width: `${spot.box.width}px`,
      height: `${spot.box.height}px`, margin: '0', zIndex: '40', pointerEvents: 'none',
    });
    (document.querySelector('[data-n]') ?? document.body).append(ghost);
    this.#ghosts.add(ghost);
    const move = `translate(${to.left - spot.box.left}px, ${to.top - spot.box.top}px) scale(${to.width / spot.box.width})`;
    ghost.style.transformOrigin = '0 0';
    ghost.animate([{ transform: 'none', opacity: 1 }, { transform: move, opacity: 0.2 }], { duration, easing: EASE })
      .finished.catch(() => undefined).finally(() => {
        ghost.remove();
        this.#ghosts.delete(ghost);
      });
  }
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

function travel(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number, faded = false): void {
  if (to.width === 0 || from.width === 0) return;
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const scale = from.width / to.width;
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30, opacity: faded ? 0.4 : 1 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30, opacity: 1 },
    ],
    { duration, easing: EASE },
  );
}
