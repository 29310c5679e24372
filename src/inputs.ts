import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factsOfFile, factsOfPlace, isNewer } from './cache/file-facts.mjs';
import { digestOfPlaces } from './cache/place-digest.ts';
import { dayOf } from './config.ts';
import { allQueries, type Db, input } from './graph.ts';
import { isIgnored } from './lib/ignored-files.ts';
import { factsOfGit, findRepository } from './load/repository.ts';
import { readText } from './load/text-file.ts';
import { installedVersion } from './pictures/fingerprint.ts';

/** Returns the facts of a file; undefined if they prove nothing. */
const stampOf = (path: string) => factsOfFile(path) ?? (existsSync(path) ? undefined : 'nothing');

const stampOfFile = { stamp: (_: unknown, path: string) => stampOf(path), keep: 'digest' } as const;

/** The text of a file of the content, by its absolute path; or why it cannot be used. */
export const text = input('text', { ...stampOfFile, read: (_, path) => readText(path) });

/** The most bytes of a file of data. */
const mostBytesOfData = 50_000_000;

/** The text of a file of data from elsewhere. */
export const dataText = input('data text', {
  ...stampOfFile,
  read: (_, path) => (existsSync(path) ? readText(path, mostBytesOfData) : undefined),
});

/** The bytes of a file; undefined if they cannot be read. */
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

/** A file or a link in a folder, or a folder. */
export interface Entry {
  /** The path below the folder, with `/`. */
  path: string;
  kind: 'file' | 'folder' | 'link' | 'other';
}

/** Everything in a folder and in those below it that is not ignored; undefined if there is no such folder. */
export const entries = input('entries', {
  stamp: (_, folder) => JSON.stringify(listEntries(folder)),
  read: (_, folder) => listEntries(folder),
});

function listEntries(folder: string): Entry[] | undefined {
  if (!existsSync(folder)) return undefined;
  const within = (below: string): Entry[] =>
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

/** What is at a place where esbuild has looked: a file, the modules in a folder, or nothing. */
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

/** A part of the code of the site: what its content means, or what shows its pages. */
export const code = input('code', {
  stamp: ({ codeOf }, part) => codeOf(part),
  read: ({ codeOf }, part) => codeOf(part),
});

/** The commit that the content has checked out. Where git itself comes or goes, it is asked again. */
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

/** Is another one in each revision: what depends on it is made again. */
const unsure = input('unsure', { stamp: () => undefined, read: () => undefined });

/**
 * Makes a query depend on files and other places that a program outside of the graph has read. Where one of them was written since, the
 * program may have read what was there before, so the query runs again the next time.
 *
 * @param begun when the program began to read, in milliseconds since 1970
 */
export function dependOnRead(db: Pick<Db, 'get'>, paths: Iterable<string>, begun: number): void {
  for (const path of paths) {
    db.get(place, path);
    if (isNewer(path, begun)) db.get(unsure);
  }
}

/** All inputs, and the queries that are loaded beside them. */
export const inputsAndQueries = allQueries;
