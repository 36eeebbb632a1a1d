// What only the browser that opened a table may do there: renew the link of a friend's seat, and delete the table.
import * as api from './api.ts';
import { forgetSeat, keptSeats, touchSeat } from './seats.ts';

export const isOpener = (table: string): boolean => !!keptSeats()[table]?.opener;

/** Renew the link of a seat; the links as they are then. */
export async function renewLink(table: string, seat: number): Promise<{ seat: number; token: string }[]> {
  const { opener, friends = [] } = keptSeats()[table] ?? {};
  if (!opener) return friends;
  const { token } = await api.renewLink(table, seat, opener);
  const renewed = friends.map((f) => (f.seat === seat ? { seat, token } : f));
  touchSeat(table, { friends: renewed });
  return renewed;
}

export async function deleteTable(table: string): Promise<void> {
  const opener = keptSeats()[table]?.opener;
  if (!opener) return;
  await api.deleteTable(table, opener);
  forgetSeat(table);
}
