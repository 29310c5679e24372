// Builds two commits of the project and prints every file of the site in which they differ: npm run bench -- compare BEFORE [AFTER]
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'compare-'));
const [before, after = 'HEAD'] = process.argv.slice(2);
if (before === undefined) {
  console.error('Which commit was before? Write “npm run bench -- compare COMMIT [COMMIT]”.');
  process.exit(2);
}
try {
  const [old, young] = [before, after].map(buildCommit);
  const differences = compare(old, young);
  for (const line of differences) console.log(line);
  console.log(`${differences.length} files differ between ${before} and ${after} beside hashes.`);
} finally {
  rmSync(scratch, { recursive: true });
  git('worktree', 'prune');
}

/**
 * Builds a commit with the packages and the cached pictures of the project. Each stands in the same folder in its turn:
 * short names in scripts follow from hashes, and these from the path to the packages.
 */
function buildCommit(commit) {
  const folder = join(scratch, 'site');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  symlinkSync(join(projectDir, 'node_modules'), join(folder, 'node_modules'));
  for (const cache of ['pictures', 'compressed'])
    if (existsSync(join(projectDir, '.cache', cache)))
      cpSync(join(projectDir, '.cache', cache), join(folder, '.cache', cache), { recursive: true });
  execFileSync('node', ['cli/site.mjs', 'build', '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The year of the build stands in its pages.
    env: { ...process.env, SOURCE_DATE_EPOCH: '1795392000' },
  });
  const site = readSite(join(folder, 'dist'));
  git('worktree', 'remove', '--force', folder);
  return site;
}

/** The files of a site by name; what follows from hashes is taken out of names and texts. Compressed copies follow from their originals. */
function readSite(dist) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  return new Map(names.map((name) => [withoutHashes(name), bodyOf(join(dist, name))]));
}

function bodyOf(file) {
  const bytes = readFileSync(file);
  const isText = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$|\/_\w+$/.test(file);
  return isText ? withoutHashes(bytes.toString('utf8')) : bytes.toString('latin1');
}

/** Hashes in names (8 letters), of integrity and policies (base64), and digests of the manifest (base64url). */
function withoutHashes(text) {
  return text
    .replace(/-[0-9A-Z]{8}(?=[-.])/g, '-HASH')
    .replace(/sha256-[\w+/]{43}=/g, 'sha256-HASH')
    .replace(/"[\w-]{43}"/g, '"HASH"');
}

function compare(old, young) {
  const names = [...new Set([...old.keys(), ...young.keys()])].toSorted();
  return names.flatMap((name) => {
    if (!young.has(name)) return [`- ${name}`];
    if (!old.has(name)) return [`+ ${name}`];
    const [a, b] = [old.get(name), young.get(name)];
    return a === b ? [] : [`~ ${name}\n${firstDifference(a, b)}`];
  });
}

function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const part = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `    before ${part(a)} (${a.length})\n    after  ${part(b)} (${b.length})`;
}

function git(...args) {
  execFileSync('git', args, { cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit'] });
}
