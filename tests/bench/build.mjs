// How long a build takes: with nothing there, with nothing changed, and after one edit, on a site of 34, 1,000 and 10,000 pages,
// beside two floors (what reading and writing take, and what rendering with React takes). Every time is that of a whole process.
// The first build of each mode is checked. In the end, how time and memory have grown from each size to the next.
// `--sizes 34,1000,10000` (pages in both languages), `--runs N` (3), `--peers` (Hugo, Eleventy and Astro on the same content, in the same
// run), `--json`.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { growthOf, tableOf } from './support/build-table.mjs';
import { clean, edit, generators, mistakesOf } from './support/generators.mjs';
import { measure } from './support/measure.mjs';
import { installPeers } from './support/peer-generators.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '34,1000,10000' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const sizes = options.sizes.split(',').map(Number);
if (![runs, ...sizes].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('Write whole numbers: --sizes 34,1000 --runs 3');
  process.exit(2);
}

/** What is done before a build of each mode. */
const modes = {
  cold: clean,
  unchanged: () => {},
  edit,
};

const { node, peers } = options.peers ? installPeers() : { node: process.execPath, peers: [] };
const results = [];
for (const pages of sizes) {
  const rows = [];
  for (const generator of [...generators, ...peers])
    rows.push(await measureGenerator(generator, Math.ceil(pages / 2)));
  results.push({ pages, rows });
  if (!options.json) console.log(tableOf(pages, rows));
}
const [{ model = 'unknown processor' } = {}] = cpus();
const machine = `${cpus().length} × ${model.trim()}, Node.js ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`;
if (options.json) console.log(JSON.stringify({ machine, runs, results }, rounded, 1));
else {
  if (results.length > 1) console.log(growthOf(results));
  console.log(
    `${machine}; medians of ${runs}. This generator adds a page for wrong addresses in each language.`,
  );
}

/** Milliseconds are fine enough. */
function rounded(_, value) {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}

/** Builds a site with so many pages in each language again and again. */
async function measureGenerator(generator, count) {
  generator.prepare(count);
  clean(generator);
  const row = { name: generator.name, modes: {}, mistakes: [] };
  for (const [mode, before] of Object.entries(modes)) {
    row.modes[mode] = [];
    for (let run = 0; run < runs; run += 1) {
      before(generator, run);
      const { said, code, ...figures } = await measure(generator.command(node), {
        cwd: generator.folder,
        env: { NODE_ENV: 'production', ...generator.env },
      });
      row.modes[mode].push(figures);
      if (code !== 0) row.mistakes.push(`${mode}: it ended with ${code}: ${said.slice(-500)}`);
      else if (run === 0)
        row.mistakes.push(
          ...mistakesOf(generator, count, mode === 'edit' ? 1 : 0).map((what) => `${mode}: ${what}`),
        );
      if (code !== 0) return row;
    }
  }
  return row;
}
