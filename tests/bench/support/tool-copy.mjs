import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const parts = ['cli', 'src', 'templates', 'content', 'package.json'];

/** A copy of the tool with its content and no caches, in a folder that is gone when the process ends. */
export function copyTool() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tool-')));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts `site build` of a copy; `ended` gives its exit code, the signal that ended it, and what it said. */
export function startBuild(folder, { out = 'dist' } = {}) {
  const child = spawn(process.execPath, ['cli/site.mjs', 'build', '--quiet', '--out', out], {
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
