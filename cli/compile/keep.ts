import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNewer } from '../../src/cache/file-facts.mjs';
import { digestOfPlaces } from '../../src/cache/place-digest.ts';
import { sweepFolder, writeWhole } from '../../src/cache/whole-file.ts';
import { sha256 } from '../../src/lib/digest.ts';
import { type Compilation, type Compiled, folderOf, readRecord, recordOf, recordPath } from './compiled.mjs';

/** How many compiled tools and sites are kept, with their records: a server that runs may still load a file of an older one. */
const most = 10;

/** Output files by name, and the places that were read beside the sources. */
export interface Made {
  files: ReadonlyMap<string, Uint8Array>;
  inputs: readonly string[];
}

/** Reads and checks the last compiled code. Compiles it again if it is out of date or damaged. */
export async function keep(compilation: Compilation, make: () => Promise<Made>): Promise<Compiled> {
  const known = readRecord(compilation)?.compiled;
  // Asked before anything is read: a later change has other facts.
  const record = known && recordOf(compilation, known);
  const isCurrent = known && keyOf(compilation, known.inputs) === known.key && isWhole(compilation, known);
  const compiled = isCurrent ? known : await makeAndKeep(compilation, make);
  if (isCurrent && record !== undefined) await write(compilation, record);
  const folder = dirname(recordPath(compilation));
  sweepFolder(folder, { most, asked: new Set([compiled.key]) });
  return compiled;
}

/** Compiles code without using or keeping anything: the result is removed when the process ends. */
export async function makeAnew(compilation: Compilation, make: () => Promise<Made>): Promise<Compiled> {
  const { files, inputs } = await make();
  const key = randomBytes(16).toString('hex');
  process.once('exit', () => rmSync(folderOf(compilation, key), { recursive: true, force: true }));
  return { key, inputs, files: await writeFiles(folderOf(compilation, key), files) };
}

/** Returns the key that the code has now; undefined if it was never compiled. */
export function currentKey(compilation: Compilation): string | undefined {
  const known = readRecord(compilation)?.compiled;
  return known && keyOf(compilation, known.inputs);
}

/** The key follows from everything that the code is made of. */
const keyOf = ({ owner, salt, sources }: Compilation, inputs: readonly string[], more = '') =>
  digestOfPlaces([owner, salt, process.version, more].join('\0'), [...sources, ...inputs]);

async function makeAndKeep(compilation: Compilation, make: () => Promise<Made>): Promise<Compiled> {
  const start = Date.now();
  const { files, inputs } = await make();
  // A file that was written meanwhile may not be the one that was read: such code is not found again.
  const isSure = ![...compilation.sources, ...inputs].some((path) => isNewer(path, start));
  const key = keyOf(compilation, inputs, isSure ? '' : String(start));
  const compiled = { key, inputs, files: await writeFiles(folderOf(compilation, key), files) };
  if (isSure) await write(compilation, `${JSON.stringify(compiled)}\n`);
  return compiled;
}

async function writeFiles(folder: string, files: Made['files']): Promise<Compiled['files']> {
  for (const path of [dirname(folder), folder]) makeFolder(path);
  await Promise.all([...files].map(([name, bytes]) => writeWhole(join(folder, name), [bytes])));
  return [...files].map(([name, bytes]) => [name, digestOf(bytes)]);
}

/** Makes a folder, also in place of a file. */
function makeFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { force: true });
  mkdirSync(path, { recursive: true });
}

/** Checks that all files are as they were written, and marks the folder as used. */
function isWhole(compilation: Compilation, { key, files }: Compiled): boolean {
  const folder = folderOf(compilation, key);
  try {
    const now = new Date();
    utimesSync(folder, now, now);
    return files.every(([name, digest]) => digestOf(readFileSync(join(folder, name))) === digest);
  } catch {
    return false;
  }
}

const digestOf = (bytes: Uint8Array) => sha256(bytes).toString('hex');

async function write(compilation: Compilation, record: string): Promise<void> {
  try {
    await writeWhole(recordPath(compilation), [Buffer.from(record)]);
  } catch {
    // The next start checks or compiles again.
  }
}
