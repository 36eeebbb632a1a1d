// Finds what games bring to the page: `src/games/<id>/layout.ts`, `Cover.svelte`, `Workshop.svelte` and `licence.ts`. A new game is a new folder. Each is a
// chunk of its own, with its own icons, loaded when a table or a deck of that game is opened.
import icons from 'virtual:icons-of-games';
import { addIcons } from './icons.ts';
import type { Cover, Layout, Workshop } from './layout.ts';
import type { Words } from './wire.ts';

const layouts = import.meta.glob<Layout>('../games/*/layout.ts', { import: 'layout' });
const lines = import.meta.glob<Licence>('../games/*/licence.ts', { import: 'licence', eager: true });
const workshops = import.meta.glob<Workshop>('../games/*/Workshop.svelte', { import: 'default' });
const covers = import.meta.glob<Cover>('../games/*/Cover.svelte', { import: 'default' });

/** What the licence of a game wants to be read wherever it is offered or shown: the line itself, and its rendering in each language. */
export interface Licence {
  line: string;
  also: Words;
}
export const licences: Record<string, Licence> = Object.fromEntries(Object.entries(lines).map(([path, line]) => [path.split('/').at(-2)!, line]));

export async function loadLayout(id: string): Promise<Layout> {
  const [layout, bodies] = await Promise.all([layouts[`../games/${id}/layout.ts`]?.(), icons[id]?.()]);
  if (bodies) addIcons(bodies.default);
  return layout ?? { Board: (await import('../table/PlainBoard.svelte')).default };
}

/** Where people write cards for a game, with the game's icons; undefined where they do not. */
export async function loadWorkshop(id: string): Promise<Workshop | undefined> {
  const [workshop, bodies] = await Promise.all([workshops[`../games/${id}/Workshop.svelte`]?.(), icons[id]?.()]);
  if (bodies) addIcons(bodies.default);
  return workshop;
}

/** The covers of the boxes in the lobby, by game. They are decoration: one that cannot be loaded is left out. */
export async function loadCovers(): Promise<Record<string, Cover>> {
  const found = await Promise.all(Object.entries(covers).map(async ([path, load]) => {
    const cover = await load().catch(() => null);
    return cover ? [[path.split('/').at(-2)!, cover] as const] : [];
  }));
  return Object.fromEntries(found.flat());
}
