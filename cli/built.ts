import type { KindWeight, Part } from '../src/index.ts';
import type { BuildSummary, Choices } from '../src/preparation.ts';
import { count, size, table } from './output.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the summary of a build as one JSON document. */
export function builtJson(
  { pages, kinds, weights }: BuildSummary,
  more: { ok: boolean; problems: readonly unknown[]; stages?: readonly object[]; isUnchanged?: true },
): string {
  const [files, bytes] = [sum(kinds.map((kind) => kind.files)), sum(kinds.map((kind) => kind.bytes))];
  const { ok, problems, ...others } = more;
  return JSON.stringify({ ok, pages, files, bytes, weights, ...others, problems });
}

/** Returns a line such as `36 pages in 2 languages into dist`. */
export function builtLine({ pages, languages }: BuildSummary, { out }: Pick<Choices, 'out'>): string {
  return `${count(pages, 'page')} in ${count(languages, 'language')} into ${out.shown}`;
}

/** Makes a table of the files by kind. */
export function kindsTable({ kinds }: BuildSummary): string[] {
  return table([
    ['kind', 'files', 'size'],
    ...kinds.map(({ kind, files, bytes }) => [kind, String(files), size(bytes)]),
  ]);
}

const headings: Record<Part, string> = {
  html: 'html',
  css: 'css',
  script: 'js',
  fonts: 'fonts',
  images: 'images',
  firstView: 'first view',
  allScript: 'all js',
  video: 'video',
};

/** Makes a table of the heaviest page of each kind beside its budget, in kB as sent; empty if nothing was weighed. */
export function weightsTable(weights: readonly KindWeight[]): string[] {
  const [first] = weights;
  if (!first) return [];
  const parts = Object.keys(first.parts) as Part[];
  const rows = weights.map(({ kind, parts: of }) => [kind, ...parts.map((part) => cell(of[part]))]);
  return [...table([['kB of budget', ...parts.map((part) => headings[part])], ...rows]), ''];
}

function cell({ bytes, budget }: { bytes: number; budget: number }): string {
  if (bytes === 0) return '–';
  const size = (bytes / 1000).toFixed(1);
  return budget === Infinity ? size : `${size}/${budget / 1000}`;
}
