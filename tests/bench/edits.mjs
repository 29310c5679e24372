// Edits the real site again and again at random: texts, lines, files, names, drawings, styles, components, commits, branches, caches. After
// each edit a build with all that earlier ones have kept, and a `site dev` that has run from the beginning, must give what a clean build
// gives, byte for byte. Where that one fails, the other says the same and leaves the old output, and `dev` shows what was right last.
// The clean build is that of a copy in another folder, in which nothing is kept but the compiled tool, drawn pictures and compressed files
// (support/clean-build.mjs); what it has built before, the same files at the same commit, it does not build again. Every twentieth is without
// all of that. `--edits N` (500), `--seed N` (1), `--site tiny` for the small site of the tests.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDev } from '../support/dev-command.mjs';
import { seeded } from '../support/random.mjs';
import { createCleanBuild } from './support/clean-build.mjs';
import { createEditor } from './support/random-edits.mjs';
import { isServed, served } from './support/served-files.mjs';
import { conclude, copyTool, differing, digestsOf, numberOption, runSite } from './support/tool-copy.mjs';

const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } }, strict: false });
const edits = numberOption('edits', 500);
const seed = numberOption('seed', 1);
const part = values.site === 'tiny' ? 'tests/sites/tiny' : '.';
/** How long `dev` may take until it shows an edit, in milliseconds: other work of the machine must not look like a fault. */
const patience = 60_000;

const tool = copyTool(part);
const site = join(tool, part);
const edit = createEditor(site, seeded(seed));
const buildClean = createCleanBuild(site, part);
const failures = [];
const counts = new Map();
const start = performance.now();
let valid = 0;
let last = await buildClean();
await buildWarm();
const dev = await startDev(site, { tool });
for (let n = 1; n <= edits; n += 1) {
  const kind = edit();
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const found = await differences(n);
  if (found.length > 0) failures.push(`edit ${n} of seed ${seed}, ${kind}: ${found.slice(0, 5).join(', ')}`);
  if (n % 20 === 0) tellProgress(n);
}
dev.stop();
for (const [kind, count] of [...counts].toSorted()) console.log(`${String(count).padStart(5)} × ${kind}`);
console.log(`${valid} of the sites could be built`);
conclude(`${edits} edits`, failures);

function tellProgress(n) {
  const seconds = Math.round((performance.now() - start) / 1000);
  console.error(
    `${n} edits in ${seconds} s, ${valid} of the sites could be built, ${failures.length} failures`,
  );
}

/** Builds with all that earlier builds have kept. */
function buildWarm() {
  return runSite(tool, 'build', '--site', part, '--quiet', '--out', 'dist');
}

/** What a warm build and `dev` give that a clean build does not. */
async function differences(n) {
  const [clean, warm] = await Promise.all([buildClean({ isBare: n % 20 === 0 }), buildWarm()]);
  const found = warm.said === clean.said ? [] : [`a warm build says ${warm.said}, a clean one ${clean.said}`];
  if (clean.files) {
    last = clean;
    valid += 1;
  }
  const wanted = last.files ?? new Map();
  found.push(...differing(wanted, digestsOf(join(tool, 'dist'))).map((file) => `dist${file}`));
  const shown = await shownDifferences([...wanted].filter(([file]) => isServed(file)));
  return [...found, ...shown.map(([file]) => `dev${file}`)];
}

/** The files that `dev` does not serve as they were built, when it has had time enough. */
async function shownDifferences(wanted) {
  const end = performance.now() + patience;
  for (;;) {
    let wrong = await servedOtherwise(wanted);
    if (wrong.length === 0) return [];
    // Only when these are right is it worth while to look at all of one version.
    while (wrong.length > 0) {
      if (performance.now() > end) return wrong;
      await sleep(50);
      wrong = await servedOtherwise(wrong);
    }
  }
}

async function servedOtherwise(wanted) {
  const wrong = [];
  for (const [file, content] of wanted)
    if ((await served(dev.url, file)) !== content) wrong.push([file, content]);
  return wrong;
}
