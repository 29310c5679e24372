import type { TellCopy } from '../content/load/tell-copy.ts';
import type { Locale } from '../define/locale.ts';
import { parentId, type Route } from '../define/route.ts';
import type { Site } from '../define/site.ts';
import type { Report } from '../diagnostics/index.ts';

/** Reports single kinds with no page or several pages in a language. */
export function checkSingles(routes: readonly Route[], { locales, pages }: Site, report: Report): void {
  const singles = Object.entries(pages).filter(([, { isSingle, role }]) => isSingle || role !== undefined);
  for (const { id: locale } of locales) {
    for (const [template] of singles) {
      const [first, second] = routes.filter((one) => one.locale === locale && one.page.template === template);
      if (!first) report.error('page-missing', { file: folderOf(routes, locale) }, { template });
      if (first && second) {
        const place = second.page.head.locate(['template']);
        report.error('page-twice', place, { template, other: first.page.head.file });
      }
    }
  }
}

function folderOf(routes: readonly Route[], locale: Locale): string {
  const [any] = routes.filter((route) => route.locale === locale);
  return any ? any.page.head.file.slice(0, -(any.id.length + any.page.head.extension.length + 1)) : locale;
}

/** Reports pages whose parent page does not exist. */
export function checkParents(routes: readonly Route[], report: Report): void {
  const ids = new Set(routes.map(({ locale, id }) => `${locale} ${id}`));
  for (const { locale, id, page } of routes) {
    const parent = parentId(id);
    if (parent === '' || ids.has(`${locale} ${parent}`)) continue;
    report.error('parent-missing', page.head.locate(['slug'], 'key'), { parent });
  }
}

/** Reports pages with an invalid or duplicate address. */
export function checkAddresses(
  routes: readonly Route[],
  { site, tellCopy, report }: { site: Site; tellCopy: TellCopy; report: Report },
): void {
  const taken = new Map<string, Route>();
  const refused = new Map(site.locales.map(({ id }) => [id, reservedPaths(id, site.locales)]));
  for (const route of routes) {
    if (!checkSlug(route, refused.get(route.locale) ?? [], report)) continue;
    const { path } = route;
    const other = taken.get(path);
    if (!other) {
      taken.set(path, route);
      continue;
    }
    const isOther = tellCopy(other.page.head, route.page.head) === other.page.head;
    const [copy, original] = isOther ? [other, route] : [route, other];
    const { file, line } = original.page.head.locate(['slug']);
    report.error('address-taken', copy.page.head.locate(['slug']), { path, other: `${file}:${line}` });
    taken.set(path, original);
  }
}

/** Where the visual editor is: in `site dev` always, on a site by `--admin`. */
export const adminAddress = '/admin';

/** Reserved first segments of addresses, in addition to language prefixes. */
const reserved = [adminAddress, '/assets', '/404', '/index'];

/** Lists the addresses that no page in a language may have. */
export function reservedPaths(locale: Locale, locales: Site['locales']): string[] {
  const prefix = locales.find(({ id }) => id === locale)?.prefix ?? '';
  const first = [...reserved, ...locales.map((one) => one.prefix)].filter((one) => one !== '');
  return first.map((one) => `${prefix}${one}`);
}

/** Reports an invalid slug. Returns true for a valid one, whose address can be checked further. */
function checkSlug({ page, path }: Route, refused: readonly string[], report: Report): boolean {
  const { slug } = page.data;
  if (page.kind.role !== undefined) return true;
  const place = () => page.head.locate(['slug']);
  if (slug === '') report.error('slug-empty', place(), {});
  else if (refused.includes(path)) report.error('slug-reserved', place(), { slug });
  else return true;
  return false;
}
