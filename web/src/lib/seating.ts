// Who sits where when a table is opened: which seat gets which role, the bot for each seat, and the seat of a player who plays alone.
import type { GameLine, RoleSpec, SeatWish } from './wire.ts';

type Offered = Pick<GameLine, 'seats' | 'bots' | 'roles'>;

/** The roles of so many seats: as few as may be of each, in order, and the rest to the last: what the server would do. */
export function dealt(roles: RoleSpec[], seats: number): string[] {
  const list = roles.flatMap((r) => Array<string>(r.low).fill(r.id));
  for (const r of roles.toReversed()) while (list.length < seats && list.filter((id) => id === r.id).length < r.high) list.push(r.id);
  return list.toSorted((a, b) => roles.findIndex((r) => r.id === a) - roles.findIndex((r) => r.id === b)).slice(0, seats);
}

/** The bot that plays best: of those that can play a role, the last named. */
export function bestBot(game: Offered, role?: string): string {
  const can = game.roles?.find((r) => r.id === role)?.bots;
  return can?.at(-1) ?? (game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? 'random'));
}

/** As few seats as may be: oneself in the role that most people have, the bots that play best in the others. */
export function alone(game: Offered, name: string): SeatWish[] {
  const roles = game.roles ?? [];
  const seats = dealt(roles, Math.max(2, game.seats[0]));
  const common = roles.reduce<RoleSpec | undefined>((most, r) => (most && most.high >= r.high ? most : r), undefined);
  const mine = Math.max(0, seats.indexOf(common?.id ?? ''));
  return Array.from({ length: Math.max(2, game.seats[0]) }, (_, i) => ({
    ...(i === mine ? { who: 'me' as const, ...(name ? { name } : {}) } : { who: 'bot' as const, bot: bestBot(game, seats[i]) }),
    ...(roles.length ? { role: seats[i]! } : {}),
  }));
}

/** The seats that are together, where some are: each list is an alliance. */
export function alliances(sides: number[]): number[][] {
  const teams = [...new Set(sides)].map((side) => sides.flatMap((one, seat) => (one === side ? [seat] : [])));
  return teams.some((team) => team.length > 1) ? teams : [];
}
