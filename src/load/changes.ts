import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '../cache/file-facts.mjs';
import { type Memory, noMemory } from '../memory/index.ts';
import { type Form, plain } from '../memory/stored-form.ts';
import { findRepository, type Git, type Repository, withGit } from './repository.ts';

/** Marks in the output of git: they are in no name of a file. */
const [commitMark, headEnd] = ['\u0001', '\u0002'];

/**
 * The day on which each file of a folder was last committed, by its path below the folder (`YYYY-MM-DD`, UTC). A file
 * whose day is not known for certain is left out: it differs from what was committed, or its history is cut off (a
 * shallow clone). Empty where there is no git or no history.
 *
 * @param searchPath the folders in which git is looked for, as in `PATH`; those of the system when absent
 */
export function lastChanges(folder: string, asking: Asking = {}): ReadonlyMap<string, string> {
  try {
    const real = realpathSync(folder);
    const history = historyOf(real, asking);
    return history ? daysOf(real, history, asking.memory ?? noMemory) : new Map();
  } catch {
    return new Map();
  }
}

/** The files of a folder that are in the newest commit, by their path below it. Empty where there is no git or no history. */
export function committedFiles(folder: string, asking: Asking = {}): ReadonlySet<string> {
  try {
    return new Set(historyOf(realpathSync(folder), asking)?.hashes.keys());
  } catch {
    return new Set();
  }
}

interface Asking {
  searchPath?: string | undefined;
  memory?: Memory;
}

function historyOf(folder: string, { searchPath, memory = noMemory }: Asking): History | undefined {
  const repository = findRepository(folder);
  if (!repository) return undefined;
  const inputs = [folder, JSON.stringify(repository), searchPath];
  const subject = { name: 'history', inputs, form: historyForm };
  return memory.recall(subject, () => withGit(repository, searchPath, (git) => readHistory(repository, git)));
}

/** What git knows of the files of a folder, by their path below it. */
interface History {
  /** The day of the newest commit; undefined where that is not known. */
  days: ReadonlyMap<string, string | undefined>;
  hashes: ReadonlyMap<string, string>;
}

/** Where git said nothing, it may be there the next time. */
const historyForm: Form<History> = {
  ...plain<History>(),
  pack: (history) => (history.hashes.size > 0 ? history : undefined),
};

function readHistory({ head, prefix }: Repository, git: Git): History {
  const inFolder = ['-z', head, '--', ...(prefix === '' ? [] : [prefix])];
  const below = (path: string) => path.slice(prefix === '' ? 0 : prefix.length + 1);
  const days = committed(git('log', '--format=%x01%ct %D%x02', '--name-only', '--no-renames', ...inFolder));
  const hashes = new Map<string, string>();
  const tree = days.size === 0 ? '' : git('ls-tree', '-r', '--full-tree', ...inFolder);
  for (const line of tree.split('\0')) {
    const [, hash = '', path = ''] = /^\S+ blob (\S+)\t(.*)$/s.exec(line) ?? [];
    if (path !== '') hashes.set(below(path), hash);
  }
  return { days: new Map([...days].map(([path, day]) => [below(path), day])), hashes };
}

function daysOf(folder: string, { days, hashes }: History, memory: Memory): Map<string, string> {
  return new Map(
    [...days].flatMap(([name, day]): [string, string][] => {
      const [file, hash] = [join(folder, name), hashes.get(name)];
      const facts = factsOf([file]) ?? Symbol('not settled');
      const subject = { name: `committed ${name}`, inputs: [facts, hash], form: plain<boolean>() };
      const isUnchanged = () => memory.recall(subject, () => isSame(file, hash));
      return day !== undefined && isUnchanged() ? [[name, day]] : [];
    }),
  );
}

/** The day of the newest commit that has a file; undefined where that is not known. */
function committed(log: string): Map<string, string | undefined> {
  const days = new Map<string, string | undefined>();
  for (const commit of log.split(commitMark)) {
    const [head = '', names = ''] = commit.split(headEnd);
    for (const name of names.split('\0').map((one) => one.trim())) {
      if (name !== '' && !days.has(name)) days.set(name, dayOf(head));
    }
  }
  return days;
}

/** Everything that was there before seems to have come with the commit at which a shallow clone is cut off. */
function dayOf(head: string): string | undefined {
  const [seconds, ...names] = head.split(/[ ,]+/);
  if (names.includes('grafted')) return undefined;
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

/** Whether a file is what was committed, by its hash (git-scm.com/book, “Git Objects”), with line ends of Windows or not. */
function isSame(file: string, hash: string | undefined): boolean {
  if (hash === undefined || !lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const bytes = readFileSync(file);
  const lines = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return [bytes, lines].some((one) => blobHash(one, hash.length) === hash);
}

function blobHash(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
