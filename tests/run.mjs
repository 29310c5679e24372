// Runs the tests, says what failed, and ends with one line: “N passed, M failed”.
//   npm test                  the tests that any change needs
//   npm test -- --all         all tests, as before a merge: those tagged `all`, and the steps marked `all` below
//   npm test -- unit site     the named steps
//   npm test -- --slowest     names the slowest tests of the last runs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandChromium, findChromium } from './support/chromium.mjs';
import { demandFirefox, findFirefox } from './support/firefox.mjs';
import { installPackagedChromium, whyNoPackagedChromium } from './support/packaged-chromium.mjs';
import { countPlaywright, countVitest, printFailures } from './support/reports.mjs';
import { printSlowest } from './support/slowest.mjs';
import { whyNoSqld } from './support/sqld.mjs';
import { demandWebKit, displayFor, whyNoWebKit } from './support/webkit.mjs';

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAll = options.includes('--all');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
const reportOf = (name) => join(reports, `${name}.json`);

const failuresAtOnce = join(root, 'tests/support/failures-at-once.mjs');

const vitest = (name, ...files) =>
  vitestWith('tests/vitest.config.ts', name, [...(isAll ? [] : ['--tags-filter', '!all']), ...files]);

const vitestWith = (config, name, more) => ({
  command: [
    'vitest',
    ...['run', '--config', config, '--reporter', 'dot', '--reporter', failuresAtOnce, '--reporter', 'json'],
    ...['--outputFile.json', reportOf(name), ...more],
  ],
  count: countVitest,
});

const playwright = (env, ...options) => ({
  command: ['playwright', ...['test', '--config', 'tests/playwright.config.ts'], ...options],
  count: countPlaywright,
  env,
});

const specs = join(root, 'tests/browser');
/** Files of Playwright that say `@module-tag all`, as those of Vitest do. */
const lateSpecs = readdirSync(specs)
  .filter(
    (name) =>
      name.endsWith('.ts') && readFileSync(join(specs, name), 'utf8').startsWith('// @module-tag all'),
  )
  .map((name) => `\\b${name.replaceAll('.', '\\.')}`);

/** What is left to `--all` in Chromium: tests that say so, and English pages, where the words alone differ. */
const repetition = ['@all', '/en\\b', '\\bin en\\b', ...lateSpecs].join('|');

/** What a browser with few fonts and little data would show first. */
const packagedPart = ['browser/faq', 'browser/forms', 'browser/shell'];

/**
 * Each step: a command of node_modules/.bin, and how many checks its report counts; without a report it counts as one. Quick
 * steps come first, and of those that use one core the longest. A step that is marked `all` runs with `--all` or by its name. A step
 * is skipped for a reason; what it needs in its environment may be missing, and then it has failed.
 */
const steps = {
  types: { command: ['tsc', '--noEmit', '-p', '.'] },
  lint: { command: ['biome', 'check', '--error-on-warnings', '.'] },
  unit: vitest('unit', 'tests/unit', 'tests/architecture.test.ts'),
  content: vitest('content', 'tests/content'),
  spell: vitest('spell', 'tests/spell'),
  site: vitest('site', 'tests/site'),
  browser: playwright(someChromium, '--project=chromium', ...(isAll ? [] : [`--grep-invert=${repetition}`])),
  several: { ...vitest('several', 'tests/several'), all: true, skip: whyNoSqld, env: someChromium },
  firefox: {
    ...playwright(stockFirefox, '--project=firefox', '--project=firefox-reduced-motion'),
    all: true,
    skip: () => findFirefox().reason,
  },
  webkit: {
    ...vitestWith('tests/webkit/vitest.config.ts', 'webkit', []),
    all: true,
    usesOneCore: true,
    skip: whyNoWebKit,
    env: stockWebKit,
    display: displayFor,
  },
  packaged: {
    ...playwright(
      packagedChromium,
      '--project=chromium',
      '--workers=1',
      `--grep-invert=@axe|${repetition}`,
      ...packagedPart,
    ),
    all: true,
    usesOneCore: true,
    skip: whyNoPackagedChromium,
  },
  // Other cases each day, for some 15 seconds; those of a failure are repeated by the line that is printed with it.
  fuzz: {
    command: ['../../tests/fuzz/fuzz.mjs', '--cases', '20000', '--seconds', '15'],
    all: true,
    usesOneCore: true,
  },
};

mkdirSync(reports, { recursive: true });
const names = Object.keys(steps);
refuse('step', named, names);
refuse('option', options, ['--all', '--slowest']);
if (options.includes('--slowest')) printSlowest(named.length > 0 ? named : names, reportOf);
else await runSteps(named.length > 0 ? named : names.filter((name) => isAll || !steps[name].all));

function refuse(kind, given, known) {
  const unknown = given.filter((one) => !known.includes(one));
  if (unknown.length === 0) return;
  console.error(`There is no ${kind} “${unknown.join('”, “')}”. The ${kind}s are: ${known.join(', ')}.`);
  process.exit(2);
}

/** Runs the steps that use two cores one after the other, and the others at the end, two at a time. */
async function runSteps(chosen) {
  const outcomes = [];
  const runAll = async (queue) => {
    for (let name = queue.shift(); name; name = queue.shift())
      outcomes.push(await runStep(name, steps[name]));
  };
  const light = chosen.filter((name) => steps[name].usesOneCore);
  await runAll(chosen.filter((name) => !light.includes(name)));
  await Promise.all([runAll(light), runAll(light)]);
  const sum = (key) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed') };
  printFailures(outcomes.flatMap(({ failures = [] }) => failures));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runStep(name, { command, count, env, skip, display }) {
  const reason = skip?.();
  if (reason !== undefined) {
    console.log(`\n${name}: skipped, ${reason}`);
    return { passed: 0, failed: 0 };
  }
  console.log(`\n${name}: ${command.join(' ').replaceAll(`${root}/`, '')}`);
  rmSync(reportOf(name), { force: true });
  const begin = Date.now();
  try {
    const [tool, ...options] = command;
    const [program, ...rest] = [...(display?.() ?? []), join(root, 'node_modules/.bin', tool), ...options];
    const child = spawn(program, rest, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, REPORT: reportOf(name), ...(await env?.()) },
    });
    const [status] = await once(child, 'close');
    console.log(`${name}: ${Math.round((Date.now() - begin) / 1000)} s`);
    return outcome(status, count?.(reportOf(name)));
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** A step that ends badly without a failed check has failed as a whole: a file that cannot be read, for example. */
function outcome(status, counted = { passed: status === 0 ? 1 : 0, failed: 0 }) {
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function someChromium() {
  return { CHROMIUM_PATH: await findChromium(root) };
}

/** As on a machine that has Node alone: no other browser, and no other program either. */
async function packagedChromium() {
  const path = installPackagedChromium(root);
  if (!path) throw new Error('The package @sparticuz/chromium could not be installed.');
  const bare = join(root, '.cache', 'bare');
  rmSync(bare, { recursive: true, force: true });
  mkdirSync(bare);
  symlinkSync(process.execPath, join(bare, 'node'));
  return { CHROMIUM_PATH: await demandChromium(path), PATH: bare };
}

function stockWebKit() {
  demandWebKit(root);
  return {};
}

async function stockFirefox() {
  return { FIREFOX_PATH: await demandFirefox(findFirefox().path) };
}
