import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** A site of nine pages: as many files as it takes to be half written, and a build takes a second. */
const tiny = 'tests/sites/tiny';
const parts = ['cli', 'src', 'package.json', 'package-lock.json'];

/**
 * A copy of the tool and of a site, without caches, in a folder that is gone when the process ends.
 *
 * @param {string} [site] the folder of the site below that of the tool, and of the copy
 */
export function copyTool(site = tiny) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tool-')));
  for (const part of [...parts, join(site, 'templates'), join(site, 'content')])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of the tiny site in a copy of the tool: its caches are there. */
export const siteOf = (folder) => join(folder, tiny);

/** Starts `site build` of the tiny site of a copy, into the copy's `dist`; `ended` gives its exit code, the signal that ended it, and what it said. */
export function startBuild(folder, ...options) {
  return startSite(folder, 'build', '--site', tiny, '--out', 'dist', '--quiet', ...options);
}

/** Runs a command of a copy to its end. */
export function runSite(folder, ...command) {
  return startSite(folder, ...command).ended;
}

function startSite(folder, ...command) {
  const child = spawn(process.execPath, ['cli/site.mjs', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }));
  return { child, ended };
}

/** Versions of the site that differ in every page: the option that builds one, and the digest of all its files. */
export async function buildVersions(folder, names) {
  const versions = new Map();
  for (const name of names) {
    const option = `--base-url=https://${name}.example`;
    const { code, said } = await startBuild(folder, option).ended;
    if (code !== 0) throw new Error(said);
    versions.set(option, digestOfFolder(join(folder, 'dist')));
  }
  return versions;
}

/** What builds have left beside the output of a copy. */
export function leftBeside(folder) {
  return readdirSync(folder).filter((name) => name.startsWith('.dist'));
}

/** The number of an option of this program. */
export function numberOption(name, preset) {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  return Number(values[name] ?? preset);
}

/** Says what went wrong, and one line in the end; the process fails with one failure. */
export function conclude(line, failures) {
  for (const failure of failures) console.error(`✖ ${failure}`);
  console.log(`${line}: ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** The files below a folder, sorted. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** A digest of all files of a folder, of their names and their bytes. */
export function digestOfFolder(folder) {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) {
    const bytes = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** A digest of each file of a folder, by its path there, which begins with `/`. */
export function digestsOf(folder) {
  return new Map(filesOf(folder).map((file) => [file.slice(folder.length), digestOf(readFileSync(file))]));
}

export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The files that are not the same in two folders, or in one of them alone. */
export function differing(wanted, given) {
  return [...new Set([...wanted.keys(), ...given.keys()])].filter(
    (file) => wanted.get(file) !== given.get(file),
  );
}
