import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { installedVersion } from '../assets/pictures/fingerprint.ts';
import { factsOfFile, factsOfPlace, isNewer } from '../cache/file-facts.mjs';
import { digestOfPlaces } from '../cache/place-digest.ts';
import { type Config, dayOf } from '../config.ts';
import { factsOfGit, findRepository } from '../content/load/repository.ts';
import { asRead, readText } from '../content/load/text-file.ts';
import { momentOf } from '../define/publication.ts';
import { isIgnored } from '../lib/ignored-files.ts';
import { allQueries, type Db, input } from './index.ts';

/** Returns the facts of a file; undefined if the file changed too recently for its facts to be trusted. */
const stampOf = (path: string) => factsOfFile(path) ?? (existsSync(path) ? undefined : 'nothing');

const stampOfFile = { stamp: (_: unknown, path: string) => stampOf(path), keep: 'digest' } as const;

const stampOfText = {
  ...stampOfFile,
  stamp: ({ unsaved }: Config, path: string) => (unsaved?.has(path) ? undefined : stampOf(path)),
} as const;

/** Returns the text of a file, saved or not. */
function textOf({ unsaved }: Config, path: string, limit?: number) {
  const changed = unsaved?.get(path);
  return changed === undefined ? readText(path, limit) : { text: asRead(changed) };
}

/** The text of a content file, by absolute path; or why it cannot be used. */
export const text = input('text', { ...stampOfText, read: (config, path) => textOf(config, path) });

const maxDataBytes = 50_000_000;

/** The text of a data file, by absolute path; undefined if it does not exist. */
export const dataText = input('data text', {
  ...stampOfText,
  read: (config, path) =>
    existsSync(path) || config.unsaved?.get(path) !== undefined
      ? textOf(config, path, maxDataBytes)
      : undefined,
});

/** The bytes of a file, or the error of reading it. */
export const bytes = input('bytes', {
  ...stampOfFile,
  read: (_, path): Uint8Array | Error => {
    try {
      return lstatSync(path).isFile() ? readFileSync(path) : new Error(`${path} is no file`);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  },
});

/** A directory entry. */
export interface FolderEntry {
  /** The path below the folder, with `/`. */
  path: string;
  kind: 'file' | 'folder' | 'link' | 'other';
}

/** All entries of a folder, recursively, that are not ignored; undefined if the folder does not exist. */
export const entries = input('entries', {
  stamp: ({ unsaved }, folder) => JSON.stringify(withUnsaved(listEntries(folder), { folder, unsaved })),
  read: ({ unsaved }, folder) => withUnsaved(listEntries(folder), { folder, unsaved }),
});

/** Adds the files that are not saved yet, and leaves out those that are to be gone. */
function withUnsaved(
  found: FolderEntry[] | undefined,
  { folder, unsaved = new Map() }: { folder: string; unsaved?: Config['unsaved'] },
): FolderEntry[] | undefined {
  if (!found) return undefined;
  const inside = [...unsaved].flatMap(([path, text]) => {
    const below = relative(folder, path).split(sep).join('/');
    return below.startsWith('../') ? [] : [[below, text] as const];
  });
  const changed = new Set(inside.map(([path]) => path));
  const added = inside.flatMap(([path, text]): FolderEntry[] =>
    text === undefined ? [] : [{ path, kind: 'file' }],
  );
  return [...found.filter(({ path }) => !changed.has(path)), ...added];
}

function listEntries(folder: string): FolderEntry[] | undefined {
  if (!existsSync(folder)) return undefined;
  const within = (below: string): FolderEntry[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter((entry) => !isIgnored(entry.name, entry.isDirectory()))
      .flatMap((entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return [{ path, kind: 'folder' as const }, ...within(path)];
        return [
          {
            path,
            kind: entry.isFile()
              ? ('file' as const)
              : entry.isSymbolicLink()
                ? ('link' as const)
                : ('other' as const),
          },
        ];
      });
  return within('');
}

/** A path that another program has looked at: a file, the modules in a folder, or nothing. */
const place = input('place', {
  stamp: (_, path) => factsOfPlace(path, Date.now()),
  read: (_, path) => digestOfPlaces(dirname(path), [path]),
  keep: 'value',
});

/** The day of the build in UTC, as `2026-11-25`, and its year. */
export const today = input('today', { stamp: (config) => dayOf(config), read: (config) => dayOf(config) });
export const year = input('year', {
  stamp: (config) => dayOf(config).slice(0, 4),
  read: (config) => Number(dayOf(config).slice(0, 4)),
});

/** Whether a moment (`momentOf`) has come. Its dependents run again only when it does. */
export const hasCome = input('has come', {
  stamp: ({ now }, moment) => String(isReached(moment, now)),
  read: ({ now }, moment) => isReached(moment, now),
});

const isReached = (moment: string, now: Date) => (momentOf(moment) ?? Number.NaN) <= now.getTime();

/** The pages that a preview is shown without. */
export const leftOut = input('left out', {
  stamp: ({ leftOut = [] }) => JSON.stringify([...leftOut]),
  read: ({ leftOut = [] }) => [...leftOut],
});

/** The code of one part of the site (`codeOf` of the configuration). */
export const code = input('code', {
  stamp: ({ codeOf }, part) => codeOf(part),
  read: ({ codeOf }, part) => codeOf(part),
});

/** The commit that is checked out in the content folder. Its stamp includes git itself, which may be installed or removed. */
export const commit = input('commit', {
  stamp: ({ content, searchPath }) => JSON.stringify([repositoryOf(content.path), factsOfGit(searchPath)]),
  read: (config) => repositoryOf(config.content.path),
});

const repositoryOf = (folder: string) =>
  existsSync(folder) ? findRepository(realpathSync(folder)) : undefined;

/** The installed version of a package of the tool. */
export const version = input('version', {
  stamp: ({ toolDir }, name) => installedVersion(name, toolDir) ?? 'none',
  read: ({ toolDir }, name) => installedVersion(name, toolDir),
});

/** An input that changes in every revision, so its dependents always run again. */
const alwaysStale = input('unsure', { stamp: () => undefined, read: () => undefined });

/** Makes the running query run again in every revision. For what has read inputs that nobody knows. */
export function neverKeep(db: Pick<Db, 'get'>): void {
  db.get(alwaysStale);
}

/**
 * Adds dependencies on paths that a program outside the graph has read. If one of them was written since, the program may have read
 * the old version, so the query will run again.
 *
 * @param startedAt when the program began to read (Unix milliseconds)
 */
export function addDependencies(db: Pick<Db, 'get'>, paths: Iterable<string>, startedAt: number): void {
  for (const path of paths) {
    db.get(place, path);
    if (isNewer(path, startedAt)) neverKeep(db);
  }
}

/** All queries defined so far. Exported here, so that importing it defines the inputs. */
export const inputsAndQueries = allQueries;
