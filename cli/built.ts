import type { BuildSummary, Choices } from '../src/preparation.ts';
import { count, size, table } from './output.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What was built, as one JSON document. */
export function builtJson(
  { pages, kinds, weights }: BuildSummary,
  more: { ok: boolean; problems: readonly unknown[]; stages?: readonly object[]; isUnchanged?: true },
): string {
  const [files, bytes] = [sum(kinds.map((kind) => kind.files)), sum(kinds.map((kind) => kind.bytes))];
  const { ok, problems, ...others } = more;
  return JSON.stringify({ ok, pages, files, bytes, weights, ...others, problems });
}

/** `36 pages in 2 languages into dist`. */
export function builtLine({ pages, languages }: BuildSummary, { out }: Pick<Choices, 'out'>): string {
  return `${count(pages, 'page')} in ${count(languages, 'language')} into ${out.shown}`;
}

/** The files that were made, by kind. */
export function kindsTable({ kinds }: BuildSummary): string[] {
  return table([
    ['kind', 'files', 'size'],
    ...kinds.map(({ kind, files, bytes }) => [kind, String(files), size(bytes)]),
  ]);
}
