import type { Locale } from '../define/locale.ts';
import { parentId, type Route } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { TellCopy } from '../load/tell-copy.ts';

/** Reports kinds of pages that must be there once, and are missing or there twice. */
export function checkSingles(routes: readonly Route[], { locales, pages }: Site, report: Report): void {
  const singles = Object.entries(pages).filter(([, { isSingle, role }]) => isSingle || role !== undefined);
  for (const { id: locale } of locales) {
    for (const [template] of singles) {
      const [first, second] = routes.filter((one) => one.locale === locale && one.page.template === template);
      if (!first) report.error('page-missing', { file: folderOf(routes, locale) }, { template });
      if (first && second) {
        const place = second.page.document.locate(['template']);
        report.error('page-twice', place, { template, other: first.page.document.file });
      }
    }
  }
}

function folderOf(routes: readonly Route[], locale: Locale): string {
  const [any] = routes.filter((route) => route.locale === locale);
  return any
    ? any.page.document.file.slice(0, -(any.id.length + any.page.document.extension.length + 1))
    : locale;
}

/** Reports pages in a folder that has no page of its name. */
export function checkParents(routes: readonly Route[], report: Report): void {
  const ids = new Set(routes.map(({ locale, id }) => `${locale} ${id}`));
  for (const { locale, id, page } of routes) {
    const parent = parentId(id);
    if (parent === '' || ids.has(`${locale} ${parent}`)) continue;
    report.error('parent-missing', page.document.locate(['slug'], 'key'), { parent });
  }
}

/** Reports pages that cannot have their address. */
export function checkAddresses(
  routes: readonly Route[],
  { site, tellCopy, report }: { site: Site; tellCopy: TellCopy; report: Report },
): void {
  const taken = new Map<string, Document>();
  for (const route of routes) {
    if (!checkSlug(route, site, report)) continue;
    const { path } = route;
    const { document } = route.page;
    const other = taken.get(path);
    if (!other) {
      taken.set(path, document);
      continue;
    }
    const copy = tellCopy(other, document);
    const original = copy === other ? document : other;
    const { file, line } = original.locate(['slug']);
    report.error('address-taken', copy.locate(['slug']), { path, other: `${file}:${line}` });
    taken.set(path, original);
  }
}

/** First parts of addresses that belong to the site itself, beside those of its languages. */
const reserved = ['/assets', '/404', '/index'];

/** Whether the slug can be an address; if not, what follows from it is not reported as well. */
function checkSlug({ page, path, locale }: Route, { locales }: Site, report: Report): boolean {
  const { slug } = page.data;
  if (page.kind.role !== undefined) return true;
  const place = () => page.document.locate(['slug']);
  const prefix = locales.find(({ id }) => id === locale)?.prefix ?? '';
  const taken = [...reserved, ...locales.map((one) => one.prefix)].filter((one) => one !== '');
  if (slug === '') report.error('slug-empty', place(), {});
  else if (taken.some((one) => path === `${prefix}${one}`)) report.error('slug-reserved', place(), { slug });
  else return true;
  return false;
}
