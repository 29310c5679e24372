import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { type Artifact, sumOf } from './artifact.ts';
import { openCache } from './cache/cache.mjs';
import { factsOf, factsOfFolder, factsOfPlace, isNewer, listFiles } from './cache/file-facts.mjs';
import { type Choices, cacheFolder, dayOf } from './config.ts';
import { isIgnored } from './ignored-files.ts';
import { factsOfGit, findRepository } from './load/repository.ts';
import { type OutputFacts, outputFacts, untilSettled } from './output-facts.ts';
import { realFolder } from './output-place.ts';
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
  /** Of what its scripts were made (cache/bundle-inputs.mjs). */
  sources: readonly string[];
  published: Published;
}

interface Kept {
  made: string;
  output: string;
  /** Of what it was made beside the content and the templates, and the facts of that. */
  beside: { paths: readonly string[]; facts?: string | undefined };
  summary?: BuildSummary | undefined;
}

/** How many output folders are remembered. */
const most = 20;

/**
 * Looks up what the last build into the same folder was made of. Nothing is read but the facts that the file system has of all
 * files, and the commit that is checked out; without them, nothing is known.
 */
export function openLastBuild(choices: Choices): LastBuild {
  const { out, code } = choices;
  const folder = cacheFolder('builds', choices);
  const made = code === undefined || folder === undefined ? undefined : ingredients(choices);
  if (made === undefined) return { summary: undefined, files: () => new Map(), keep: async () => {} };
  const cache = openCache(folder, { most });
  const key = digest(out.path);
  const opened = Date.now();
  const entry = cache.knownInTwo(key);
  const kept = parse<Kept>(entry?.first);
  const isSame = kept?.made === made && isStill(kept.beside) && kept.output === outputFacts(out.path)?.digest;
  return {
    summary: isSame ? kept.summary : undefined,
    files: () => new Map(parse<[string, KnownFile][]>(entry?.rest())),
    async keep(summary, { files, sources, published }) {
      await untilSettled(published);
      const facts = outputFacts(out.path, published);
      if (facts === undefined) return;
      const beside = factsBeside(sources, choices, opened);
      const told: Kept = { made, output: facts.digest, beside, summary };
      await cache.keepInTwo(key, asJson(told), [asJson(knownFiles(files, facts))]);
      cache.sweep();
    },
  };
}

/** What is neither among the templates, which are looked at as a whole, nor a part of the tool, of which the code tells. */
function besides(paths: readonly string[], { siteDir, toolDir }: Choices): string[] {
  const known = [join(siteDir, 'templates'), join(toolDir, 'src')].map((one) => join(realFolder(one), sep));
  return paths.filter((path) => !known.some((folder) => join(path, sep).startsWith(folder)));
}

/** @param opened when the build began: what was written since may not be what it has read */
function factsBeside(sources: readonly string[], choices: Choices, opened: number): Kept['beside'] {
  const paths = besides(sources, choices);
  const isSure = !paths.some((path) => isNewer(path, opened));
  return { paths, facts: isSure ? factsOf(paths, factsOfInput) : undefined };
}

/** Of a folder of data, every name in it counts (src/load/data-places.ts). */
const factsOfInput = (path: string, now: number) =>
  path.endsWith('/') && existsSync(path) ? factsOfFolder(path, now) : factsOfPlace(path, now);

const isStill = ({ paths, facts }: Kept['beside']) =>
  facts !== undefined && factsOf(paths, factsOfInput) === facts;

/** A digest of everything that a build is made of; undefined if that cannot be told by facts. */
function ingredients(choices: Choices): string | undefined {
  const { content, siteDir, toolDir, out, baseUrl, strict, preview, host, searchPath, code } = choices;
  if (!existsSync(content.path)) return undefined;
  const files = listFiles(content.path).filter((path) => !isIgnored(basename(path), false));
  const facts = factsOf([...files, ...listFiles(join(siteDir, 'templates'))]);
  if (facts === undefined) return undefined;
  const day = dayOf(choices);
  const repository = findRepository(realpathSync(content.path));
  const git = repository && factsOfGit(searchPath);
  const places = { content, siteDir, toolDir, out };
  return digest(
    JSON.stringify([code, facts, day, repository, git, places, baseUrl, strict, preview, host, searchPath]),
  );
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

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
