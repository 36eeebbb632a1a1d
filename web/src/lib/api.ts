// The HTTP half of docs/wire.md. Catalogues and rules do not change while the page is open, so they are fetched once.
import { pick } from './text.ts';
import type { Catalogue, CheckedCards, Combined, GameLine, Opened, Rulebook, SeatWish, Story, TableLine, Words } from './wire.ts';

export class ApiError extends Error {
  constructor(readonly status: number, readonly words: Words | null, readonly line: number | null = null) {
    super(words?.en ?? `HTTP ${status}`);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, null);
  }
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as { error?: Words; line?: number } | null;
    const words = body?.error && typeof body.error === 'object' ? body.error : null;
    throw new ApiError(answer.status, words, body?.line ?? null);
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const games = (): Promise<GameLine[]> => once('/api/games');
/** With the names of its cards as they are printed: one kind of apostrophe, no break where none belongs. */
export const catalogue = async (game: string): Promise<Catalogue> => {
  const book = await once<Catalogue>(`/api/games/${encodeURIComponent(game)}`);
  for (const face of Object.values(book.cards)) Object.assign(face, { fr: pick(face, 'fr'), en: pick(face, 'en') });
  return book;
};
/** What may still be chosen for a table, given what is chosen. */
export const combined = (game: string, seats: number, options: Record<string, unknown>): Promise<Combined> =>
  ask(`/api/games/${encodeURIComponent(game)}/options`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seats, options }) });
export const checkCards = (game: string, text: string): Promise<CheckedCards> =>
  ask(`/api/games/${encodeURIComponent(game)}/cards/check`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) });
export const tryCard = (game: string, text: string, card: string, name: string): Promise<Opened> =>
  ask(`/api/games/${encodeURIComponent(game)}/cards/try`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text, card, ...(name ? { name } : {}) }) });
export const rulebook = (game: string): Promise<Rulebook> => once(`/api/games/${encodeURIComponent(game)}/rules`);
export const reach = (): Promise<{ origins: string[] }> => ask('/api/reach');
export const story = (id: string): Promise<Story | null> => ask(`/api/tables/${encodeURIComponent(id)}/story`);
export const table = (id: string): Promise<TableLine> => ask(`/api/tables/${encodeURIComponent(id)}`);
const asOpener = (opener: string): HeadersInit => ({ 'x-ludotheque-opener': opener });
export const renewLink = (id: string, seat: number, opener: string): Promise<{ seat: number; token: string }> =>
  ask(`/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`, { method: 'POST', headers: asOpener(opener) });
export const deleteTable = (id: string, opener: string): Promise<void> =>
  ask(`/api/tables/${encodeURIComponent(id)}`, { method: 'DELETE', headers: asOpener(opener) });
export const openLesson = (game: string, lesson: string, name: string): Promise<Opened> =>
  ask(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name ? { name } : {}),
  });
export const openPosition = (game: string, position: string): Promise<Opened> =>
  ask(`/api/games/${encodeURIComponent(game)}/positions/${encodeURIComponent(position)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
export const openTable = (game: string, options: Record<string, unknown>, seats: SeatWish[]): Promise<Opened> =>
  ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, seats }),
  });
