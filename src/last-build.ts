import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Artifact, sumOf } from './artifact.ts';
import { openCache } from './cache/cache.ts';
import { factsOfFile, factsOfFolder, listEntries, settlingMs } from './cache/file-facts.mjs';
import { type Choices, cacheFolder } from './config.ts';
import { digestOf } from './lib/digest.ts';
import { currentGeneration, storedGeneration } from './open-database.ts';
import { realFolder, roleBeside } from './output-place.ts';
import type { KindWeight, KnownFile, KnownFiles, Published } from './publish/index.ts';

/** What a build without problems tells of what it has made. */
export interface BuildSummary {
  pages: number;
  languages: number;
  /** The files that were made, by the ending of their names. */
  kinds: readonly { kind: string; files: number; bytes: number }[];
  weights: readonly KindWeight[];
}

/** What is known of the last build into a folder. */
export interface LastBuild {
  /** What it told, if everything is still as it was: the content, the code, the choices, and the output. */
  summary: BuildSummary | undefined;
  /** What is known of the files of its output without reading them. */
  files(): KnownFiles;
  /** Keeps what is known of a build that was made since, and what it told; undefined for one that has to tell of problems again. */
  keep(summary: BuildSummary | undefined, made: Made): Promise<void>;
}

/** What a build has put into the output. */
interface Made {
  files: readonly Artifact[];
  published: Published;
}

interface Kept {
  /** Tells the results that were published from those of another time (`currentGeneration`). */
  generation: string | undefined;
  /** A digest of what the file system says of the output. */
  output: string;
  summary?: BuildSummary | undefined;
}

/** How many output folders are remembered. */
const most = 20;

/**
 * Looks up what the last build into the same folder has made. Nothing is read but the facts that the file system has of all files, and the
 * commit that is checked out; without them, nothing is known.
 */
export function openLastBuild(choices: Choices): LastBuild {
  const { out, code } = choices;
  const folder = code === undefined ? undefined : cacheFolder('builds', choices);
  const cache = openCache(folder, { most });
  const key = createHash('sha256').update(out.path).digest('hex').slice(0, 32);
  const entry = cache.knownInTwo(key);
  const kept = parse<Kept>(entry?.first);
  const isSame =
    kept?.generation !== undefined &&
    kept.output === outputFacts(out.path)?.digest &&
    kept.generation === currentGeneration(choices);
  return {
    summary: isSame ? kept.summary : undefined,
    files: () => new Map(parse<[string, KnownFile][]>(entry?.rest())),
    async keep(summary, { files, published }) {
      await untilSettled(published);
      const facts = outputFacts(out.path, published);
      if (facts === undefined) return;
      const told: Kept = { generation: storedGeneration(choices), output: facts.digest, summary };
      await cache.keepInTwo(key, asJson(told), [asJson(knownFiles(files, facts))]);
      cache.sweep();
    },
  };
}

function knownFiles(files: readonly Artifact[], { of }: OutputFacts): [path: string, KnownFile][] {
  return files.flatMap((file): [string, KnownFile][] => {
    const facts = of(file.path);
    return facts === undefined ? [] : [[file.path, { facts, digest: sumOf(file).digest }]];
  });
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));

function parse<T>(bytes: Uint8Array | undefined): T | undefined {
  try {
    // JSON has no number for a budget without end.
    const revive = (key: string, value: unknown) => (key === 'budget' && value === null ? Infinity : value);
    return bytes && (JSON.parse(Buffer.from(bytes).toString(), revive) as T);
  } catch {
    return undefined;
  }
}

/** What the file system says of an output. */
interface OutputFacts {
  /** A digest of all. */
  digest: string;
  /** The facts of a file, by its path in the output. */
  of(path: string): string | undefined;
}

/** When facts of files that were just written prove something, in milliseconds: later by what clocks round off. */
const settledMs = settlingMs.fine + 2;

/** Waits until the facts of what was published prove something. */
async function untilSettled({ doneAt }: Published): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, doneAt + settledMs - Date.now())));
}

/**
 * Looks up what the file system says of an output, without reading a file of it.
 *
 * @param published when it was written, if only facts that a build has caused are wanted
 * @returns undefined if it is not there, a build that was killed has left something beside it, or its facts prove nothing; so it is if
 *   anybody has changed it since it was published
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

/** The facts of files and folders, by their paths in the output. */
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
