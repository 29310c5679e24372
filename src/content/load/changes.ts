import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Db, query } from '../../graph/index.ts';
import { bytes, commit } from '../../graph/inputs.ts';
import type { Codec } from '../../incremental/index.ts';
import { ledgerFile } from './kept-names.ts';
import { type Git, type Repository, withGit } from './repository.ts';

/** Marks in the output of git: they are in no name of a file. */
const [commitMark, headEnd] = ['\u0001', '\u0002'];

/**
 * The day on which each file of the content was last committed, by its path below the folder (`YYYY-MM-DD`, UTC). A file whose day
 * is not known for certain is left out: it differs from what was committed, or its history is cut off (a shallow clone). Empty where
 * there is no git or no history.
 */
export const changes = query('changes', (db): ReadonlyMap<string, string> => {
  const { days, hashes } = db.get(history) ?? noHistory;
  return new Map(
    [...days].flatMap(([name, day]): [string, string][] => {
      const hash = hashes.get(name);
      return day !== undefined && hash !== undefined && db.get(isCommitted, `${hash} ${name}`)
        ? [[name, day]]
        : [];
    }),
  );
});

/** What git knows of the files of a folder, by their path below it. */
interface History {
  /** The day of the newest commit; undefined where that is not known. */
  days: ReadonlyMap<string, string | undefined>;
  hashes: ReadonlyMap<string, string>;
  /** The texts of the list of published addresses in the newest commit, and in the commit before. */
  ledgers: readonly string[];
}

/** The files of the content that are in the newest commit, by their path below the folder. Empty where there is no git or no history. */
export const committedFiles = query('committed files', (db) => new Set(db.get(history)?.hashes.keys()));

/** Whether a file of the content is as the newest commit has it, by its path below the folder. All are where there is no git or no history. */
export function isAsCommitted(db: Db, name: string): boolean {
  const { hashes } = db.get(history) ?? noHistory;
  const hash = hashes.get(name);
  return hashes.size === 0 || (hash !== undefined && db.get(isCommitted, `${hash} ${name}`));
}

/** The texts of the list of published addresses as it was committed, the newest first. Empty where there is no git or no history. */
export const committedLedgers = query('committed ledgers', (db) => (db.get(history) ?? noHistory).ledgers);

const noHistory: History = { days: new Map(), hashes: new Map(), ledgers: [] };

const history = query(
  'history',
  (db): History | undefined => {
    try {
      const repository = db.get(commit);
      return repository && withGit(repository, db.config.searchPath, (git) => readHistory(repository, git));
    } catch {
      return undefined;
    }
  },
  () => historyCodec,
);

/** Where git failed, it may be there the next time. */
const historyCodec: Codec<History | undefined> = {
  pack: (found) => found,
  unpack: (stored) => stored as History,
};

/** Whether a file is what was committed, by its hash and its path below the content folder. */
const isCommitted = query('committed', (db, argument) => {
  const at = argument.indexOf(' ');
  const read = db.get(bytes, join(db.config.content.path, argument.slice(at + 1)));
  return !(read instanceof Error) && isSame(Buffer.from(read), argument.slice(0, at));
});

function readHistory({ head, prefix }: Repository, git: Git): History | undefined {
  const inFolder = ['-z', head, '--', ...(prefix === '' ? [] : [prefix])];
  const below = (path: string) => path.slice(prefix === '' ? 0 : prefix.length + 1);
  const log = git('log', '--format=%x01%ct %D%x02', '--name-only', '--no-renames', ...inFolder);
  const tree = log === '' ? '' : git('ls-tree', '-r', '--full-tree', ...inFolder);
  if (log === undefined || tree === undefined) return undefined;
  const days = committed(log);
  const hashes = new Map<string, string>();
  for (const line of tree.split('\0')) {
    const [, hash = '', path = ''] = /^\S+ blob (\S+)\t(.*)$/s.exec(line) ?? [];
    if (path !== '') hashes.set(below(path), hash);
  }
  const ledger = `${prefix === '' ? '' : `${prefix}/`}${ledgerFile}`;
  // The base of a pull request is the first parent of the commit that its checks run on.
  const commits = hashes.has(ledgerFile) ? [head, `${head}^1`] : [];
  const ledgers = commits.map((commit) => git('show', `${commit}:${ledger}`) ?? '');
  return { days: new Map([...days].map(([path, day]) => [below(path), day])), hashes, ledgers };
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

/** Whether bytes are what was committed, by their hash (git-scm.com/book, “Git Objects”), with line ends of Windows or not. */
function isSame(found: Buffer, hash: string): boolean {
  const lines = Buffer.from(found.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return [found, lines].some((one) => blobHash(one, hash.length) === hash);
}

function blobHash(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
