// The addresses: the lobby, a table, a moment of it, a game's decks, one deck, the builder, cards of one’s own, and « À propos ». Links stay links; clicks on them do not reload the page.
import { keepSeat } from './seats.ts';

export type Route = { at: 'lobby' } | { at: 'about' } | { at: 'table'; id: string; n: number | null } | { at: 'decks'; game: string; deck: string | null; build: boolean } | { at: 'cards'; game: string } | { at: 'lost' };

export function routeOf(path: string): Route {
  const plain = path.replace(/\/+$/, '') || '/';
  if (plain === '/') return { at: 'lobby' };
  if (plain === '/about') return { at: 'about' };
  const decks = /^\/decks\/([^/]+)(?:\/([^/]+))?(\/edit)?$/.exec(plain);
  if (decks?.[1] && (decks[2] || !decks[3])) {
    const fresh = decks[2] === 'new' && !decks[3];
    return { at: 'decks', game: decodeURIComponent(decks[1]), deck: decks[2] && !fresh ? decodeURIComponent(decks[2]) : null, build: fresh || !!decks[3] };
  }
  const cards = /^\/cards\/([^/]+)$/.exec(plain);
  if (cards?.[1]) return { at: 'cards', game: decodeURIComponent(cards[1]) };
  const table = /^\/table\/([^/]+)(?:\/at\/(\d{1,7}))?$/.exec(plain);
  return table?.[1] ? { at: 'table', id: decodeURIComponent(table[1]), n: table[2] ? Number(table[2]) : null } : { at: 'lost' };
}

class Router {
  route = $state<Route>(this.#read());

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('hashchange', () => this.#arrive());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** The same, without a way back to where one is now. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#arrive();
  }

  #arrive(): void {
    this.route = this.#read();
  }

  /** A seat's token follows # only on arrival: it is stored and removed from the address. */
  #read(): Route {
    const route = routeOf(location.pathname);
    const token = /[#&]seat=([^&]+)/.exec(location.hash)?.[1];
    if (route.at === 'table' && token) {
      keepSeat(route.id, { token: decodeURIComponent(token) });
      history.replaceState(null, '', location.pathname);
    }
    return route;
  }
}

export const router = new Router();

/** For `onclick` of a plain link: navigates inside the page, unless the user wants a new tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname);
}
