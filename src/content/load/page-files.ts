import type { PageFacts } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import type { Site } from '../../define/site.ts';
import type { DocumentHead, UnreadFile } from './document.ts';

/** Checks whether a file is a page, as opposed to a data file. */
export function isPage({ locale, name }: UnreadFile, { data }: Site): boolean {
  return locale !== null && !Object.hasOwn(data.own, name);
}

/** Checks whether the site must have a page, so that it cannot be hidden. */
export function isIndispensable({ data: { template } }: DocumentHead, { pages }: Site): boolean {
  const kind = typeof template === 'string' ? pages[template] : undefined;
  return kind !== undefined && isIndispensableKind(kind);
}

/** Checks whether the site must have the pages of a kind. */
export const isIndispensableKind = ({ isSingle, role }: PageFacts) => isSingle === true || role !== undefined;

/** Returns the languages that have a page: those that it names, or all of the site. */
export function languagesOf(document: DocumentHead, site: Site): Locale[] {
  const { languages } = document.data;
  return Array.isArray(languages) && !isIndispensable(document, site)
    ? languages.filter((one) => typeof one === 'string')
    : site.locales.map(({ id }) => id);
}

/** Checks whether a page names languages, all of which the site has. */
export function namesLanguages(document: DocumentHead, site: Site): boolean {
  const named = 'languages' in document.data ? languagesOf(document, site) : [];
  return named.length > 0 && named.every((language) => site.locales.some(({ id }) => id === language));
}
