import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import type { Workshop } from './browser.ts';
import { fontFaces, type Typeface } from './font-faces.ts';

/** Every letter of Icelandic and English, their punctuation, and the letters of the neighbours' names. */
const lean = [
  ...range(0x20, 0x7e),
  ...'\u00a0\u00ad©«·»°×÷–—‘’‚“”„…€−',
  ...'ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÄÅØÜßäåøüÇçèÑñ',
].join('');
/** The same and all of Latin-1: what a name in running text may hold. */
const full = [lean, ...range(0xa0, 0xff), ...'•‹›™'].join('');

interface Source extends Typeface {
  package: string;
  /** The file of the package without `.woff2`. */
  source: string;
  letters: string;
  /** What becomes of each axis: a value pins it, a range keeps it. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** The display face is cut at 48 points, where its ink traps show but small headings still read. */
const sources: readonly Source[] = [
  {
    family: 'Hemja Display',
    file: 'display.woff2',
    weights: [500, 800],
    fallbacks: [{ weights: [500, 800], measured: 700, bold: true }],
    package: '@fontsource-variable/bricolage-grotesque',
    source: 'bricolage-grotesque-latin-standard-normal',
    letters: lean,
    axes: { wght: { min: 500, max: 800 }, opsz: 48, wdth: 100 },
  },
  {
    family: 'Hemja Text',
    file: 'text.woff2',
    weights: [400, 700],
    fallbacks: [
      { weights: [400, 500], measured: 400, bold: false },
      { weights: [600, 700], measured: 600, bold: true },
    ],
    package: '@fontsource-variable/figtree',
    source: 'figtree-latin-wght-normal',
    letters: full,
    axes: { wght: { min: 400, max: 700 } },
  },
];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}

/** Cuts the site's fonts from their packages and writes them, their licences and their `@font-face` rules. */
export async function makeFonts(workshop: Workshop): Promise<void> {
  const require = createRequire(join(workshop.root, 'package.json'));
  const target = join(workshop.root, 'templates/fonts');
  for (const { package: name, source, file, letters, axes } of sources) {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const original = await readFile(join(folder, 'files', `${source}.woff2`));
    const font = await subset(original, letters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(join(target, file), font);
    const licence = await readFile(join(folder, 'LICENSE'), 'utf8');
    await writeFile(join(target, file.replace('.woff2', '-LICENSE.txt')), licence);
  }
  await writeFile(join(workshop.root, 'templates/styles/fonts.css'), await fontFaces(workshop, sources));
}
