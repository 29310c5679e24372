import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { defaultLocale, type Locale, locales } from '../rules/locale.ts';
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
  for (const key of telling) {
    const files = new Map<string, string>();
    for (const document of pages.filter((page) => page.locale === locale)) {
      const text = valueAt(document.data, [key]);
      if (typeof text !== 'string' || text === '') continue;
      const other = files.get(text);
      if (other === undefined) files.set(text, document.file);
      else report.warning('text-twice', document.locate([key]), { key, other });
    }
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
