// What the mat shows about the card pointed at or chosen: sums, numbers of attackers, Perforations, distances.
import type { Session } from '../../lib/session.svelte.ts';
import { numbers, previews, struck, type Preview } from './cards.ts';
import type { Strike, View } from './wire.ts';

export interface Pointed {
  actor: string | null;
  sums: Map<string, Preview>;
  numbers: Map<string, number>;
  steps: Map<string, Strike & { declared: boolean }>;
}

/** The card under the mouse or the focus, on the mat or in the hand. Unlike the inspector it lets go at once. */
class Hover {
  ref = $state<string | null>(null);

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#set(event.target);
  };
  focus = (event: FocusEvent): void => {
    if ((event.target as HTMLElement).matches(':focus-visible')) this.#set(event.target);
  };
  #set(target: EventTarget | null): void {
    const ref = target instanceof Element ? target.closest<HTMLElement>('[data-ref]')?.dataset.ref : undefined;
    this.ref = ref?.includes('#') ? ref : null;
  }
}
export const hover = new Hover();

export function previewed(session: Session, view: View): Pointed {
  const actor = session.path[0] ?? hover.ref; // the card that would act: the chosen one first
  const sums = previews(view.batch?.sums ?? [], session.options, actor);
  return { actor, sums, numbers: numbers(view.batch?.sums ?? []), steps: struck(sums.values()) };
}
