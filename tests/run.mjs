// Runs the whole test suite, or the steps that are named, and ends with one line: “N passed, M failed”.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandChromium, findChromium } from './support/chromium.mjs';
import { demandFirefox, findFirefox } from './support/firefox.mjs';
import { installPackagedChromium, whyNoPackagedChromium } from './support/packaged-chromium.mjs';
import { countPlaywright, countVitest } from './support/reports.mjs';
import { whyNoSqld } from './support/sqld.mjs';
import { demandWebKit, displayFor, whyNoWebKit } from './support/webkit.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
const reportOf = (name) => join(reports, `${name}.json`);

const vitest = (name, ...files) => vitestWith('tests/vitest.config.ts', name, files);

const vitestWith = (config, name, files) => ({
  command: [
    'vitest',
    ...['run', '--config', config, '--reporter', 'dot', '--reporter', 'json'],
    ...['--outputFile.json', reportOf(name), ...files],
  ],
  count: countVitest,
});

const playwright = (env, ...options) => ({
  command: ['playwright', ...['test', '--config', 'tests/playwright.config.ts'], ...options],
  count: countPlaywright,
  env,
});

/** What a browser with few fonts and little data would show first. */
const packagedPart = ['browser/faq', 'browser/forms', 'browser/shell'];

/**
 * Each step: a command of node_modules/.bin, and how many checks its report counts; without a report it counts as one. A
 * step is skipped for a reason; what it needs in its environment may be missing, and then it has failed.
 */
const steps = {
  types: { command: ['tsc', '--noEmit', '-p', '.'] },
  lint: { command: ['biome', 'check', '--error-on-warnings', '.'] },
  unit: vitest('unit', 'tests/unit', 'tests/architecture.test.ts'),
  site: vitest('site', 'tests/site'),
  content: vitest('content', 'tests/content'),
  several: { ...vitest('several', 'tests/several'), skip: whyNoSqld, env: someChromium },
  spell: vitest('spell', 'tests/spell'),
  // Other cases each day, for some 15 seconds; those of a failure are repeated by the line that is printed with it.
  fuzz: { command: ['../../tests/fuzz/fuzz.mjs', '--cases', '20000', '--seconds', '15'] },
  browser: playwright(someChromium, '--project=chromium'),
  packaged: {
    ...playwright(packagedChromium, '--project=chromium', '--grep-invert=@axe', ...packagedPart),
    skip: whyNoPackagedChromium,
  },
  firefox: {
    ...playwright(stockFirefox, '--project=firefox', '--project=firefox-reduced-motion'),
    skip: () => findFirefox().reason,
  },
  webkit: {
    ...vitestWith('tests/webkit/vitest.config.ts', 'webkit', []),
    skip: whyNoWebKit,
    env: stockWebKit,
    display: displayFor,
  },
};

mkdirSync(reports, { recursive: true });
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(
    `There is no step “${unknown.join('”, “')}”. The steps are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
for (const name of named.length > 0 ? named : Object.keys(steps)) {
  const { passed, failed } = await runStep(name, steps[name]);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

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
    const { status } = spawnSync(program, rest, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, REPORT: reportOf(name), ...(await env?.()) },
    });
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
