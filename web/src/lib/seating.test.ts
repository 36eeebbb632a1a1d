import { describe, expect, it } from 'vitest';
import { alone, bestBot, dealt } from './seating.ts';
import type { RoleSpec } from './wire.ts';

const role = (id: string, low: number, high: number, bots: string[] | null): RoleSpec => ({ id, low, high, bots, icon: '', words: { fr: id, en: id } });
const roles = [role('director', 1, 1, ['random', 'director']), role('player', 1, 8, ['random', 'greedy', 'companion'])];
const game = { seats: [2, 9] as [number, number], bots: ['random', 'greedy', 'director', 'companion'], roles };

describe('seats of a table that is opened', () => {
  it('deals as few as may be of each role, and the rest to the last', () => {
    expect(dealt(roles, 4)).toEqual(['director', 'player', 'player', 'player']);
  });
  it('seats whoever plays alone among the players, against a bot that can direct', () => {
    expect(alone(game, 'Ada')).toEqual([
      { who: 'bot', bot: 'director', role: 'director' },
      { who: 'me', name: 'Ada', role: 'player' },
    ]);
  });
  it('takes the first seat where there are no roles', () => {
    expect(alone({ seats: [2, 4], bots: ['random', 'greedy'] }, '')).toEqual([{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
  });
  it('takes the best bot of a role', () => {
    expect([bestBot(game, 'director'), bestBot(game, 'player'), bestBot(game)]).toEqual(['director', 'companion', 'greedy']);
  });
});
