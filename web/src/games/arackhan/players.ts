// A player as the table of AracKhan Wars shows one: whose piles are where, and who is allied with whom. Pure.
import { opposite } from './mat.ts';
import type { Player, View, Zone, ZoneKind } from './wire.ts';

/** The piles and astral planes of these seats are in the corners of the mat; everyone else's are in their strip. */
export function onMat(view: View, you: number | null): { below: number; above: number | null } {
  const below = you ?? 0;
  return { below, above: opposite(below, view.players.length) };
}
export const zonesFor = (view: View, seat: number, ...kinds: ZoneKind[]): Zone[] =>
  kinds.flatMap((kind) => view.zones.filter((z) => z.owner === seat && z.kind === kind));
export const friendly = (view: View, player: Player, you: number | null): boolean =>
  you !== null && player.seat !== you && view.players[you]?.alliance === player.alliance;
/** Two against two: the alliances, and the points of each. */
export function sidesOf(view: View): { seats: number[]; score: number }[] {
  const found = new Map<number, { seats: number[]; score: number }>();
  for (const player of view.players) {
    const side = found.get(player.alliance) ?? { seats: [], score: 0 };
    side.seats.push(player.seat);
    side.score += player.counters.find((c) => c.id === 'score')?.value ?? 0;
    found.set(player.alliance, side);
  }
  return [...found.values()];
}
