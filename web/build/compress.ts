// A Vite plugin that lays a Brotli and a gzip copy beside every built file that shrinks by it. The server hands out whichever
// the browser reads: nothing is compressed while somebody waits.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINK = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
const LEAST = 1024; // below that, headers weigh more than what is saved

function* built(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* built(path);
    else if (SHRINK.has(extname(path))) yield path;
  }
}

export function compressed(): Plugin {
  let out = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const path of built(out)) {
          const bytes = readFileSync(path);
          if (bytes.length < LEAST) continue;
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
