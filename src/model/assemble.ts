import type { Media, Page, Pages, SiteContent } from '../define/content.ts';
import type { PageFields } from '../define/kind.ts';
import type { Locale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import type { Reads } from '../reads/index.ts';
import { isPage } from './files.ts';
import type { CheckedDocument } from './references.ts';

/** What is known of the site while its content is put together, and what watches who reads it. */
interface Assembling {
  site: Site;
  reads: Reads;
}

/** Puts checked documents together. */
export function assemble(
  checked: readonly CheckedDocument[],
  { media, pages, site, reads }: Assembling & { media: Media; pages: Pages },
): SiteContent {
  const own = new Map(site.locales.map(({ id }) => [id, dataOf(checked, id, { site, reads })]));
  return {
    shared: dataOf(checked, null, { site, reads }),
    own: (locale) => {
      const data = own.get(locale);
      if (!data) throw new Error(`The site has no language “${locale}”.`);
      return data;
    },
    media,
    pages,
  };
}

/** The files beside the pages, by name. */
function dataOf(
  checked: readonly CheckedDocument[],
  locale: Locale | null,
  { site, reads }: Assembling,
): object {
  return Object.fromEntries(
    checked
      .filter(({ document }) => document.locale === locale && !isPage(document, site))
      .map((one) => [one.document.name, reads.of(one)]),
  );
}

/** The valid pages of each language, by id. */
export function assemblePages(checked: readonly CheckedDocument[], { site, reads }: Assembling): Pages {
  return new Map(
    site.locales.map(({ id }) => {
      const own = checked.filter(({ document }) => document.locale === id && isPage(document, site));
      return [
        id,
        new Map(own.flatMap((one) => assemblePage(one, { site, reads }).map((page) => [page.id, page]))),
      ];
    }),
  );
}

function assemblePage(checked: CheckedDocument, { site, reads }: Assembling): Page[] {
  const { name: id, locale, body } = checked.document;
  const { template, ...value } = checked.value as PageFields & { template: string };
  const kind = site.pages[template];
  if (!kind || locale === null) return [];
  const { document } = checked;
  const data = reads.of({ document, schema: kind.schema, value }) as PageFields;
  const parts = `${document.file} as it is`;
  reads.offer(parts, document.digest);
  const page = { id, locale, template, kind, data };
  return [
    {
      ...page,
      get body() {
        reads.see(parts);
        return body;
      },
      get document() {
        reads.see(parts);
        return document;
      },
    },
  ];
}
