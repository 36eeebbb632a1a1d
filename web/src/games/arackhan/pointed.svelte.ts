// What the mat shows about the card pointed at or chosen: sums, numbers of attackers, Perforations, distances.
import type { Session } from '../../lib/session.svelte.ts';
import { numbers, previews, struck, type Preview } from './cards.ts';
import type { AwView, Step } from './shapes.ts';

export interface Pointed {
  actor: string | null;
  sums: Map<string, Preview>;
  numbers: Map<string, number>;
  steps: Map<string, Step & { declared: boolean }>;
}

/** The card that would act: the chosen one, else the one under the pointer or the focus. */
export function actorOf(session: Session): string | null {
  const shown = session.shown && 'ref' in session.shown ? session.shown.ref : null;
  return session.path[0] ?? shown;
}

export function previewed(session: Session, view: AwView): Pointed {
  const actor = actorOf(session);
  const sums = previews(view.batch?.sums ?? [], session.options, actor);
  return { actor, sums, numbers: numbers(view.batch?.sums ?? []), steps: struck(sums.values()) };
}
