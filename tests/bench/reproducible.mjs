// Builds the real site in many ways, each of which must give the same bytes: other folders, time zones, locales, days and orders of files,
// with and without what an earlier build has kept, and the newest Node.js 20, 22 and 24 of the npm registry.
// `--site tiny` takes the small site of the tests.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { conclude, digestOfFolder, filesOf } from './support/tool-copy.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } } });
const site = values.site === 'tiny' ? 'tests/sites/tiny' : values.site;
const sources = [
  'cli',
  'src',
  'templates',
  'content',
  'package.json',
  'package-lock.json',
  'tests/sites/tiny',
];
const place = realpathSync(mkdtempSync(join(tmpdir(), 'reproducible-')));
process.once('exit', () => rmSync(place, { recursive: true, force: true }));

/** The newest releases of these lines. */
const lines = ['20', '22', '24'];
const nodes = new Map(lines.map((line) => [line, installNode(line)]));
const failures = [];
const first = copy('one');
const wanted = build(first);
console.log(`${filesOf(join(first, 'out')).length} files with Node.js ${process.version}`);

compare('again, with all that the first has kept', () => build(first, { out: 'again' }));
compare('without any cache', () => build(first, { out: 'without', more: ['--no-cache'] }));
compare('in a folder with spaces and other letters', () => build(copy('önnur mappa með löngu nafni')));
compare('from files that were written in another order', () => build(copy('order', { isReversed: true })));
compare('east of the date line, in Turkish', () =>
  build(copy('east'), { env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } }),
);
compare('west of it, in the C locale', () =>
  build(copy('west'), { env: { TZ: 'Pacific/Pago_Pago', LC_ALL: 'C', LANG: 'C' } }),
);
compare('with few files open and one thread for pictures', () =>
  build(copy('few'), { env: { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' } }),
);
for (const [line, node] of nodes) {
  if (!node) failures.push(`Node.js ${line} cannot be had from the registry`);
  else {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    const folder = copy(`node-${line}`);
    compare(`with Node.js ${version}`, () => build(folder, { node }));
    compare(`with Node.js ${version}, from the cache of another`, () => build(first, { node, out: line }));
  }
}
compareClock();
conclude('The same bytes in every way', failures);

/** What depends on the clock follows `SOURCE_DATE_EPOCH` (reproducible-builds.org/specs/source-date-epoch). */
function compareClock() {
  const at = (day, zone) => ({ SOURCE_DATE_EPOCH: `${Date.parse(day) / 1000}`, TZ: zone });
  const morning = build(first, { out: 'morning', env: at('2027-05-01T01:00:00Z', 'Pacific/Kiritimati') });
  const evening = build(first, { out: 'evening', env: at('2027-05-01T23:00:00Z', 'Pacific/Pago_Pago') });
  say('at any hour of the same SOURCE_DATE_EPOCH', morning === evening);
  const page = filesOf(join(first, 'morning')).find((file) => file.endsWith('index.html')) ?? '';
  if (site === '.') say('whose year the pages name', readFileSync(page, 'utf8').includes('2027'));
}

function compare(way, digest) {
  say(way, digest() === wanted);
}

function say(way, isSame) {
  console.log(`${isSame ? '✔' : '✖'} ${way}`);
  if (!isSame) failures.push(way);
}

/** A copy of the tool and its sites, without caches and without a history, whose days would be those of the copy. */
function copy(name, { isReversed = false } = {}) {
  const folder = join(place, name);
  mkdirSync(folder);
  const files = sources.flatMap((part) => {
    const path = join(root, part);
    return part.includes('.') ? [path] : filesOf(path).filter((file) => !file.includes('/.cache/'));
  });
  for (const file of isReversed ? files.toReversed() : files)
    cpSync(file, join(folder, file.slice(root.length)), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds the site of a copy; gives a digest of all its files. */
function build(folder, { node = process.execPath, out = 'out', env = {}, more = [] } = {}) {
  const command = ['cli/site.mjs', 'build', '--quiet', '--site', site, '--out', out, ...more];
  execFileSync(node, command, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return digestOfFolder(join(folder, out));
}

/** The program of the newest release of a line; undefined where the registry has none for this machine. */
function installNode(line) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, '.cache', 'nodes', line);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  try {
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--silent'];
    execFileSync('npm', ['install', ...options, `${name}@${line}`], { stdio: 'inherit' });
  } catch {
    return undefined;
  }
  return existsSync(program) ? program : undefined;
}
