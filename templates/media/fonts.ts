import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import type { Workshop } from '../../src/define/index.ts';
import { fontFaces, restFaces, type Typeface } from './font-faces.ts';

const punctuation = '\u00a0\u00ad©·°×–—‘’‚“”„…−';
/** Every letter of Icelandic and English, and what is between them. */
const letters = [
  ...[...range('0', '9'), ...range('A', 'Z'), ...range('a', 'z')],
  'ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæö',
  ' .,:;!?-\'"()/&%+@*_',
  punctuation,
].join('');
/** What a foreign name or a word of code may hold too. Few pages have any of it, so it is a file of its own. */
const all = [...range(' ', '~'), ...range('\u00a0', '\u00ff'), punctuation, '•‹›™€'].join('');

/** Headings and logo; the longest words of every language among them. */
const headings =
  'Hemjum óreiðuna, sköpum árangur. Allt sem þarf til að hemja óreiðuna. Hönnun sem fólk skilur við fyrstu sýn. ' +
  'Samfélagsmiðlar með takti og tilgangi. Markaðsherferðir sem skila sér. Komum skipulagi á óreiðuna. ' +
  'Vörumerkjaþróun sem ristir dýpra en merkið. Control the chaos, create success. Frequently Asked Questions. ' +
  'Say what matters. Design that makes sense at a glance. Social media with rhythm and purpose. ' +
  'Brand development that goes deeper than the logo.';

const prose =
  'Taktu stjórn á óreiðunni og skapaðu árangur. Við leysum flækjuna með þér: stefnumótun, vörumerkjaþróun, ' +
  'samfélagsmiðlar og vefir sem virka. „Það var ekki fyrr en þráðurinn lá beinn að við sáum hvert hann leiddi,“ ' +
  'segir Æsa Þórðardóttir. Verð frá 79.000 kr. á mánuði, án bindingar, og fyrsti fundurinn er ókeypis.';

/** What texts need of the fine points of type: letters that fit each other, figures that are in columns. */
const features = ['kern', 'tnum'];

/** What is cut out of a font. */
interface Cut {
  /** The name of the file in `templates/fonts`. */
  file: string;
  package: string;
  /** The file of the package without `.woff2`. */
  source: string;
  letters: string;
  /** What becomes of each axis: a value pins it, a range keeps it. */
  axes: Record<string, number | { min: number; max: number }>;
}

type Source = Cut & Typeface;

/**
 * The display face is cut at 48 points, where its ink traps show but small headings still read, and at the one weight of all
 * headings: with its axis it would weigh nearly twice as much.
 */
const sources: readonly Source[] = [
  {
    family: 'Hemja Display',
    file: 'display.woff2',
    weights: [500, 800],
    sample: headings,
    fallbacks: [{ weights: [500, 800], measured: 650, bold: true }],
    package: '@fontsource-variable/bricolage-grotesque',
    source: 'bricolage-grotesque-latin-standard-normal',
    letters,
    axes: { wght: 650, opsz: 48, wdth: 100 },
  },
  {
    family: 'Hemja Text',
    file: 'text.woff2',
    weights: [400, 700],
    sample: prose,
    fallbacks: [
      { weights: [400, 500], measured: 400, bold: false },
      { weights: [600, 700], measured: 600, bold: true },
    ],
    package: '@fontsource-variable/figtree',
    source: 'figtree-latin-wght-normal',
    letters,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** For the social cards, which are drawn at one weight in large sizes; no browser loads it. */
const cardCut: Cut = {
  file: 'card.woff2',
  package: '@fontsource-variable/bricolage-grotesque',
  source: 'bricolage-grotesque-latin-standard-normal',
  letters: all,
  axes: { wght: 700, opsz: 96, wdth: 100 },
};

/** All letters from one to another. */
function range(first: string, last: string): string[] {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, i) => String.fromCharCode(from + i));
}

/** Cuts the site's fonts from their packages and writes them, their licences and their `@font-face` rules. */
export async function makeFonts(workshop: Workshop): Promise<void> {
  const target = join(workshop.root, 'templates/fonts');
  const rest = sources.map(restOf);
  for (const source of sources) {
    const folder = await cutFont(source, workshop, target);
    const licence = await readFile(join(folder, 'LICENSE'), 'utf8');
    await writeFile(join(target, source.file.replace('.woff2', '-LICENSE.txt')), licence);
  }
  for (const cut of [...rest, cardCut]) await cutFont(cut, workshop, target);
  const styles = join(workshop.root, 'templates/styles');
  await writeFile(join(styles, 'fonts.css'), await fontFaces(workshop, sources));
  await writeFile(join(styles, 'fonts-more.css'), restFaces(rest));
}

/**
 * The letters that a typeface has beside those of its own file. Not “•”: Chromium would fetch the file for every page with a list,
 * although it draws the marks itself.
 */
function restOf(source: Source): Source {
  const own = `${source.letters}•`;
  const rest = [...all].filter((letter) => !own.includes(letter)).join('');
  return { ...source, letters: rest, file: source.file.replace('.woff2', '-more.woff2') };
}

/** Writes what is cut out of a font; gives the folder of its package. */
async function cutFont(cut: Cut, { root }: Workshop, target: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'));
  const folder = dirname(require.resolve(`${cut.package}/package.json`));
  const original = await readFile(join(folder, 'files', `${cut.source}.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: cut.axes, keepFeatures: features } as const;
  await writeFile(join(target, cut.file), await subset(original, cut.letters, options));
  return folder;
}
