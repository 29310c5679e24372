import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import { type HostingManifest, manifestFile } from '../hosting/manifest.ts';
import type { EncodedBodies } from './file-body.ts';
import { closeUnused, createRelease, loadRelease, type Release } from './release.ts';
import type { Resource } from './resource.ts';

/** Releases that are kept for tabs that were opened before the last build. */
const remembered = 5;

/** After a failure the folder is looked at again after 1, 2, 4 … turns, at most these. */
const longestPause = 32;

/** Attempts to read the first release while builds replace it. */
const mostAttempts = 5;

/** The releases of a folder: the one that is served, and the hashed files of those before it. */
export interface Releases {
  current(): Release;
  /** A file of this release or, below `/assets/`, of an earlier one. */
  find(address: string): Resource | undefined;
  /** Looks whether the folder has another release now, and takes it if it is complete. */
  refresh(): Promise<void>;
  /** Stops following the folder, and lets all files go. */
  close(): void;
}

interface Following {
  /** Milliseconds between checks. */
  everyMs: number;
  /** Gets a line about a new release, or one that cannot be served yet. */
  note(line: string): void;
}

/**
 * Serves a folder from memory, and takes each new release when it is complete.
 *
 * @throws ServerError if there is no complete release at the start
 */
export async function followReleases(folder: string, { everyMs, note }: Following): Promise<Releases> {
  let { signature, release: current } = await loadFirst(folder);
  let earlier: Release[] = [];
  let pause = 0;
  let failures = 0;

  const take = async () => {
    const seen = await signatureOf(folder);
    if (seen === undefined || seen === signature) return;
    const next = await loadRelease(folder, current.contents);
    signature = seen;
    if (next.id === current.id) return;
    const all = [next, current, ...earlier];
    [current, earlier] = [next, all.slice(1, remembered)];
    for (const gone of all.slice(remembered)) closeUnused(gone.contents, contentsOf([current, ...earlier]));
    note(`Serving a new release (${next.id.slice(0, 8)}).`);
  };
  let taking: Promise<void> | undefined;
  const refresh = () => {
    taking ??= take().finally(() => {
      taking = undefined;
    });
    return taking;
  };
  const turn = async () => {
    if (pause > 0) {
      pause -= 1;
      return;
    }
    try {
      await refresh();
      failures = 0;
    } catch (error) {
      pause = Math.min(2 ** failures, longestPause);
      failures += 1;
      if (failures === 3)
        note(`The old release is still being served: ${error instanceof Error ? error.message : error}`);
    }
  };
  const stop = repeat(turn, everyMs);
  return {
    current: () => current,
    find: (address) => findIn([current, ...earlier], address),
    refresh,
    close() {
      stop();
      for (const { contents } of [current, ...earlier]) closeUnused(contents, []);
    },
  };
}

/** Loads the first release, and starts again if a build replaces it meanwhile. */
async function loadFirst(folder: string): Promise<{ signature: string | undefined; release: Release }> {
  for (let attempt = 1; ; attempt += 1) {
    const signature = await signatureOf(folder);
    try {
      return { signature, release: await loadRelease(folder, new Map()) };
    } catch (error) {
      if (attempt === mostAttempts || (await signatureOf(folder)) === signature) throw error;
    }
  }
}

/** Changes whenever a build has put a new manifest in its place; undefined while there is none. */
async function signatureOf(folder: string): Promise<string | undefined> {
  const { dev, ino, mtimeNs, size } =
    (await stat(join(folder, manifestFile), { bigint: true }).catch(() => undefined)) ?? {};
  return dev === undefined ? undefined : [dev, ino, mtimeNs, size].join(' ');
}

/** Finds a file of the newest release or, below `/assets/`, of any. */
function findIn([newest, ...earlier]: readonly Release[], address: string): Resource | undefined {
  const isHashed = address.startsWith('/assets/');
  const holds = ({ resources }: Release) => resources.has(address);
  const release = newest && (holds(newest) ? newest : isHashed ? earlier.find(holds) : undefined);
  return release?.resources.get(address);
}

function contentsOf(releases: readonly Release[]): Release['contents'][] {
  return releases.map(({ contents }) => contents);
}

/** Does a task again and again, with a pause between two; keeps no process alive. */
function repeat(task: () => Promise<void>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const plan = () => {
    timer = setTimeout(async () => {
      await task();
      if (!isStopped) plan();
    }, pauseMs).unref();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** A site that is in no folder. */
interface SiteInMemory {
  manifest: HostingManifest;
  files: readonly Artifact[];
  /** The HTML of a page as it was built, for the answers to forms: what is served may hold more. */
  pageAt(address: string): string | undefined;
}

/** Releases that are given one after the other. */
export interface MemoryReleases extends Releases {
  /** Serves another version from now on. */
  take(site: SiteInMemory): void;
  /** Checks that there is a release. The other methods need one. */
  isReady(): boolean;
}

/** Serves what it is given, with the hashed files of the last versions for pages that are open. */
export function createMemoryReleases(): MemoryReleases {
  let all: Release[] = [];
  return {
    take({ manifest, files, pageAt }) {
      const contents = contentsInMemory(files, manifest, all[0]?.contents ?? new Map());
      const release = createRelease(manifest, contents, (file) => file);
      all = [{ ...release, site: { ...release.site, pageAt } }, ...all].slice(0, remembered);
    },
    isReady: () => all.length > 0,
    current() {
      const [newest] = all;
      if (!newest) throw new Error('There is no release yet.');
      return newest;
    },
    find: (address) => findIn(all, address),
    refresh: async () => {},
    close: () => undefined,
  };
}

/** Maps digests to files, reusing those of the last version. */
function contentsInMemory(
  files: readonly Artifact[],
  manifest: HostingManifest,
  known: Release['contents'],
): Release['contents'] {
  return new Map(
    files.map((file) => {
      const digest = manifest.files[file.path] ?? '';
      return [digest, known.get(digest) ?? bodiesOf(file.body)];
    }),
  );
}

function bodiesOf(body: Artifact['body']): EncodedBodies {
  return new Map([['identity', typeof body === 'string' ? Buffer.from(body) : body]]);
}
