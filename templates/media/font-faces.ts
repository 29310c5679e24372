import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Workshop } from '../../src/define/index.ts';
import { withPage } from './browser.ts';

/** A font face that stands in for one until it arrives. */
interface Fallback {
  weights: readonly [from: number, to: number];
  /** The weight at which the widths are made equal. */
  measured: number;
  bold: boolean;
}

export interface Typeface {
  family: string;
  /** The name of the file in `templates/fonts`. */
  file: string;
  weights: readonly [from: number, to: number];
  /** What is set in it: the fallbacks are made as wide as this. */
  sample: string;
  fallbacks: readonly Fallback[];
}

interface Metrics {
  width: number;
  ascent: number;
  descent: number;
}

/** Liberation Sans is as wide as Arial and Helvetica, letter for letter. */
const standIn = 'Liberation Sans';
const locals = {
  regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Roboto Bold'],
};

const note = `/* Made by templates/media/fonts.ts; change it there.
 *
 * The fallback faces take the same room as the fonts that they stand in for, so that nothing moves when those arrive:
 *   size-adjust      = width of a sample in our font / its width in Arial (measured at the weight named)
 *   ascent-override  = ascent of our font / size-adjust, likewise descent-override; our fonts have no line gap
 */
`;

/** The `@font-face` rules of the typefaces in `templates/fonts`, with fallbacks of equal size. */
export function fontFaces(workshop: Workshop, typefaces: readonly Typeface[]): Promise<string> {
  return withPage(workshop, async (page) => {
    let css = note;
    for (const typeface of typefaces) {
      css += `\n${mainFace(typeface)}`;
      const bytes = await readFile(join(workshop.root, 'templates/fonts', typeface.file));
      await page.evaluate(loadFont, { name: typeface.family, data: bytes.toString('base64') });
      for (const fallback of typeface.fallbacks) css += `\n${await fallbackFace(page, typeface, fallback)}`;
    }
    return css;
  });
}

/** The `@font-face` rules of the files with the rarer letters. A browser fetches them where a page has such a letter. */
export function restFaces(typefaces: readonly (Typeface & { letters: string })[]): string {
  const faces = typefaces.map((typeface) =>
    mainFace(typeface, `  unicode-range: ${unicodeRange(typeface.letters)};\n`),
  );
  return `/* Made by templates/media/fonts.ts; change it there. */\n${faces.join('\n')}`;
}

const mainFace = ({ family, file, weights }: Typeface, more = '') => `@font-face {
  font-family: "${family}";
  src: url(../fonts/${file}) format("woff2");
  font-weight: ${weights.join(' ')};
  font-display: swap;
${more}}
`;

/** Letters as a style sheet names them, neighbours together. */
function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.charCodeAt(0)).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

async function fallbackFace(page: Page, { family, sample }: Typeface, { weights, measured, bold }: Fallback) {
  const ours = await page.evaluate(measure, { font: `${measured} 1000px '${family}'`, sample });
  const theirs = await page.evaluate(measure, { font: `${bold ? 700 : 400} 1000px '${standIn}'`, sample });
  const size = ours.width / theirs.width;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `/* Measured at weight ${measured}. */
@font-face {
  font-family: "${family} Fallback";
  src: ${locals[bold ? 'bold' : 'regular'].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights.join(' ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / 1000 / size)};
  descent-override: ${percent(ours.descent / 1000 / size)};
  line-gap-override: 0%;
}
`;
}

/** Runs in the browser. */
async function loadFont({ name, data }: { name: string; data: string }): Promise<void> {
  const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '100 900' });
  document.fonts.add(await face.load());
}

/** Runs in the browser. */
function measure({ font, sample }: { font: string; sample: string }): Metrics {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.font = font;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
  return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
}
