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
    const peak = Math.max(...columns.map((mode) => figureOf(row, mode, 'peak')));
    return `| ${[row.name, ...times, cpu, Math.round(peak / 1e6), row.mistakes.join('; ') || 'yes'].join(' | ')} |`;
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

function timeOf(row, mode, floor) {
  const wall = figureOf(row, mode, 'wall');
  const ratio = floor ? ` (${(wall / figureOf(floor, mode, 'wall')).toFixed(1)})` : '';
  return `${wall.toFixed(2)}${ratio}`;
}
