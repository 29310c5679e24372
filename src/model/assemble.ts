import type { z } from 'zod';
import { type Locale, locales } from '../rules/locale.ts';
import type { localeSchemas, PageData, sharedSchemas } from '../schema/index.ts';
import { isPage } from './files.ts';
import type { CheckedDocument } from './references.ts';
import type { LocaleContent, Media, Page, Site } from './site.ts';

type Values<S extends Record<string, z.ZodType>> = { [K in keyof S]: z.output<S[K]> };

/** Puts checked documents together. Their values fit their schemas; only the type of each has to be said. */
export function assemble(checked: readonly CheckedDocument[], media: Media): Site {
  const shared = Object.fromEntries(
    checked
      .filter(({ document }) => document.locale === null)
      .map(({ document, value }) => [document.name, value]),
  ) as Values<typeof sharedSchemas>;
  const [is, en] = locales.map((locale) => assembleLocale(checked, locale));
  if (!is || !en) throw new Error('Both languages are assembled.');
  return { settings: shared.site, prices: shared.prices, media, locales: { is, en } };
}

function assembleLocale(checked: readonly CheckedDocument[], locale: Locale): LocaleContent {
  const own = checked.filter(({ document }) => document.locale === locale);
  const named = Object.fromEntries(
    own.filter(({ document }) => !isPage(document)).map(({ document, value }) => [document.name, value]),
  ) as Values<typeof localeSchemas>;
  return { ...named, pages: assemblePages(checked, locale) };
}

/** The valid pages of a language, by id. */
export function assemblePages(
  checked: readonly CheckedDocument[],
  locale: Locale,
): ReadonlyMap<string, Page> {
  const own = checked.filter(({ document }) => document.locale === locale && isPage(document));
  return new Map(own.map((one) => [one.document.name, assemblePage(one, locale)]));
}

function assemblePage({ document, value }: CheckedDocument, locale: Locale): Page {
  return { id: document.name, locale, data: value as PageData, body: document.body, document };
}
