import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sweepFolder } from '../cache/sweep.mjs';
import type { Stored } from './result-file.ts';
import { openResultFiles, type ResultFiles } from './result-files.ts';

/** A result that is to be written down. */
export interface Entry {
  /** Its first word is its kind: there are few of them. */
  name: string;
  /** On what it depends. */
  inputs: readonly unknown[];
  /** Gives the result as plain data; is called only if that is not in a file already. */
  pack(): unknown;
  /** The names of the results from which it was made. */
  parts: ReadonlySet<string>;
}

/** What processes of the same code have remembered. */
export interface StoredMemory {
  /** What is kept of these inputs under this name; its value is undefined if it cannot be read. */
  find(
    name: string,
    inputs: readonly unknown[],
  ): { value(): unknown; parts: ReadonlySet<string> } | undefined;
  /** Says that what is kept under a name is not right any more. */
  forget(name: string): void;
  /** Keeps these results, what they were made from, and no others. A cache that cannot be written keeps what it had. */
  save(entries: readonly Entry[]): Promise<void>;
}

/** Results that come from elsewhere, as if an earlier process had written them down. */
interface Arrivals {
  take(name: string): Stored | undefined;
}

/** How many codes are remembered, such as those of branches. */
const most = 4;

/**
 * Opens what was remembered. Files that are damaged or of another code are none.
 *
 * @param folder the folder of such files; undefined for a run that does without
 * @param owner everything that all results have in common: the code, and the folders that are read
 * @param arrivals what is asked for what is not kept
 */
export function openStoredMemory(
  folder: string | undefined,
  owner: string,
  arrivals?: Arrivals,
): StoredMemory {
  const own = folder === undefined ? undefined : join(folder, hash(owner));
  const files = openResultFiles(own, owner);
  return {
    find(name, inputs) {
      const digest = digestOf(inputs);
      const isRight = (one: Stored | undefined) => one !== undefined && one.digest === digest;
      const kept = files.find(name);
      const found = isRight(kept) ? kept : arrivals?.take(name);
      if (!found || !isRight(found)) return undefined;
      if (found !== kept) files.add(name, found);
      return { value: () => storedValue(found), parts: found.parts };
    },
    forget: files.forget,
    async save(entries) {
      if (folder === undefined) return;
      const own = new Map(entries.map((entry) => [entry.name, entry]));
      await files.save(withParts(entries, files), (name) => toStored(own.get(name)));
      sweepFolder(folder, { asked: new Set([hash(owner)]), most });
    },
  };
}

function storedValue({ bytes }: Stored): unknown {
  const own = bytes();
  return own && deserialize(own);
}

/** The names of results, and of those that they were made from. */
function withParts(entries: readonly Entry[], files: ResultFiles): Set<string> {
  const names = new Set(entries.map(({ name }) => name));
  const parts = new Set(entries.flatMap((entry) => [...entry.parts]));
  // A set also visits what it gets meanwhile: the parts of parts.
  for (const name of parts) {
    if (names.has(name)) continue;
    const stored = files.find(name);
    if (stored) names.add(name);
    for (const part of stored?.parts ?? []) parts.add(part);
  }
  return names;
}

/** Each input by its type and length, so that no two lists of them are taken for each other; undefined if one is a symbol. */
function digestOf(inputs: readonly unknown[]): string | undefined {
  const texts = inputs.map((input) => (typeof input === 'symbol' ? undefined : `${typeof input} ${input}`));
  if (texts.includes(undefined)) return undefined;
  return hash(texts.map((text) => `${text?.length} ${text}`).join('\0'));
}

/** A result as it is kept; undefined if it cannot be. */
export function toStored(entry: Entry | undefined): Stored | undefined {
  const digest = entry && digestOf(entry.inputs);
  const bytes = digest === undefined ? undefined : tryToSerialize(entry?.pack());
  return entry && digest !== undefined && bytes
    ? { digest, parts: entry.parts, bytes: () => bytes }
    : undefined;
}

/** Problems may hold what cannot be written down; they are found anew. */
function tryToSerialize(value: unknown): Uint8Array | undefined {
  try {
    return value === undefined ? undefined : serialize(value);
  } catch {
    return undefined;
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);
