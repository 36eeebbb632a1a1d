// What only the browser that opened a table may do there: renew the link of a friend's seat, and delete the table.
import * as api from './api.ts';
import { forgetSeat, keptSeats, touchSeat } from './seats.ts';

export const isOpener = (table: string): boolean => !!keptSeats()[table]?.opener;

export async function renewLink(table: string, seat: number): Promise<void> {
  const kept = keptSeats()[table];
  if (!kept?.opener) return;
  const { token } = await api.renewLink(table, seat, kept.opener);
  const others = (kept.friends ?? []).filter((f) => f.seat !== seat);
  touchSeat(table, { friends: [...others, { seat, token }].sort((a, b) => a.seat - b.seat) });
}

export async function deleteTable(table: string): Promise<void> {
  const opener = keptSeats()[table]?.opener;
  if (!opener) return;
  await api.deleteTable(table, opener);
  forgetSeat(table);
}
