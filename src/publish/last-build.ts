import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Artifact, checksumOf } from '../artifact.ts';
import { openCache } from '../cache/cache.ts';
import { factsOfFile, factsOfFolder, listEntries, settlingMs } from '../cache/file-facts.mjs';
import { type Choices, cacheFolder } from '../config.ts';
import { currentGeneration } from '../graph/open-database.ts';
import { digestOf } from '../lib/digest.ts';
import { realFolder, roleBeside } from '../lib/output-place.ts';
import type { KindWeight, KnownFile, KnownFiles, Published } from './index.ts';

/** The summary that a build without problems prints. */
export interface BuildSummary {
  pages: number;
  languages: number;
  /** The built files, by extension. */
  kinds: readonly { kind: string; files: number; bytes: number }[];
  weights: readonly KindWeight[];
}

/** The record of the last build into an output folder. */
export interface LastBuild {
  /** Its summary, if content, code, options and output are unchanged. */
  summary: BuildSummary | undefined;
  /** Returns the facts of its output files. */
  files(): KnownFiles;
  /** Stores the record of a new build; without a summary if it has problems, which must be reported again. */
  save(summary: BuildSummary | undefined, output: PublishedFiles): Promise<void>;
}

/** The files that a build has published. */
interface PublishedFiles {
  files: readonly Artifact[];
  published: Published;
  /** The generation of the results of which they are made (`Store`). */
  generation: string | undefined;
}

/** The cache entry of a build. */
interface LastBuildEntry {
  /** The generation of the published results (`currentGeneration`). */
  generation: string | undefined;
  /** A digest of the facts of the output. */
  output: string;
  summary?: BuildSummary | undefined;
}

/** Maximum number of output folders with a record. */
const maxEntries = 20;

/** Looks up the last build into the same output folder. Reads the facts of files and the commit, but no file contents. */
export function openLastBuild(choices: Choices): LastBuild {
  const { out, code } = choices;
  const folder = code === undefined ? undefined : cacheFolder('builds', choices);
  const cache = openCache(folder, { most: maxEntries });
  const key = createHash('sha256').update(out.path).digest('hex').slice(0, 32);
  const entry = cache.knownInTwo(key);
  const stored = parse<LastBuildEntry>(entry?.first);
  const isCurrent =
    stored?.generation !== undefined &&
    stored.output === outputFacts(out.path)?.digest &&
    stored.generation === currentGeneration(choices);
  return {
    summary: isCurrent ? stored.summary : undefined,
    files: () => new Map(parse<[string, KnownFile][]>(entry?.rest())),
    async save(summary, { files, published, generation }) {
      await untilSettled(published);
      const facts = outputFacts(out.path, published);
      if (facts === undefined) return;
      const next: LastBuildEntry = { generation, output: facts.digest, summary };
      await cache.keepInTwo(key, asJson(next), [asJson(knownFiles(files, facts))]);
      cache.sweep();
    },
  };
}

function knownFiles(files: readonly Artifact[], { of }: OutputFacts): [path: string, KnownFile][] {
  return files.flatMap((file): [string, KnownFile][] => {
    const facts = of(file.path);
    return facts === undefined ? [] : [[file.path, { facts, digest: checksumOf(file).digest }]];
  });
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));

function parse<T>(bytes: Uint8Array | undefined): T | undefined {
  try {
    // JSON writes an infinite budget as null.
    const revive = (key: string, value: unknown) => (key === 'budget' && value === null ? Infinity : value);
    return bytes && (JSON.parse(Buffer.from(bytes).toString(), revive) as T);
  } catch {
    return undefined;
  }
}

/** The facts of the files of an output folder. */
interface OutputFacts {
  /** A digest of all facts. */
  digest: string;
  /** Returns the facts of a file, by its path in the output. */
  of(path: string): string | undefined;
}

/** Age at which the facts of a file can be trusted, in milliseconds; 2 more for the rounding of clocks. */
const settledMs = settlingMs.fine + 2;

/** Waits until the facts of the published files can be trusted. */
async function untilSettled({ doneAt }: Published): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, doneAt + settledMs - Date.now())));
}

/**
 * Collects the facts of an output folder, without reading its files.
 *
 * @param published when it was written; later changes make the result undefined
 * @returns undefined if the folder does not exist, a killed build left files beside it, or its facts cannot be trusted yet
 */
function outputFacts(out: string, published?: Published): OutputFacts | undefined {
  try {
    const real = realFolder(out);
    if (readdirSync(dirname(real)).some((name) => roleBeside(real, name) !== undefined)) return undefined;
    const facts = factsWithin(real, published);
    return facts && { digest: digestOf([...facts]), of: (path) => facts.get(path) };
  } catch {
    return undefined;
  }
}

/** Collects the facts of files and folders, by their paths in the output. */
function factsWithin(real: string, published: Published | undefined): Map<string, string> | undefined {
  const [now, writtenAt] = published ? [published.doneAt + settledMs, published.filledAt] : [Date.now()];
  const all = new Map<string, string>();
  for (const { path, isFolder } of [{ path: real, isFolder: true }, ...listEntries(real)]) {
    const facts = (isFolder ? factsOfFolder : factsOfFile)(path, now, writtenAt);
    if (facts === undefined) return undefined;
    all.set(path.slice(real.length + 1), facts);
  }
  return all;
}
