// Edits the real site again and again at random: texts, lines, files, names, drawings, styles, components, commits, branches, caches. After
// each edit a build with all that earlier ones have kept, and a `site dev` that has run from the beginning, must give what a build without
// any of it gives, byte for byte. Where that one fails, the other says the same and leaves the old output, and `dev` shows what was
// right last. `--edits N` (500), `--seed N` (1), `--site tiny` for the small site of the tests.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDev } from '../support/dev-command.mjs';
import { seeded } from '../support/random.mjs';
import { createEditor } from './support/random-edits.mjs';
import { isServed, served } from './support/served-files.mjs';
import { conclude, contentOf, copyTool, differing, numberOption, runSite } from './support/tool-copy.mjs';

const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } }, strict: false });
const edits = numberOption('edits', 500);
const seed = numberOption('seed', 1);
const part = values.site === 'tiny' ? 'tests/sites/tiny' : '.';
/** How long `dev` may take until it shows an edit, in milliseconds. */
const patience = 15_000;

const tool = copyTool(part);
const site = join(tool, part);
const edit = createEditor(site, seeded(seed));
const failures = [];
const counts = new Map();
let valid = 0;
let last = await build();
await buildWarm();
const dev = await startDev(site, { tool });
for (let n = 1; n <= edits; n += 1) {
  const kind = edit();
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const found = await differences();
  if (found.length > 0) failures.push(`edit ${n} of seed ${seed}, ${kind}: ${found.slice(0, 5).join(', ')}`);
}
dev.stop();
for (const [kind, count] of [...counts].toSorted()) console.log(`${String(count).padStart(5)} × ${kind}`);
console.log(`${valid} of the sites could be built`);
conclude(`${edits} edits`, failures);

/** Builds without anything that is kept; gives the files, or what is wrong. */
async function build() {
  const { code, said } = await runSite(
    tool,
    'build',
    '--site',
    part,
    '--quiet',
    '--no-cache',
    '--out',
    'clean',
  );
  return code === 0 ? { said, files: contentOf(join(tool, 'clean')) } : { said };
}

/** Builds with all that earlier builds have kept. */
function buildWarm() {
  return runSite(tool, 'build', '--site', part, '--quiet', '--out', 'dist');
}

/** What a warm build and `dev` give that a clean build does not. */
async function differences() {
  rmSync(join(tool, 'clean'), { recursive: true, force: true });
  const [clean, warm] = [await build(), await buildWarm()];
  const found = warm.said === clean.said ? [] : [`a warm build says ${warm.said}, a clean one ${clean.said}`];
  if (clean.files) {
    last = clean;
    valid += 1;
  }
  const wanted = last.files ?? new Map();
  found.push(...differing(wanted, contentOf(join(tool, 'dist'))).map((file) => `dist${file}`));
  const shown = await shownDifferences(wanted);
  return [...found, ...shown.map((file) => `dev${file}`)];
}

/** The files that `dev` does not serve as they were built, when it has had time enough. */
async function shownDifferences(wanted) {
  const end = performance.now() + patience;
  for (;;) {
    const given = new Map();
    for (const file of wanted.keys()) if (isServed(file)) given.set(file, await served(dev.url, file));
    const files = differing(new Map([...wanted].filter(([file]) => isServed(file))), given);
    if (files.length === 0 || performance.now() > end) return files;
    await sleep(50);
  }
}
