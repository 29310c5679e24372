import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { slugify } from '../define/slug.ts';
import type { Report } from '../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { isPage } from './files.ts';
import { groupBy } from './group.ts';

/** What distinguishes pages where they are listed: in tabs, results of searches and shared links. */
const telling = ['title', 'description'] as const;

/** Warns of what is allowed but probably a mistake: pages that look the same in lists. */
export function checkDoubts(documents: readonly Document[], site: Site, report: Report): void {
  const pages = documents.filter((one) => isPage(one, site));
  for (const { id } of site.locales) warnOfTwins(pages, id, report);
}

function warnOfTwins(pages: readonly Document[], locale: Locale, report: Report): void {
  const own = pages.filter((page) => page.locale === locale);
  for (const key of telling) {
    const byText = groupBy(own, ({ data }) => data[key]);
    for (const [text, twins] of byText)
      if (typeof text === 'string' && text !== '') warnOfCopies(twins, key, report);
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
