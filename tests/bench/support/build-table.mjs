import { yardstick } from './generators.mjs';

const columns = ['cold', 'unchanged', 'edit'];

/** The middle of some numbers; of an even count the mean of both in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[at] : (sorted[at - 1] + sorted[at]) / 2;
}

/** The medians of a size as a table in Markdown, times beside those of the React floor. */
export function tableOf(pages, rows) {
  const floor = rows.find(({ name }) => name === yardstick);
  const lines = rows.map((row) => {
    const times = columns.map((mode) => timeOf(row, mode, floor));
    const cpu = columns.map((mode) => figureOf(row, mode, 'cpu').toFixed(2)).join(' / ');
    return `| ${[row.name, ...times, cpu, Math.round(peakOf(row) / 1e6), row.mistakes.join('; ') || 'yes'].join(' | ')} |`;
  });
  return [
    `## ${pages} pages`,
    '',
    `| generator | cold s (× ${yardstick}) | unchanged s (×) | one edit s (×) | processor s cold / unchanged / edit | peak MB | right |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}

const figureOf = ({ modes }, mode, key) => median((modes[mode] ?? []).map((figures) => figures[key])) ?? NaN;

const peakOf = (row) => Math.max(...columns.map((mode) => figureOf(row, mode, 'peak')));

function timeOf(row, mode, floor) {
  const wall = figureOf(row, mode, 'wall');
  const ratio = floor ? ` (${(wall / figureOf(floor, mode, 'wall')).toFixed(1)})` : '';
  return `${wall.toFixed(2)}${ratio}`;
}

/** How time and memory grow from each size to the next, as a table in Markdown: the ratios, and what a page takes. */
export function growthOf(results) {
  const steps = results.slice(1).flatMap(({ pages, rows }, at) => {
    const before = results[at];
    return rows.map((row) => growthRow({ pages, row }, { pages: before.pages, row: twinOf(row, before) }));
  });
  return [
    '## Growth',
    '',
    '| generator | pages | × | cold s × | edit s × | processor s cold × | peak MB × | cold ms a page | peak kB a page |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...steps,
    '',
  ].join('\n');
}

const twinOf = ({ name }, { rows }) => rows.find((row) => row.name === name);

function growthRow(after, before) {
  const ratio = (figure) => (figure(after) / figure(before)).toFixed(2);
  const both = (figure, digits) => [before, after].map((one) => figure(one).toFixed(digits)).join(' → ');
  const cells = [
    after.row.name,
    `${before.pages} → ${after.pages}`,
    ratio(({ pages }) => pages),
    ratio(({ row }) => figureOf(row, 'cold', 'wall')),
    ratio(({ row }) => figureOf(row, 'edit', 'wall')),
    ratio(({ row }) => figureOf(row, 'cold', 'cpu')),
    ratio(({ row }) => peakOf(row)),
    both(({ pages, row }) => (1000 * figureOf(row, 'cold', 'wall')) / pages, 2),
    both(({ pages, row }) => peakOf(row) / pages / 1000, 0),
  ];
  return `| ${cells.join(' | ')} |`;
}
