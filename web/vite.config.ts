// How the page is built: into the Python package, so that the server hands it out without Node.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compress.ts';
import { smallFonts } from './build/fonts.ts';
import { closure, gameIcons } from './build/icons.ts';
import { shell } from './build/shell.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

// A game's chunks bear its name: `layout-<id>`, `cover-<id>`, `icons-<id>`.
function named({ name, facadeModuleId, moduleIds }: { name: string; facadeModuleId?: string | null; moduleIds: string[] }): string {
  // A cover that its own game draws elsewhere too is no entry, but it is still the cover.
  const cover = name === 'Cover' ? moduleIds.find((id) => /\/Cover\.svelte$/.test(id)) : undefined;
  const part = /games\/(\w+)\/(\w+)\.\w+$/.exec(facadeModuleId ?? cover ?? '');
  const icons = /virtual:game-icons\/(\w+)$/.exec(facadeModuleId ?? '');
  return `assets/${part ? `${part[2]!.toLowerCase()}-${part[1]}` : icons ? `icons-${icons[1]}` : name}-[hash].js`;
}

// What the lobby and the tables share is one file: a dozen small ones would cost more to ask for than to read.
const shared = new Set([...closure(here('src/pages/Lobby.svelte')), ...closure(here('src/App.svelte'))].filter((path) => /\/src\/(lib|ui)\//.test(path)));

export default defineConfig({
  plugins: [
    svelte(),
    // Games name their own icons: their folders are read at build time, so a new card needs no change here.
    gameIcons({ page: here('src'), games: here('../src/ludotheque/games'), engine: here('../src/ludotheque/engine'), shelf: here('../src/ludotheque/server/lobby.py') }),
    smallFonts(),
    shell(),
    compressed(),
  ],
  build: {
    outDir: here('../src/ludotheque/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    // One picture is worth a request only when it is large; fonts stay files so that they are cached.
    assetsInlineLimit: 0,
    // The icons change far less often than the code: a file of their own stays in the reader's cache.
    rolldownOptions: { output: { chunkFileNames: named, codeSplitting: { groups: [{ name: 'icons', test: /virtual:game-icons$/ }, { name: 'svelte', test: /node_modules\/(svelte|clsx|esm-env)\// }, { name: 'shared', test: (id) => shared.has(id) }] } } },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
