import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { defaultLocale, type Locale, locales } from '../rules/locale.ts';
import { slugify } from '../rules/slug.ts';
import { serviceTemplates } from '../schema/index.ts';
import { quoteServices } from '../schema/services.ts';
import { valueAt } from '../schema/walk.ts';
import { isPage } from './files.ts';

/** What tells pages apart where they are listed: in tabs, results of searches and shared links. */
const telling = ['title', 'description'] as const;

/** Warns of what is allowed and probably not meant: pages that cannot be told apart, services that nobody can ask for. */
export function checkDoubts(documents: readonly Document[], report: Report): void {
  const pages = documents.filter(isPage);
  for (const locale of locales) warnOfTwins(pages, locale, report);
  for (const page of pages) warnOfUnasked(page, report);
}

function warnOfTwins(pages: readonly Document[], locale: Locale, report: Report): void {
  const own = pages.filter((page) => page.locale === locale);
  for (const key of telling) {
    const texts = new Set(own.map(({ data }) => valueAt(data, [key])));
    for (const text of texts) {
      const twins = own.filter(({ data }) => valueAt(data, [key]) === text);
      if (typeof text === 'string' && text !== '') warnOfCopies(twins, key, report);
    }
  }
}

/** The page whose address is made of the text had it first; else nobody knows which one was copied. */
function warnOfCopies(twins: readonly Document[], key: (typeof telling)[number], report: Report): void {
  const original = twins.find(({ data }) => data.slug === slugify(String(data[key]))) ?? twins[0];
  for (const copy of twins) {
    if (!original || copy === original) continue;
    const { file, line } = original.locate([key]);
    report.warning('text-twice', copy.locate([key]), { key, other: `${file}:${line}` });
  }
}

/** A new service is in all menus by itself, but the quote form has its own list. */
function warnOfUnasked(document: Document, report: Report): void {
  const { template, quoteService } = document.data;
  // The other language has the same keys.
  if (
    document.locale !== defaultLocale ||
    quoteService !== undefined ||
    !serviceTemplates.some((one) => one === template)
  )
    return;
  report.warning('service-unasked', document.locate(['template'], 'key'), {
    known: quoteServices.join(', '),
  });
}
