import type { Media, Page, Pages, SiteContent } from '../../define/content.ts';
import type { PageFields } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import type { Unpublished } from '../../define/publication.ts';
import type { Site } from '../../define/site.ts';
import type { Db } from '../../graph/index.ts';
import type { Document, DocumentHead } from '../load/document.ts';
import { content } from '../load/index.ts';
import { isPage } from '../load/page-files.ts';
import { filledDocument } from './placeholders/index.ts';
import type { CheckedDocument } from './references.ts';
import { watchedFile } from './watched-file.ts';

/** A checked document with its id. */
export type Checked = CheckedDocument<DocumentHead> & { id: string };

/** The inputs of assembly. Later reads of the content are recorded in `db`. */
interface Assembling {
  site: Site;
  db: Db;
}

/** Assembles the site content from checked documents. */
export function assemble(
  checked: readonly Checked[],
  { media, pages, site, db }: Assembling & { media: Media; pages: Pages },
): SiteContent {
  const own = new Map(site.locales.map(({ id }) => [id, dataOf(checked, id, { site, db })]));
  return {
    shared: dataOf(checked, null, { site, db }),
    own: (locale) => {
      const data = own.get(locale);
      if (!data) throw new Error(`The site has no language “${locale}”.`);
      return data;
    },
    media,
    pages,
  };
}

/** Returns the data files of a language, or the shared ones for `null`, by name. */
function dataOf(checked: readonly Checked[], locale: Locale | null, { site, db }: Assembling): object {
  return Object.fromEntries(
    checked
      .filter(({ document }) => document.locale === locale && !isPage(document, site))
      .map((one) => [one.document.name, watchedFile(db, one)]),
  );
}

/** Returns the valid pages of each language, by id. */
export function assemblePages(checked: readonly Checked[], { site, db }: Assembling): Pages {
  const unpublished = new Map(db.get(content)?.unpublished.map((one) => [one.name, one]));
  return new Map(
    site.locales.map(({ id }) => {
      const own = checked.filter(({ document }) => document.locale === id && isPage(document, site));
      return [
        id,
        new Map(
          own.flatMap((one) => assemblePage(one, { site, db, unpublished }).map((page) => [page.id, page])),
        ),
      ];
    }),
  );
}

function assemblePage(
  checked: Checked,
  { site, db, unpublished }: Assembling & { unpublished: ReadonlyMap<string, Unpublished> },
): Page[] {
  const { name: id, locale } = checked.document;
  const { template, ...value } = checked.value as PageFields & { template: string };
  const kind = site.pages[template];
  if (!kind || locale === null) return [];
  const data = watchedFile(db, { id: checked.id, schema: kind.schema, value }) as PageFields;
  const page = { id, locale, template, kind, data, unpublished: unpublished.get(id) };
  const document = (): Document => {
    const found = db.get(filledDocument, checked.id);
    if (!found) throw new Error(`There is no file “${checked.id}”.`);
    return found;
  };
  return [
    {
      ...page,
      head: checked.document,
      get body() {
        return document().body;
      },
      get document() {
        return document();
      },
    },
  ];
}
