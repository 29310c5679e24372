import { type Artifact, pageAddress } from '../artifact.ts';
import { hostingOptions } from '../build.ts';
import { createManifest } from '../hosting/index.ts';
import type { MemoryReleases } from '../server/index.ts';
import type { Built } from './builder.ts';
import { inertStyles, withClient } from './requests.ts';

/** The version of the site that can be seen. */
export interface Shown {
  now(): { built: Built; number: number } | undefined;
  /** Shows another version; returns where pages have gone whose address has changed. */
  show(built: Built): Record<string, string>;
  /** The page at an address, with styles that no policy refuses. */
  pageAt(address: string): string | undefined;
  /** The styles in a page that was built, counted from 0. */
  stylesOf(digest: string, at: number): string | undefined;
}

/** Shows one version after the other. */
export function createShown(releases: MemoryReleases): Shown {
  let current: { built: Built; number: number } | undefined;
  let pageOf = new Map<string, Artifact>();
  return {
    now: () => current,
    show(built) {
      const { config, result } = built;
      const { content, routes, artifacts, pages } = result;
      if (!content || !routes) return {};
      const manifest = createManifest(artifacts, hostingOptions({ content, routes, pages }, config));
      const pageFiles = artifacts.filter(({ path }) => path.endsWith('.html'));
      const byAddress = new Map(pageFiles.map((file) => [pageAddress(file.path), file]));
      releases.take({
        manifest,
        files: withClient(artifacts, manifest),
        pageAt: (address) => byAddress.get(address)?.body.toString(),
      });
      pageOf = new Map(pageFiles.map((file) => [manifest.files[file.path] ?? '', file]));
      const moved = current ? movedPages(current.built, built) : {};
      current = { built, number: (current?.number ?? 0) + 1 };
      return moved;
    },
    pageAt(address) {
      if (!releases.isReady()) return undefined;
      const { content } = (releases.find(address) ?? releases.current().notFoundAt(address)).plain;
      return content instanceof Uint8Array ? inertStyles(Buffer.from(content).toString()) : undefined;
    },
    stylesOf(digest, at) {
      const styles = [...String(pageOf.get(digest)?.body ?? '').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      return styles[at]?.[1];
    },
  };
}

function movedPages(before: Built, after: Built): Record<string, string> {
  const now = new Map(after.result.routes?.all.map(({ locale, id, path }) => [`${locale} ${id}`, path]));
  return Object.fromEntries(
    (before.result.routes?.all ?? []).flatMap(({ locale, id, path }) => {
      const to = now.get(`${locale} ${id}`);
      return to === undefined || to === path ? [] : [[path, to]];
    }),
  );
}
