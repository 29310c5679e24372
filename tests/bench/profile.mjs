// What a build spends its time on, as V8 sees it (`node --cpu-prof`), beside what the React floor does with the same content: what is
// between the two are the checks, the links, what is kept for the next build, and what could be better. Times are those of code itself,
// without what it calls, of all threads, in the quickest of several runs, which others have disturbed least.
// `--pages N` (1000), `--mode cold|edit` (cold), `--runs N` (5).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { partsOf } from './support/cpu-profile.mjs';
import { clean, edit, generators, yardstick } from './support/generators.mjs';
import { measure } from './support/measure.mjs';
import { numberOption } from './support/tool-copy.mjs';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'cold' } }, strict: false });
const pages = numberOption('pages', 1000);
const runs = numberOption('runs', 5);
const floor = generators.find(({ name }) => name === yardstick);
const own = generators.at(-1);
const compared = [own, floor].map((generator) => ({ generator, walls: [], profiles: [] }));

for (const { generator } of compared) {
  generator.prepare(Math.ceil(pages / 2));
  clean(generator);
  // The tool is compiled once for all sites.
  await build(generator);
}
for (let run = 0; run < runs; run += 1)
  for (const one of compared) {
    one.walls.push(await wallOf(one.generator, 2 * run));
    one.profiles.push(await profileOf(one.generator, 2 * run + 1));
  }
print(...compared.map(({ profiles }) => quickest(profiles)));

function prepare(generator, number) {
  if (values.mode === 'edit') edit(generator, number);
  else clean(generator);
}

/** How long a build takes without the profiler, in milliseconds. */
async function wallOf(generator, number) {
  prepare(generator, number);
  return 1000 * (await build(generator)).wall;
}

/** How long each part of a build ran, in milliseconds. */
async function profileOf(generator, number) {
  prepare(generator, number);
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const started = Number(process.hrtime.bigint()) / 1e6;
  await build(generator, '--cpu-prof', '--cpu-prof-dir', folder);
  const parts = partsOf(folder, started);
  rmSync(folder, { recursive: true });
  return parts;
}

async function build({ command, folder, env }, ...flags) {
  const [node, ...program] = command(process.execPath);
  const options = { cwd: folder, env: { NODE_ENV: 'production', ...env } };
  const result = await measure([node, ...flags, ...program], options);
  if (result.code !== 0) throw new Error(result.said);
  return result;
}

function quickest(profiles) {
  return profiles.toSorted((a, b) => total(a) - total(b))[0];
}

function total(parts) {
  return [...parts.values()].reduce((sum, ms) => sum + ms, 0);
}

function print(parts, floorParts) {
  const all = total(parts);
  const rows = [...new Set([...parts.keys(), ...floorParts.keys()])]
    .map((name) => ({ name, ms: parts.get(name) ?? 0, floorMs: floorParts.get(name) ?? 0 }))
    .toSorted((a, b) => b.ms - a.ms);
  const isLarge = ({ ms, floorMs }) => Math.max(ms, floorMs) >= all / 200;
  const small = rows.filter((row) => !isLarge(row));
  const sum = (some, key) => some.reduce((so, row) => so + row[key], 0);
  const together = (name, some) => ({ name, ms: sum(some, 'ms'), floorMs: sum(some, 'floorMs') });
  const line = ({ name, ms, floorMs }) =>
    `| ${name} | ${[ms, (100 * ms) / all, floorMs, ms - floorMs].map((number, at) => number.toFixed(at === 1 ? 1 : 0)).join(' | ')} |`;
  const walls = compared.map((one) => `${one.generator.name} ${Math.min(...one.walls).toFixed(0)} ms`);
  const lines = [
    `## ${pages} pages, ${values.mode}, Node.js ${process.version}`,
    '',
    `| part | ms | % | ${yardstick} ms | between them ms |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.filter(isLarge).map(line),
    line(together(`${small.length} smaller parts`, small)),
    line(together('all', rows)),
    '',
    `The quickest of ${runs} runs each. Without the profiler, whole processes: ${walls.join(', ')}.`,
  ];
  console.log(lines.join('\n'));
}
