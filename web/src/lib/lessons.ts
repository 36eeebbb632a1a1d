// Lessons: the tables on which this browser is taught, one for each lesson. A lesson that was left is gone on with. Tables on which a
// small position shows a rule are lessons, too, but there is only ever one: the next takes its place.
import * as api from './api.ts';
import { keepOpened } from './opening.ts';
import { forgetSeat, keptSeats, touchSeat } from './seats.ts';

/** The table of a lesson that this browser has begun, or undefined. */
export const begun = (game: string, lesson: string): string | undefined =>
  Object.entries(keptSeats()).find(([, seat]) => seat.game === game && seat.lesson === lesson)?.[0];

/** The table to go to: the one where the lesson was left, or a new one if it is at its end or gone. */
export async function learn(game: string, lesson: string, name: string): Promise<string> {
  const left = begun(game, lesson);
  if (left) {
    try {
      const at = (await api.table(left)).lesson;
      if (at && at.step < at.of) return left;
    } catch (error) {
      if (!(error instanceof api.ApiError) || error.status < 400 || error.status >= 500) throw error;
    }
    forgetSeat(left);
  }
  const { table } = keepOpened(await api.openLesson(game, lesson, name), game);
  touchSeat(table, { lesson });
  return table;
}

const SHOWS = 'rule:';

/** A new table on which a position shows a rule. */
export async function show(game: string, position: string): Promise<string> {
  const { table } = keepOpened(await api.openPosition(game, position), game);
  for (const [id, seat] of Object.entries(keptSeats())) {
    if (!seat.lesson?.startsWith(SHOWS)) continue;
    forgetSeat(id);
    if (seat.opener) api.deleteTable(id, seat.opener).catch(() => undefined); // it is swept away sooner or later
  }
  touchSeat(table, { lesson: SHOWS + position });
  return table;
}
