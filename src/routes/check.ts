import type { Place, Report } from '../diagnostics/index.ts';
import { faqSlug } from '../rules/faq.ts';
import { type Locale, localePrefix, locales } from '../rules/locale.ts';
import type { Template } from '../schema/index.ts';
import { parentId, type Route } from './route.ts';

/** The pages that every site has exactly once, because others link to them. */
const singletons: readonly Template[] = [
  'home',
  'services',
  'about',
  'pricing',
  'faq',
  'quote',
  'contact',
  'terms',
  'cookies',
  'not-found',
];

/** First parts of addresses that belong to the site itself. */
const reserved = ['en', 'assets', '404', 'index'];

/** Reports kinds of pages that are missing, or there twice. */
export function checkSingletons(routes: readonly Route[], report: Report): void {
  for (const locale of locales) {
    for (const template of singletons) {
      const [first, second] = routes.filter(
        (one) => one.locale === locale && one.page.data.template === template,
      );
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
export function checkAddresses(routes: readonly Route[], report: Report): void {
  const taken = new Map<string, Route>();
  for (const route of routes) {
    if (!checkSlug(route, report)) continue;
    const other = taken.get(route.path);
    if (other) {
      const { file, line } = other.page.document.locate(['slug']);
      const args = { path: route.path, other: `${file}:${line}` };
      report.error('address-taken', route.page.document.locate(['slug']), args);
    }
    taken.set(route.path, route);
  }
}

/** Whether the slug can be an address; if not, what follows from it is not reported as well. */
function checkSlug({ page, path, locale }: Route, report: Report): boolean {
  const { slug, template } = page.data;
  if (template === 'home' || template === 'not-found') return true;
  const place = page.document.locate(['slug']);
  if (slug === '') report.error('slug-empty', place, {});
  else if (reserved.some((one) => path === `${localePrefix[locale]}/${one}`)) {
    report.error('slug-reserved', place, { slug });
  } else return true;
  return false;
}

/** Reports questions of a page that share an anchor (spec section 3, FAQ category). */
export function checkQuestions(routes: readonly Route[], report: Report): void {
  for (const { page } of routes) {
    const { data, document } = page;
    if (data.template !== 'faq') continue;
    const lines = new Map<string, () => Place>();
    for (const [category, { questions }] of Object.entries(data.categories)) {
      for (const [at, { q }] of questions.entries()) {
        const slug = faqSlug(q);
        const place = () => document.locate(['categories', category, 'questions', at, 'q']);
        if (lines.has(slug))
          report.error('question-taken', place(), { slug, other: String(lines.get(slug)?.().line) });
        else lines.set(slug, place);
      }
    }
  }
}
