import type { Site } from '../../define/site.ts';
import { valueAt } from '../../define/walk.ts';
import type { Document, UnreadFile } from '../load/document.ts';
import { isPage, languagesOf } from '../load/page-files.ts';
import type { UnpublishedFile } from '../load/unpublished.ts';
import { pageAddresses } from './addresses.ts';
import type { LinkTargets } from './links.ts';
import type { CheckedMedia } from './media.ts';
import type { KnownNames } from './references.ts';

interface Naming {
  documents: readonly Document[];
  files: readonly UnreadFile[];
  media: CheckedMedia;
  hidden: readonly UnpublishedFile[];
}

/**
 * Collects valid reference targets. Includes files with other errors and pages of all languages, so that one
 * mistake does not cause more.
 */
export function knownNames(
  site: Site,
  { documents, files, media, hidden }: Naming,
): KnownNames & Omit<LinkTargets, 'page'> {
  const shared = (name: string) => documents.find((one) => one.locale === null && one.name === name)?.data;
  const references = Object.entries(site.references ?? {}).map(([kind, { file, path }]) => {
    const data = shared(file);
    return [kind, data && new Set(Object.keys(valueAt(data, path) ?? {}))] as const;
  });
  // The not-found page cannot be linked to.
  const isNotFound = ({ data }: Document) => site.pages[String(data.template)]?.role === 'not-found';
  const notFound = new Set(documents.filter(isNotFound).map(({ name }) => name));
  const pages = files.filter((one) => isPage(one, site) && !notFound.has(one.name));
  const linked = documents.filter(({ name }) => !notFound.has(name));
  return {
    byKind: new Map<string, ReadonlySet<string> | undefined>([
      ['icon', media.iconNames],
      ['page', new Set(pages.map(({ name }) => name))],
      ['picture', media.pictureNames],
      ['video', media.videoNames],
      ...references,
    ]),
    hidden: new Map(hidden.map((one) => [one.name, one])),
    limited: new Map(
      documents
        .filter((one) => isPage(one, site) && 'languages' in one.data)
        .map((one) => [one.name, languagesOf(one, site)]),
    ),
    addresses: pageAddresses(linked, site),
    ownHost: hostOf(site, documents),
  };
}

/** Returns the host of the site. Returns undefined if its facts cannot be read. */
function hostOf(site: Site, documents: readonly Document[]): string | undefined {
  const shared = documents.filter(({ locale }) => locale === null).map(({ name, data }) => [name, data]);
  try {
    return new URL(site.facts(Object.fromEntries(shared)).baseUrl).host;
  } catch {
    return undefined;
  }
}
