import { z } from 'zod';
import type { PageKind } from '../../define/kind.ts';
import type { Site } from '../../define/site.ts';
import type { Report } from '../../diagnostics/index.ts';
import type { Document, UnreadFile } from '../load/document.ts';
import { isPage } from '../load/page-files.ts';
import { checkTemplate } from './template.ts';

/**
 * Returns the schema of a file, by name for data files and by template for pages. Reports an unknown
 * template.
 */
export function schemaOf(document: Document, site: Site, report: Report): z.ZodType | undefined {
  if (isPage(document, site)) return pageSchemaOf(document, site, report);
  return (document.locale === null ? site.data.shared : site.data.own)[document.name]?.schema;
}

function pageSchemaOf(document: Document, site: Site, report: Report): z.ZodType | undefined {
  const template = checkTemplate(document, site, report);
  const kind = template === undefined ? undefined : site.pages[template];
  if (template === undefined || !kind) return undefined;
  const extension = kind.hasBody ? '.md' : '.yaml';
  if (document.extension !== extension)
    report.error('template-extension', document.locate(['template']), { template, extension });
  return wholeSchema(kind, template);
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
  { data, locales }: Site,
  { folder, report }: { folder: string; report: Report },
): void {
  // An optional file is required as soon as one language has it.
  const isInLanguage = (name: string) => files.some((one) => one.locale !== null && one.name === name);
  const required = [
    ...Object.entries(data.shared).flatMap(([name, { holds, from, isOptional }]) =>
      from || isOptional ? [] : [{ locale: null, name, holds }],
    ),
    ...locales.flatMap(({ id }) =>
      Object.entries(data.own).flatMap(([name, { holds, isOptional }]) =>
        isOptional && !isInLanguage(name) ? [] : [{ locale: id, name, holds }],
      ),
    ),
  ];
  for (const { locale, name, holds } of required) {
    if (files.some((one) => one.locale === locale && one.name === name)) continue;
    const file = [folder, locale, `${name}.yaml`].filter((part) => part !== null).join('/');
    report.error('file-missing', { file }, { file, holds });
  }
}

/** Reports missing translations of pages. */
export function requireTranslations(
  documents: readonly Document[],
  { files, site, report }: { files: readonly UnreadFile[]; site: Site; report: Report },
): void {
  const present = new Set(files.map(({ locale, name }) => `${locale}/${name}`));
  for (const { locale, name, file, extension } of documents.filter((one) => isPage(one, site))) {
    const folder = file.slice(0, -`${locale}/${name}${extension}`.length);
    for (const { id, name: language } of site.locales) {
      if (present.has(`${id}/${name}`)) continue;
      // With three languages two may have the page. Report the gap once.
      const [first] = site.locales.filter((one) => present.has(`${one.id}/${name}`));
      if (first?.id !== locale) continue;
      report.error(
        'translation-missing',
        { file },
        { missing: `${folder}${id}/${name}${extension}`, language },
      );
    }
  }
}
