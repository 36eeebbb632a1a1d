// Opening a table and remembering the seat: shared by « Jouer », « Apprendre », « Ouvrir une table » and « Revanche ».
import { openTable } from './api.ts';
import { alone } from './seating.ts';
import { keepSeat } from './seats.ts';
import type { Catalogue, GameLine, Opened, SeatWish } from './wire.ts';

/** Options as the server wants them: a per-seat option is a list with one value per seat. */
export function defaults(game: Pick<GameLine, 'options'>, seats: number): Record<string, unknown> {
  return Object.fromEntries(
    (game.options ?? []).map((o) => [o.id, o.per === 'seat' ? Array<string>(seats).fill(o.default) : o.default]),
  );
}

export async function open(game: string, options: Record<string, unknown>, seats: SeatWish[]): Promise<Opened> {
  return keepOpened(await openTable(game, options, seats), game);
}

/** Remember one's own seat at a table that has just been opened, and the links for the others. */
export function keepOpened<T extends Opened>(opened: T, game: string): T {
  const mine = opened.seats.find((s) => s.who === 'me' && s.token);
  const friends = opened.seats.flatMap((s) => (s.who === 'friend' && s.token ? [{ seat: s.seat, token: s.token }] : []));
  if (mine?.token) keepSeat(opened.table, { token: mine.token, game, friends, opener: opened.opener });
  return opened;
}

const least = (game: Pick<GameLine, 'seats'>): number => Math.max(2, game.seats[0]);

/** Start a game against the strongest bot at once. */
export const againstBot = (game: GameLine, name: string): Promise<Opened> => open(game.id, defaults(game, least(game)), alone(game, name));

/** The same with a deck of one's own; the bots get random decks. */
export const withDeck = (game: Catalogue, deck: string, name: string): Promise<Opened> =>
  open(game.id, { [game.decks ?? 'decks']: [deck, ...Array<string>(least(game) - 1).fill('random')] }, alone(game, name));
