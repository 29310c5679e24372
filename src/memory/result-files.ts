import { deserialize, serialize } from 'node:v8';
import { type Cache, openCache } from '../cache/cache.mjs';
import { listName } from '../cache/file-set.mjs';
import { listResults, type Results, readResults, type Stored } from './result-file.ts';
import { groupBy, groupCount, groupOf } from './spread.ts';

/** The files of a memory: of a large site only those are written again in which something has changed. */
export interface ResultFiles {
  find(name: string): Stored | undefined;
  /** Takes a result from elsewhere: it is found from now on, and kept when all is saved. */
  add(name: string, result: Stored): void;
  /** Says that what is kept under a name is not right any more. */
  forget(name: string): void;
  /**
   * Keeps what is kept under these names and what `make` gives for the others, and nothing else. Few results are in the memory at a
   * time: those of a large site take as much as all of its pages.
   */
  save(names: Iterable<string>, make: (name: string) => Stored | undefined): Promise<void>;
}

/** How many results usually lie in one file. */
const usual = 128;

/** In how many files the results of each kind lie: a power of two. */
type Counts = ReadonlyMap<string, number>;

/**
 * Opens the files in a folder: of each the list when something of it is looked up, the rest when a result is looked at.
 *
 * @param folder undefined for a run that does without
 * @param owner what all results depend on
 */
export function openResultFiles(folder: string | undefined, owner: string): ResultFiles {
  const cache = openCache(folder, { most: 0, owner });
  const list = cache.known(listName);
  let counts: Counts = list ? deserialize(list) : new Map();
  const opened = new Map<string, Results>();
  const forgotten = new Set<string>();
  const added = new Map<string, Stored>();
  const open = (file: string): Results => {
    const known = opened.get(file) ?? openFile(cache.knownInTwo(file));
    opened.set(file, known);
    return known;
  };
  const find = (name: string) =>
    forgotten.has(name) ? undefined : (added.get(name) ?? open(fileOf(name, counts)).get(name));
  return {
    find,
    forget: (name) => void forgotten.add(name),
    add(name, result) {
      forgotten.delete(name);
      added.set(name, result);
    },
    async save(names, make) {
      const all = [...new Set(names)];
      const next = countsOf(all, counts);
      if ([...next].some(([kind, count]) => counts.get(kind) !== count))
        await cache.keep(listName, serialize(next));
      let writing = Promise.resolve();
      for (const [file, group] of groupBy(all, (name) => fileOf(name, next))) {
        const results = new Map(
          group.flatMap((name) => {
            const stored = find(name) ?? make(name);
            return stored ? [[name, stored] as const] : [];
          }),
        );
        if (isAsOpened(results, open(file))) continue;
        const { list, bytes } = listResults(results);
        await writing;
        writing = cache.keepInTwo(file, list, bytes);
        opened.delete(file);
      }
      await writing;
      counts = next;
      forgotten.clear();
      added.clear();
      cache.sweep();
    },
  };
}

function openFile(file: ReturnType<Cache['knownInTwo']>): Results {
  return file ? readResults(file.first, file.rest) : new Map();
}

function isAsOpened(results: Results, opened: Results): boolean {
  return results.size === opened.size && [...results].every(([name, stored]) => opened.get(name) === stored);
}

/** A kind keeps its number of files until it has become four times too large or too small. */
function countsOf(names: readonly string[], counts: Counts): Counts {
  const sizes = new Map<string, number>();
  for (const name of names) sizes.set(kindOf(name), (sizes.get(kindOf(name)) ?? 0) + 1);
  return new Map(
    [...sizes].map(([kind, size]) => {
      const wanted = groupCount(size, usual);
      const known = counts.get(kind) ?? 0;
      return [kind, wanted <= 4 * known && known <= 4 * wanted ? known : wanted];
    }),
  );
}

const kindOf = (name: string) => name.split(' ', 1)[0] ?? name;

function fileOf(name: string, counts: Counts): string {
  const kind = kindOf(name);
  const count = counts.get(kind) ?? 1;
  return `${kind}-${count}-${groupOf(name, count)}`;
}
