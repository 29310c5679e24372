import type { Locale } from '../../define/locale.ts';
import { parentId } from '../../define/route.ts';
import type { Site } from '../../define/site.ts';
import type { Document } from '../load/document.ts';
import type { PageFile } from './written.ts';

/** What the address of a page follows from. */
export type Addressed = Pick<PageFile, 'id' | 'locale' | 'kind'> & { slug: string };

/** The key of a page in a language. */
export const keyOf = ({ locale, id }: { locale: Locale; id: string }) => `${locale} ${id}`;

/** The parts of a page that its address follows from. */
export const addressedOf = (page: PageFile): Addressed => ({
  ...page,
  slug: String(page.document.data.slug),
});

/** Returns the path of each page with an address by `keyOf`, published or not. */
export function pathsOf(pages: readonly Addressed[], { locales }: Site): ReadonlyMap<string, string> {
  const byKey = new Map(pages.map((page) => [keyOf(page), page]));
  const prefixes = new Map(locales.map(({ id, prefix }) => [id, prefix]));
  const pathOf = ({ id, locale, kind, slug }: Addressed): string => {
    const prefix = prefixes.get(locale) ?? '';
    if (kind.role === 'home') return prefix === '' ? '/' : prefix;
    const parent = byKey.get(keyOf({ locale, id: parentId(id) }));
    return `${parent ? pathOf(parent) : prefix}/${slug}`;
  };
  const addressed = pages.filter(({ kind }) => kind.role !== 'not-found');
  return new Map(addressed.map((page) => [keyOf(page), pathOf(page)]));
}

/** Returns the aliases of a page as they are written. */
export function aliasesOf({ data: { aliases } }: Document): string[] {
  return Array.isArray(aliases) ? aliases.map(String) : [];
}
