// A Vite plugin that keeps, of the four thousand game-icons, only those named somewhere. The page's own are names in its
// sources and in the engine's, in `icons.txt`, and the emblem of every game; what the lobby draws comes with the lobby, the rest with the first
// table or deck (`virtual:more-icons`). Those of a game are a module of their own: names in
// its folder of the page (with its `icons.txt`) and in its Python folder, since card emblems arrive at run time. A component
// that is shown before its game is loaded imports the few it draws: `icons:raven,church`.
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

export interface Where {
  page: string; // the page's sources; `icons.txt` and `games` are in there
  games: string; // the Python packages of the games
  engine: string; // the Python package of what games share: its offers and roles have icons, too
  shelf: string; // the Python file that names the games still to come
}
interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}
type Bodies = Record<string, string>;

const READ = new Set(['.ts', '.svelte', '.py', '.yaml', '.yml', '.json', '.toml']);
const PAGE = 'virtual:game-icons';
const MORE = 'virtual:more-icons';
const LOADERS = 'virtual:icons-of-games';
const SOME = 'icons:';
const NAME = /['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]|\b(?:icon\w*|picture)\s*[:=]\s*([a-z0-9]+(?:-[a-z0-9]+)*)/g;
const EMBLEM = /^ {4}icon = "([a-z0-9-]+)"/gm; // of a Game class

const folders = (of: string): string[] =>
  existsSync(of) ? readdirSync(of).filter((name) => /^[a-z]/.test(name) && statSync(join(of, name)).isDirectory()) : [];

function* files(folder: string, skip = ''): Generator<string> {
  if (!existsSync(folder) || folder === skip) return;
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) yield* files(path, skip);
    else if (READ.has(extname(path))) yield path;
  }
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
const body = (name: string): string | undefined => (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;

/** Icons by name. One that does not exist is an error. */
function asked(names: string[], where: string): Bodies {
  return Object.fromEntries(names.map((name) => {
    const svg = body(name);
    if (svg === undefined) throw new Error(`${where}: no icon called ${name}`);
    return [name, svg];
  }));
}

/** The icons of a list, if there is one. */
const listed = (path: string): Bodies =>
  (existsSync(path) ? asked(readFileSync(path, 'utf8').replace(/#.*$/gm, '').split(/\s+/).filter(Boolean), path) : {});

/** The icons that sources name. A word in a source is only a guess, so one that is no icon is passed over. */
function named(paths: Iterable<string>, pattern: RegExp = NAME, lines = /(?:)/): Bodies {
  const found: Bodies = {};
  for (const path of paths) {
    const text = readFileSync(path, 'utf8').split('\n').filter((line) => lines.test(line)).join('\n');
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? match[2] ?? '';
      const svg = body(name);
      if (svg !== undefined) found[name] = svg;
    }
  }
  return found;
}

/** What is shipped with the page. */
export function ofPage({ page, games, engine, shelf }: Where): Bodies {
  return { ...listed(join(page, 'icons.txt')), ...named([...files(page, join(page, 'games')), ...files(engine), shelf]), ...named(files(games), EMBLEM) };
}

/** A source and all that it imports before it can run. */
export function closure(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, from] of readFileSync(path, 'utf8').matchAll(/^\s*(?:import|export)\b[^'"]*?from '(\.[^']+)'/gm)) closure(join(dirname(path), from!), seen);
  return seen;
}

/** Of these, what is drawn before a table or a deck is opened. */
export function ofLobby({ page, games, shelf }: Where): Bodies {
  const shown = ['App.svelte', 'pages/Lobby.svelte', 'pages/About.svelte', 'pages/Lost.svelte'].flatMap((name) => [...closure(join(page, name))])
    .filter((path) => path.endsWith('.svelte')); // nothing else draws
  return { ...named(shown, NAME, /icon/i), ...named([shelf]), ...named(files(games), EMBLEM), ...asked(['card-pick'], 'the fallback') };
}

const without = (all: Bodies, some: Bodies): Bodies => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in some)));

/** What is shipped with a game, without what the page has already. */
export function ofGame(where: Where, id: string, shared: Bodies = ofPage(where)): Bodies {
  const own = join(where.page, 'games', id);
  const all = { ...listed(join(own, 'icons.txt')), ...named([...files(own), ...files(join(where.games, id))]) };
  return without(all, shared);
}

export const gamesOf = ({ page, games }: Where): string[] =>
  [...new Set([...folders(join(page, 'games')), ...folders(games)])].map((path) => basename(path)).sort();

export function gameIcons(where: Where): Plugin {
  return {
    name: 'game-icons-subset',
    resolveId: (id) => (id === LOADERS || id === PAGE || id === MORE || id.startsWith(`${PAGE}/`) || id.startsWith(SOME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PAGE}`) return `export default ${JSON.stringify(ofLobby(where))};`;
      if (id === `\0${MORE}`) return `export default ${JSON.stringify(without(ofPage(where), ofLobby(where)))};`;
      if (id === `\0${LOADERS}`) {
        const entries = gamesOf(where).map((game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(`${PAGE}/${game}`)})`);
        return `export default { ${entries.join(', ')} };`;
      }
      if (id.startsWith(`\0${SOME}`)) return `export default ${JSON.stringify(asked(id.slice(SOME.length + 1).split(','), id))};`;
      if (!id.startsWith(`\0${PAGE}/`)) return undefined;
      return `export default ${JSON.stringify(ofGame(where, id.slice(PAGE.length + 2)))};`;
    },
  };
}
