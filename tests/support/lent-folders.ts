import { cpSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Config, RunOptions } from '../../src/config.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import type { QueryDatabase } from '../../src/incremental/index.ts';

/** A copy of some content, and what builds of it know from the tests before, by their options. */
interface Copy {
  folder: string;
  /** When each file was changed, by path, and the kind of what is no file. */
  state: ReadonlyMap<string, string>;
  databases: Map<string, QueryDatabase<Config>>;
}

/**
 * Lends copies of content to tests. After a test its copy is as before, so that the next one builds from what is known: most tests change a
 * line, and a build that knows the rest takes a tenth of the time. What it makes is what a clean build makes (tests/site/memory.test.ts).
 *
 * @param origin the folder that holds `content/`
 */
export function createLender(origin: string) {
  const free: Copy[] = [];
  const lent = new Map<string, Copy>();
  return {
    /** Returns a folder with a copy of `content/`, until the end of the test. */
    lend(): string {
      const copy = free.pop() ?? makeCopy(origin);
      lent.set(copy.folder, copy);
      onTestFinished(() => {
        lent.delete(copy.folder);
        free.push(restored(copy, origin));
      });
      return copy.folder;
    },
    /** Returns the database of builds of a lent folder with some options; undefined for other folders. */
    databaseOf(folder: string, { clock: _, ...options }: RunOptions): QueryDatabase<Config> | undefined {
      const databases = lent.get(folder)?.databases;
      const key = JSON.stringify(options);
      const known = databases?.get(key) ?? (databases && emptyDatabase());
      if (known) databases?.set(key, known);
      return known;
    },
  };
}

function makeCopy(origin: string): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(origin, 'content'), join(folder, 'content'), { recursive: true });
  return { folder, state: stateOf(folder), databases: new Map() };
}

/** Removes what is not as it was lent, and copies it again. */
function restored({ folder, state, databases }: Copy, origin: string): Copy {
  for (const [path, facts] of stateOf(folder))
    if (state.get(path) !== facts) rmSync(join(folder, path), { recursive: true, force: true });
  const left = stateOf(folder);
  for (const path of state.keys())
    if (!left.has(path)) cpSync(join(origin, path), join(folder, path), { recursive: true });
  return { folder, state: stateOf(folder), databases };
}

/** Returns the facts of everything in a folder by path, folders before what is in them. */
function stateOf(folder: string): Map<string, string> {
  const facts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => {
      const { mode, ino, ctimeNs } = lstatSync(join(folder, path), { bigint: true });
      const isFolder = lstatSync(join(folder, path)).isDirectory();
      return [path, isFolder ? `${mode}` : `${mode} ${ino} ${ctimeNs}`] as const;
    });
  return new Map(facts);
}
