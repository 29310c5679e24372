import type { KindWeight, Part } from '../src/index.ts';
import { table } from './output.ts';

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

/** What the heaviest page of each kind weighs and may weigh, in kB as they are sent; undefined if nothing was weighed. */
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
