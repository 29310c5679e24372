import { type Artifact, pageAddress } from '../artifact.ts';
import { createManifest, hostingOptions } from '../hosting/index.ts';
import type { MemoryReleases } from '../server/index.ts';
import type { BuiltSite } from './builder.ts';
import { inertStyles, withClient } from './requests.ts';

/** The served version of the site. */
export interface ShownSite {
  current(): { built: BuiltSite; number: number } | undefined;
  /** Serves a new version. Returns the new addresses of moved pages, by old address. */
  show(built: BuiltSite): Record<string, string>;
  /** Returns the page at an address, with its inline styles disabled (`inertStyles`). */
  pageAt(address: string): string | undefined;
  /** Returns an inline style of a page, by its index from 0. */
  stylesOf(digest: string, at: number): string | undefined;
}

/** Creates the served site, which has no version at first. */
export function createShown(releases: MemoryReleases): ShownSite {
  let current: { built: BuiltSite; number: number } | undefined;
  let pageOf = new Map<string, Artifact>();
  return {
    current: () => current,
    show(built) {
      const { config, result } = built;
      const { content, routes, artifacts } = result;
      if (!content || !routes) return {};
      const manifest = createManifest(artifacts, hostingOptions({ ...result, content, routes }, config));
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

function movedPages(before: BuiltSite, after: BuiltSite): Record<string, string> {
  const paths = new Map(
    after.result.routes?.rendered.map(({ locale, id, path }) => [`${locale} ${id}`, path]),
  );
  return Object.fromEntries(
    (before.result.routes?.rendered ?? []).flatMap(({ locale, id, path }) => {
      const to = paths.get(`${locale} ${id}`);
      return to === undefined || to === path ? [] : [[path, to]];
    }),
  );
}
