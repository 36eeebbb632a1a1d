// A Vite plugin that writes the service worker: `worker.js` with the list of what the lobby needs to open without a server.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const FIRST = /\/pages\/Lobby\.svelte$|\/games\/\w+\/Cover\.svelte$/;
const BESIDE = ['/', '/icon.svg', '/theme.js', '/manifest.webmanifest'];

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== 'chunk') return;
        files.add(name);
        for (const css of (chunk as Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) files.add(css);
        chunk.imports.forEach(take);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && (chunk.isEntry || FIRST.test(chunk.facadeModuleId ?? ''))) take(chunk.fileName);
        if (chunk.fileName.endsWith('.woff2')) files.add(chunk.fileName);
      }
      const list = [...BESIDE, ...[...files].sort().map((name) => `/${name}`)];
      const source = readFileSync(fileURLToPath(new URL('worker.js', import.meta.url)), 'utf8')
        .replace('/* filled in by build/shell.ts */ []', JSON.stringify(list))
        .replace("/* filled in by build/shell.ts */ ''", JSON.stringify(createHash('sha256').update(list.join()).digest('hex').slice(0, 12)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
