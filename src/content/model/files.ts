import { z } from 'zod';
import type { PageKind } from '../../define/kind.ts';
import type { Locale } from '../../define/locale.ts';
import type { Site } from '../../define/site.ts';
import { type Report, withSuggestion } from '../../diagnostics/index.ts';
import type { Document, DocumentHead, UnreadFile } from '../load/document.ts';
import { isIndispensable, isPage, languagesOf, namesLanguages } from '../load/page-files.ts';
import { holdsItems, itemsOf } from '../load/unpublished.ts';
import { checkTemplate } from './template.ts';

/** Returns the schema of a file, by name for data files and by template for pages. Undefined for an unknown template. */
export function schemaOf(head: DocumentHead, site: Site): z.ZodType | undefined {
  if (!isPage(head, site))
    return (head.locale === null ? site.data.shared : site.data.own)[head.name]?.schema;
  const { template } = head.data;
  const isKnown = typeof template === 'string' && Object.hasOwn(site.pages, template);
  const kind = isKnown ? site.pages[template] : undefined;
  return kind && wholeSchema(kind, String(template));
}

/** Reports an unknown template, and one of files with another extension. */
export function checkKind(document: Document, site: Site, report: Report): void {
  const template = isPage(document, site) ? checkTemplate(document, site, report) : undefined;
  if (template === undefined) return;
  const extension = site.pages[template]?.hasBody ? '.md' : '.yaml';
  if (document.extension !== extension)
    report.error('template-extension', document.locate(['template']), { template, extension });
}

const wholeSchemas = new WeakMap<PageKind, z.ZodType>();

/**
 * Returns the schema of a page kind including `template`. It is cached so that equal files have the same
 * schema object.
 */
function wholeSchema(kind: PageKind, template: string): z.ZodType {
  const known = wholeSchemas.get(kind);
  if (known) return known;
  const whole = z.strictObject({ template: z.literal(template), ...kind.schema.shape });
  wholeSchemas.set(kind, whole);
  return whole;
}

/** Reports required data files that are missing. */
export function requireFiles(
  files: readonly UnreadFile[],
  site: Site,
  { folder, report }: { folder: string; report: Report },
): void {
  const { data, locales } = site;
  // An optional file is required as soon as one language has it, unless nothing in it is published there.
  const isNeeded = (name: string, locale: Locale) =>
    files.some((one) => one.locale !== null && one.name === name && !hasNothingFor(locale, one, site));
  const required = [
    ...Object.entries(data.shared).flatMap(([name, { holds, from, isOptional }]) =>
      from || isOptional ? [] : [{ locale: null, name, holds }],
    ),
    ...locales.flatMap(({ id }) =>
      Object.entries(data.own).flatMap(([name, { holds, isOptional }]) =>
        isOptional && !isNeeded(name, id) ? [] : [{ locale: id, name, holds }],
      ),
    ),
  ];
  for (const { locale, name, holds } of required) {
    if (files.some((one) => one.locale === locale && one.name === name)) continue;
    const file = [folder, locale, `${name}.yaml`].filter((part) => part !== null).join('/');
    report.error('file-missing', { file }, { file, holds });
  }
}

/** Checks whether all items of a data file that are published name languages, and not this one. */
function hasNothingFor(locale: Locale, file: UnreadFile | DocumentHead, site: Site): boolean {
  if (!('data' in file) || !holdsItems(file, site)) return false;
  const isForOther = (one: DocumentHead) =>
    namesLanguages(one, site) && !languagesOf(one, site).includes(locale);
  return itemsOf(file, site).every(({ document }) => isForOther(document));
}

/** Returns the items of data files, each under a name of its own, as pages have one. */
export function namedItems(
  documents: readonly DocumentHead[],
  site: Site,
): (DocumentHead & { item: string })[] {
  return documents.flatMap((file) =>
    itemsOf(file, site).map(({ key, document }) => ({
      ...document,
      name: `${document.name} ${key}`,
      item: key,
    })),
  );
}

/** Reports languages of a page or an item that the site does not have, and files in languages that it does not name. */
export function checkLanguages(documents: readonly DocumentHead[], site: Site, report: Report): void {
  const known = site.locales.map(({ id }) => id);
  const isNaming = (one: DocumentHead) =>
    isPage(one, site) && 'languages' in one.data && !isIndispensable(one, site);
  for (const document of documents.filter(isNaming)) {
    const named = languagesOf(document, site);
    for (const [at, language] of named.entries())
      if (named.indexOf(language) < at)
        report.error('language-twice', document.locate(['languages', at]), {
          language,
          others: known.filter((one) => !named.includes(one)).join(', '),
        });
      else if (!known.includes(language))
        report.error('language-unknown', document.locate(['languages', at]), {
          ...{ language, known: known.join(', ') },
          ...withSuggestion(language, known),
        });
    if (!namesLanguages(document, site)) continue;
    const spare = documents.filter(
      ({ name, locale }) => name === document.name && locale !== null && !named.includes(locale),
    );
    // A file that names languages itself is reported there.
    for (const { locale, file } of spare.filter((one) => one === document || !('languages' in one.data)))
      report.error('language-spare', document.locate(['languages']), {
        ...{ language: String(locale), file },
        ...('item' in document && { item: String(document.item) }),
      });
  }
}

const isNamedToHave = (document: DocumentHead, locale: Locale, site: Site) =>
  isIndispensable(document, site) ||
  (namesLanguages(document, site) && languagesOf(document, site).includes(locale));

/** Reports missing translations of pages. */
export function requireTranslations(
  documents: readonly DocumentHead[],
  { files, site, report }: { files: readonly UnreadFile[]; site: Site; report: Report },
): void {
  const present = new Set(files.map(({ locale, name }) => `${locale}/${name}`));
  for (const document of documents.filter((one) => isPage(one, site))) {
    const { locale, name, file, extension } = document;
    const folder = file.slice(0, -`${locale}/${name}${extension}`.length);
    for (const { id, name: language } of site.locales) {
      if (present.has(`${id}/${name}`)) continue;
      // A language that is named wrongly is the problem to mend first.
      if ('languages' in document.data && !isNamedToHave(document, id, site)) continue;
      // With three languages two may have the page. Report the gap once.
      const [first] = site.locales.filter((one) => present.has(`${one.id}/${name}`));
      if (first?.id !== locale) continue;
      report.error(
        'translation-missing',
        { file },
        {
          missing: `${folder}${id}/${name}${extension}`,
          ...{ language, isAlways: isIndispensable(document, site) },
        },
      );
    }
  }
}
