// Kills `site dev` with SIGKILL at random moments. After each the output folder is as it was, every form that was accepted is kept, and
// the next `dev` or the next build gives what a build without any cache gives. What was half written into the cache is gone when
// all versions have been built once more.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDev } from '../../support/dev-command.mjs';
import { seeded } from '../../support/random.mjs';
import { isServed, served } from '../support/served-files.mjs';
import {
  conclude,
  copyTool,
  differing,
  digestOfFolder,
  digestsOf,
  filesOf,
  leftBeside,
  numberOption,
} from '../support/tool-copy.mjs';
import { createForms } from './forms.mjs';
import { createMoments } from './moments.mjs';
import { createStates } from './states.mjs';

const rounds = numberOption('rounds', 200);
const seed = numberOption('seed', 1);
const random = seeded(seed);
const tool = copyTool();
// Nothing may be built below `tests`, and `dev` has no other output folder than that of its site.
renameSync(join(tool, 'tests'), join(tool, 'own'));
const site = join(tool, 'own/sites/tiny');
const dist = join(site, 'dist');
// What a killed process leaves in the folder for temporary files is seen there.
const temporary = join(tool, 'tmp');
mkdirSync(temporary);
process.env.TMPDIR = temporary;

/** How long `dev` may take until it shows what is saved, in milliseconds. */
const patience = 15_000;

const states = createStates(site, random);
const forms = createForms({ run, leads: join(site, '.cache/dev-leads.db') });
const clean = new Map();
const failures = wrongOfBuild();
const moments = await createMoments({ tool, site, random, save: states.save, post: forms.post });
const counts = { 'half written file': 0 };

for (let round = 1; round <= rounds; round += 1)
  for (const what of await tryRound(round)) failures.push(`round ${round} of seed ${seed}, ${what}`);
for (const _ of states.all()) failures.push(...wrongOfBuild());
failures.push(...halfWritten().map((file) => `${file} is left in the cache`), ...forms.refused());
for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(5)} × ${what}`);
conclude(`${rounds} × SIGKILL of site dev, ${forms.accepted()} forms accepted`, failures);

/** Kills one run; gives what is wrong then. */
async function tryRound(round) {
  const [moment, start] = moments[Math.floor(random() * moments.length)];
  const before = digestOfFolder(dist);
  const child = await start();
  const ended = child.exitCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
  counts[moment] = (counts[moment] ?? 0) + 1;
  counts['half written file'] += halfWritten().length;
  const wrong = forms.lost();
  if (digestOfFolder(dist) !== before) wrong.push('the output folder has changed');
  wrong.push(...(await (round % 2 === 0 ? wrongOfBuild() : wrongOfDev())));
  wrong.push(
    ...leftBeside(site).map((left) => `${left} is left beside the output folder`),
    ...leftTemporary(),
  );
  return wrong.map((what) => `killed ${moment}: ${what}`);
}

/** What is in the folder for temporary files, named once. */
function leftTemporary() {
  return readdirSync(temporary).map((left) => {
    rmSync(join(temporary, left), { recursive: true });
    return `${left} is left in the folder for temporary files`;
  });
}

/** Files that were being written into the cache. */
function halfWritten() {
  return filesOf(join(site, '.cache')).filter((file) => file.endsWith('.tmp'));
}

/** Runs a command to its end, from the same folder as `dev`. */
function run(...command) {
  const program = [join(tool, 'cli/site.mjs'), ...command, '--site', site];
  return spawnSync(process.execPath, program, { cwd: site, encoding: 'utf8', maxBuffer: 1e8 });
}

/** Builds into a folder; gives what the command says. */
function build(out, ...options) {
  const { status, stderr } = run('build', '--quiet', '--out', out, ...options);
  return status === 0 ? stderr : `${stderr} (${status})`;
}

/** What a build without any cache gives of what is saved now. */
function wantedFiles() {
  const key = states.now();
  if (!clean.has(key)) {
    const built = join(tool, 'clean');
    const said = build(built, '--no-cache');
    if (said !== '') throw new Error(said);
    clean.set(key, digestsOf(built));
  }
  return clean.get(key);
}

function wrongOfBuild() {
  const said = build(dist);
  if (said !== '') return [`the next build says ${said}`];
  return differing(wantedFiles(), digestsOf(dist)).map((file) => `the next build made another ${file}`);
}

async function wrongOfDev() {
  const wanted = new Map([...wantedFiles()].filter(([file]) => isServed(file)));
  const { url, notes, stop, ended } = await startDev(site, { tool });
  const end = performance.now() + patience;
  let files = [];
  do {
    const given = new Map();
    for (const file of wanted.keys()) given.set(file, await served(url, file));
    files = differing(wanted, given);
  } while (files.length > 0 && performance.now() < end);
  stop();
  const [code] = await ended;
  const wrong = files.map((file) => `the next dev shows another ${file}`);
  return code === 0 ? wrong : [...wrong, `the next dev ended with ${code}: ${notes.join(' ')}`];
}
