import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { slugify } from '../define/slug.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { warnOfCopies } from './copies.ts';
import { isPage } from './files.ts';
import { groupBy } from './group.ts';
import type { CheckedDocument } from './references.ts';
import { warnOfUnused } from './unused.ts';

/** What distinguishes pages where they are listed: in tabs, results of searches and shared links. */
const telling = ['title', 'description'] as const;

/** Warns of what is allowed but probably a mistake: pages that say the same, and names that nothing refers to. */
export function checkDoubts(kinds: readonly CheckedDocument[], site: Site, report: Report): void {
  const pages = kinds.filter(({ document }) => isPage(document, site));
  const documents = pages.map(({ document }) => document);
  for (const { id } of site.locales) warnOfTwins(documents, id, report);
  warnOfCopies(pages, report);
  warnOfUnused(kinds, site, report);
}

function warnOfTwins(pages: readonly Document[], locale: Locale, report: Report): void {
  const own = pages.filter((page) => page.locale === locale);
  for (const key of telling) {
    const byText = groupBy(own, ({ data }) => data[key]);
    for (const [text, twins] of byText)
      if (typeof text === 'string' && text !== '') warnOfSame(twins, key, report);
  }
}

/** The page whose address is made of the text had it first; else nobody knows which one was copied. */
function warnOfSame(twins: readonly Document[], key: (typeof telling)[number], report: Report): void {
  const original = twins.find(({ data }) => data.slug === slugify(String(data[key]))) ?? twins[0];
  for (const copy of twins) {
    if (!original || copy === original) continue;
    const { file, line } = original.locate([key]);
    report.warning('text-twice', copy.locate([key]), { key, other: `${file}:${line}` });
  }
}
