// A Vite plugin that cuts the fonts down to what the page writes: the letters of French and English with their punctuation and
// signs, the weights the styles use, and no alternate forms. It is two thirds of the weight of a first visit.
import { readFile } from 'node:fs/promises';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const FONT = /@fontsource-variable.*\.woff2$/;
const WEIGHTS = { min: 400, max: 800 };
const between = (from: number, to: number): string => String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** Basic Latin, Latin-1, Latin Extended-A (names of players), then thin spaces, dashes, quotes, arrows and signs. */
const LETTERS = between(0x20, 0x7e) + between(0xa0, 0x17f) + '\u2009\u202f–—‘’‚“”„†•…‹›€←↑→↓−≈≠≤≥';

export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.originalFileNames.some((name) => FONT.test(name))) continue;
        const whole = typeof file.source === 'string' ? await readFile(file.originalFileNames[0]!) : Buffer.from(file.source);
        // Archivo has no weight above 700: the range is cut to what a font has.
        const most = /archivo/.test(file.fileName) ? 700 : WEIGHTS.max;
        file.source = await subset(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: { ...WEIGHTS, max: most } }, noLayoutClosure: true });
      }
    },
  };
}
