import type { Artifact } from '../artifact.ts';
import type { HostingManifest } from '../hosting/manifest.ts';
import type { EncodedBodies } from './encodings.ts';
import { createRelease, type Release } from './release.ts';
import { findIn, type Releases, remembered } from './releases.ts';

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
  /** Whether there is one to serve. Before, nothing may be asked of the others. */
  isReady(): boolean;
}

/** Serves what it is given, with the hashed files of the last versions for pages that are open. */
export function createMemoryReleases(): MemoryReleases {
  let all: Release[] = [];
  return {
    take({ manifest, files, pageAt }) {
      const contents = contentsOf(files, manifest, all[0]?.contents ?? new Map());
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

/** The files by the digest of what was built; what the last version held is taken over. */
function contentsOf(
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
