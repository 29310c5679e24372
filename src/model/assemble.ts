import type { Media, Page, Pages, SiteContent } from '../define/content.ts';
import type { PageFields } from '../define/kind.ts';
import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { isPage } from './files.ts';
import type { CheckedDocument } from './references.ts';

/** Puts checked documents together. */
export function assemble(checked: readonly CheckedDocument[], media: Media, site: Site): SiteContent {
  const own = new Map(site.locales.map(({ id }) => [id, dataOf(checked, id, site)]));
  return {
    shared: dataOf(checked, null, site),
    own: (locale) => {
      const data = own.get(locale);
      if (!data) throw new Error(`The site has no language “${locale}”.`);
      return data;
    },
    media,
    pages: assemblePages(checked, site),
  };
}

/** The files beside the pages, by name. */
function dataOf(checked: readonly CheckedDocument[], locale: Locale | null, site: Site): object {
  return Object.fromEntries(
    checked
      .filter(({ document }) => document.locale === locale && !isPage(document, site))
      .map(({ document, value }) => [document.name, value]),
  );
}

/** The valid pages of each language, by id. */
export function assemblePages(checked: readonly CheckedDocument[], site: Site): Pages {
  return new Map(
    site.locales.map(({ id }) => {
      const own = checked.filter(({ document }) => document.locale === id && isPage(document, site));
      return [id, new Map(own.flatMap((one) => assemblePage(one, site).map((page) => [page.id, page])))];
    }),
  );
}

function assemblePage({ document, value }: CheckedDocument, { pages }: Site): Page[] {
  const { name: id, locale, body } = document;
  const { template, ...data } = value as PageFields & { template: string };
  const kind = pages[template];
  return kind && locale !== null ? [{ id, locale, template, kind, data, body, document }] : [];
}
