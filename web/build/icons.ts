// A Vite plugin that keeps of the four thousand game-icons only those that are named somewhere: in the list file, in the
// page's own sources, or in a game's folder (card emblems arrive from the server at run time, so their source is read).
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Where {
  listed: string;
  sources: string[];
}
interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const READ = new Set(['.ts', '.svelte', '.py', '.yaml', '.yml', '.json', '.toml']);
const ID = 'virtual:game-icons';
const NAME = /['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]|\bicon\w*\s*[:=]\s*([a-z0-9]+(?:-[a-z0-9]+)*)/g;

function* files(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (READ.has(extname(path))) yield path;
  }
}

/** The SVG bodies to ship, by name. A listed name that does not exist is an error; a word in a source is only a guess. */
export function collect(where: Where): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const body = (name: string): string | undefined =>
    (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  const found: Record<string, string> = {};
  const listed = readFileSync(where.listed, 'utf8').replace(/#.*$/gm, '').split(/\s+/).filter(Boolean);
  for (const name of listed) {
    const svg = body(name);
    if (svg === undefined) throw new Error(`src/icons.txt: no icon called ${name}`);
    found[name] = svg;
  }
  for (const path of where.sources.flatMap((folder) => [...files(folder)])) {
    for (const match of readFileSync(path, 'utf8').matchAll(NAME)) {
      const name = match[1] ?? match[2] ?? '';
      const svg = body(name);
      if (svg !== undefined) found[name] = svg;
    }
  }
  return found;
}

export function gameIcons(where: Where): Plugin {
  return {
    name: 'game-icons-subset',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export default ${JSON.stringify(collect(where))};`;
    },
  };
}
