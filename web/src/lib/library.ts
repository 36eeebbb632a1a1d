// This browser's decks on the server. No account: a key generated here opens the list; a deck's own link opens the deck.
import { ask, ApiError } from './api.ts';
import { say, t } from './prefs.svelte.ts';
import type { Built, DeckLine, DeckShown, Examined, Words } from './wire.ts';

const KEY = 'ludotheque.library';
const SHAPE = /^[A-Za-z0-9_-]{16,128}$/;
let tabKey = ''; // without storage the library lasts as long as the tab

function stored(): string {
  try {
    const found = localStorage.getItem(KEY) ?? '';
    return SHAPE.test(found) ? found : tabKey;
  } catch {
    return tabKey;
  }
}

function ownKey(): string {
  const known = stored();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  tabKey = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(KEY, tabKey);
  } catch {
    /* kept for this tab only */
  }
  return tabKey;
}

const at = (game: string, deck?: string): string =>
  `/api/games/${encodeURIComponent(game)}/decks${deck === undefined ? '' : `/${encodeURIComponent(deck)}`}`;
export const headers = (): Record<string, string> => (stored() ? { 'x-ludotheque-library': stored() } : {});
export const sends = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'x-ludotheque-library': ownKey() },
  body: JSON.stringify(body),
});

export interface Decks {
  decks: DeckLine[];
  ready: DeckLine[];
}
export const listDecks = (game: string): Promise<Decks> => ask(at(game), { headers: headers() });
export const showDeck = (game: string, deck: string): Promise<DeckShown> => ask(at(game, deck), { headers: headers() });
export const importDeck = (game: string, text: string): Promise<DeckShown> => ask(at(game), sends('POST', { text }));
export const drawDeck = (game: string): Promise<DeckShown> => ask(at(game), sends('POST', { random: true }));
export const buildDeck = (game: string, built: Built): Promise<DeckShown> => ask(at(game), sends('POST', built));
export const changeDeck = (game: string, deck: string, built: Built): Promise<DeckShown> => ask(at(game, deck), sends('PUT', built));
/** Check a deck that is being built. Nothing is stored, and no key is generated for it. */
export const examine = (game: string, built: Built): Promise<Examined> =>
  ask(`${at(game)}/check`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(built) });
export const renameDeck = (game: string, deck: string, name: string): Promise<{ name: string }> => ask(at(game, deck), sends('PATCH', { name }));
export const deleteDeck = (game: string, deck: string): Promise<void> => ask(at(game, deck), { method: 'DELETE', headers: { 'x-ludotheque-library': ownKey() } });
export const textUrl = (game: string, deck: string, language: string): string => `${at(game, deck)}/text?lang=${language}`;
export async function deckText(game: string, deck: string, language: string): Promise<string> {
  const answer = await fetch(textUrl(game, deck, language)).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, null);
  return answer.text();
}

/** The page's address of a deck, which can be sent to someone. */
export const deckPath = (game: string, deck: string): string => `/decks/${encodeURIComponent(game)}/${encodeURIComponent(deck)}`;

export const buildPath = (game: string, deck?: string): string => (deck === undefined ? `/decks/${encodeURIComponent(game)}/new` : `${deckPath(game, deck)}/edit`);
export const nameOf = (deck: { name: string | Words }): string => (typeof deck.name === 'string' ? deck.name : say(deck.name));

export const trouble = (problem: unknown): string => (problem instanceof ApiError && say(problem.words)) || t().errorServer;
export const lineOf = (problem: unknown): number | null => (problem instanceof ApiError ? problem.line : null);
