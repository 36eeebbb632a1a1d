// The seats this browser holds: tokens by table, and the links still to be sent to friends. Local storage only.
export interface KeptSeat {
  token: string;
  seat?: number; // its number, once the table has said so
  game?: string;
  at?: number; // when it was last opened, for the order in the lobby
  lesson?: string; // what is taught there: it is no game to go on with
  opener?: string; // the key of the one who opened the table, if that was done here
  friends?: { seat: number; token: string }[]; // links that this browser made and may still have to send
}

const KEY = 'ludotheque.seats';

export function keptSeats(): Record<string, KeptSeat> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptSeat> | null) ?? {};
  } catch {
    return {};
  }
}

function write(all: Record<string, KeptSeat>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    /* nothing is remembered in a closed storage; the table still works in this tab */
  }
}

export function keepSeat(table: string, seat: Partial<KeptSeat> & { token: string }): void {
  const all = keptSeats();
  const before = all[table];
  // Opening a friend's link in the browser that created it must not lose that browser's own seats.
  write({ ...all, [table]: { ...before, at: Date.now(), ...seat } });
}

export function touchSeat(table: string, change: Partial<KeptSeat>): void {
  const all = keptSeats();
  const before = all[table];
  if (before) write({ ...all, [table]: { ...before, ...change } });
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = keptSeats();
  write(rest);
}

export const seatLink = (table: string, token: string, origin = location.origin): string =>
  `${origin}/table/${encodeURIComponent(table)}#seat=${encodeURIComponent(token)}`;
