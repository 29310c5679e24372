import type { Site } from '../../define/site.ts';
import { namesKey, valueAt } from '../../define/walk.ts';
import { query } from '../../graph/index.ts';
import type { DocumentHead, UnreadFile } from '../load/document.ts';
import { content, headAt, siteOf } from '../load/index.ts';
import { isPage, languagesOf, namesLanguages } from '../load/page-files.ts';
import { pageAddresses } from './addresses.ts';
import { hiddenFiles } from './hidden.ts';
import { type CheckedMedia, checkedMedia } from './media.ts';
import type { KnownNames } from './references.ts';
import type { BodyNames } from './text-rules.ts';

/**
 * The valid targets of references, links and pictures. They include files with other errors and pages of all languages, so that one
 * mistake does not cause more. They change less often than the documents, whose checks depend on them.
 */
export const knownNames = query('known names', (db): KnownNames & BodyNames => {
  const site = siteOf(db);
  const { ids, unread } = db.get(content) ?? { ids: [], unread: [] };
  const documents = ids.flatMap((id) => headAt(db, id) ?? []);
  const media = db.get(checkedMedia);
  const byKind = namesByKind(site, { documents, files: [...documents, ...unread], media });
  const notFound = notFoundNames(documents, site);
  const linked = documents.filter(({ name }) => !notFound.has(name));
  const limited = documents.filter((one) => isPage(one, site) && namesLanguages(one, site));
  return {
    ...{ byKind, page: byKind.get('page') ?? new Set(), picture: media.pictureNames },
    files: new Set(media.files.keys()),
    hidden: new Map(hiddenFiles(db).map((one) => [one.name, one])),
    limited: new Map(limited.map((one) => [one.name, [...new Set(languagesOf(one, site))]])),
    addresses: pageAddresses(linked, site),
    ownHost: hostOf(site, documents),
  };
});

/** The sources of names. */
interface Naming {
  documents: readonly DocumentHead[];
  /** The documents and the files that could not be read. */
  files: readonly UnreadFile[];
  media: CheckedMedia;
}

/**
 * Collects the names that references may use, by kind. A set is undefined if the file that defines the names could not be
 * read. The not-found page is left out: it cannot be linked to.
 */
export function namesByKind(
  site: Site,
  { documents, files, media }: Naming,
): Map<string, ReadonlySet<string> | undefined> {
  const references = Object.keys(site.references ?? {}).map((kind) => {
    const targets = referenceTargets(site, kind, documents);
    return [kind, targets ? new Set(Object.keys(targets)) : namesWithout(site, kind, files)] as const;
  });
  const notFound = notFoundNames(documents, site);
  const pages = files.filter((one) => isPage(one, site) && !notFound.has(one.name));
  // Nobody knows of which kind a page is whose file could not be read.
  const isOfKind = (one: UnreadFile | DocumentHead, kind: string) =>
    !('data' in one) || one.data.template === kind;
  const pagesByKind = Object.keys(site.pages).map((kind) => {
    const names = pages.filter((one) => isOfKind(one, kind)).map(({ name }) => name);
    return [namesKey({ role: 'page', template: kind }), new Set(names)] as const;
  });
  return new Map<string, ReadonlySet<string> | undefined>([
    ['icon', media.iconNames],
    ['page', new Set(pages.map(({ name }) => name))],
    ...pagesByKind,
    ['picture', media.pictureNames],
    ['video', media.videoNames],
    ...references,
  ]);
}

/** Returns the names of a kind whose file holds nothing readable: none if the site does without the file. */
function namesWithout({ references = {}, data }: Site, kind: string, files: readonly UnreadFile[]) {
  const { file = '' } = references[kind] ?? {};
  const isThere = files.some(({ locale, name }) => locale === null && name === file);
  return !isThere && data.shared[file]?.isOptional ? new Set<string>() : undefined;
}

/** Returns the names of the not-found pages. */
function notFoundNames(documents: readonly DocumentHead[], site: Site): ReadonlySet<string> {
  const isNotFound = ({ data }: DocumentHead) => site.pages[String(data.template)]?.role === 'not-found';
  return new Set(documents.filter(isNotFound).map(({ name }) => name));
}

/**
 * Returns the map whose keys are the names of one of the site's own kinds of references. Returns undefined if its file could
 * not be read.
 */
export function referenceTargets(
  { references = {} }: Site,
  kind: string,
  documents: readonly DocumentHead[],
): object | undefined {
  const { file, path = [] } = references[kind] ?? {};
  const data = documents.find((one) => one.locale === null && one.name === file)?.data;
  return data && Object(valueAt(data, path) ?? {});
}

/** Returns the host of the site. Returns undefined if its facts cannot be read. */
function hostOf(site: Site, documents: readonly DocumentHead[]): string | undefined {
  const shared = documents.filter(({ locale }) => locale === null).map(({ name, data }) => [name, data]);
  try {
    return new URL(site.facts(Object.fromEntries(shared)).baseUrl).host;
  } catch {
    return undefined;
  }
}
