// Going to a rematch or the next chapter: one's seat there is remembered first, and for the one who opened it the links of the others.
import { router } from '../lib/router.svelte.ts';
import { keepSeat, keptSeats } from '../lib/seats.ts';
import type { Rematch } from '../lib/wire.ts';

/** Whether this browser has a seat there already. */
export const holds = (rematch: Rematch): boolean => rematch.table in keptSeats();

export function join(rematch: Rematch, game: string): void {
  const { token, opener, friends } = rematch;
  if (token) keepSeat(rematch.table, { token, game, ...(opener ? { opener, friends: friends ?? [] } : {}) });
  router.go(`/table/${encodeURIComponent(rematch.table)}`);
}
