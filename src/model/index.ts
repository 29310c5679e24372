import type { Report } from '../diagnostics/index.ts';
import type { Content, Document, UnreadFile } from '../load/document.ts';
import { type Locale, languageNames, otherLocale } from '../rules/locale.ts';
import { pageAddresses } from './addresses.ts';
import { assemble, assemblePages } from './assemble.ts';
import { checkDocument } from './check.ts';
import { isPage, requireFiles, schemaOf } from './files.ts';
import { checkLanguage } from './language.ts';
import type { LinkTargets } from './links.ts';
import { type CheckedMedia, checkMedia } from './media.ts';
import { checkParity } from './parity.ts';
import { fillPlaceholders } from './placeholders/index.ts';
import { type CheckedDocument, checkReferences, type KnownNames, namesOf } from './references.ts';
import type { Page, Site } from './site.ts';
import { checkStoredNames } from './stored-names.ts';
import { checkBody, checkPlainTexts, checkStray, picturesIn } from './text-rules.ts';
import { checkTypography } from './typography.ts';

/** What the checks of the content give. */
interface Model {
  /** All valid content as one object; nothing when there are errors. */
  site: Site | undefined;
  /** The pages that are valid, with errors elsewhere or not, so that their addresses can be checked as well. */
  pages: Record<Locale, ReadonlyMap<string, Page>>;
}

/**
 * Checks all content; every problem is in the report.
 *
 * @param folder the content folder as messages show it
 */
export function model(content: Content, folder: string, report: Report): Model {
  const { unread } = content;
  const documents = fillPlaceholders(content.documents, report);
  const files = [...documents, ...unread];
  const media = checkMedia(content.media, folder, report);
  const kinds = documents.flatMap((document) => kindOf(document, report));
  const checked = kinds.flatMap((one) => checkOne(one, report));
  const known = knownNames(documents, files, media);
  requireFiles(files, folder, report);
  requireTranslations(documents, files, report);
  compareLanguages(checked, known, report);
  for (const document of documents) checkBody(document, { ...known, picture: media.pictures }, report);
  for (const one of kinds) checkReferences(one, known, report);
  checkLetters(content.documents, kinds, report);
  checkStoredNames(checked, report);
  const { favicon } = media;
  const isWhole = report.errorCount === 0 && favicon !== undefined;
  return {
    site: isWhole ? assemble(checked, { ...usedMedia(media, checked), favicon }) : undefined,
    pages: { is: assemblePages(checked, 'is'), en: assemblePages(checked, 'en') },
  };
}

/** Looks at texts as they were written: what placeholders bring has other letters, and moves those behind it. */
function checkLetters(written: readonly Document[], kinds: readonly CheckedDocument[], report: Report): void {
  const schemas = new Map(kinds.map(({ document, schema }) => [document.file, schema]));
  for (const document of written) {
    checkStray(document, report);
    const schema = schemas.get(document.file);
    if (!schema) continue;
    const own = { document, schema, value: document.data };
    checkPlainTexts(own, report);
    checkTypography(own, report);
    checkLanguage(own, report);
  }
}

/** Of all the drawings and pictures that editors may choose from, those that they have chosen, sorted by name. */
function usedMedia(media: CheckedMedia, checked: readonly CheckedDocument[]): CheckedMedia {
  const icons = only(media.icons, namesOf(checked, 'icon'));
  return { ...media, icons, pictures: only(media.pictures, new Set(checked.flatMap(picturesIn))) };
}

function only<T>(all: ReadonlyMap<string, T>, used: ReadonlySet<string>): ReadonlyMap<string, T> {
  return new Map([...all].filter(([name]) => used.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A document with the schema of its kind; its value may not fit it. */
function kindOf(document: Document, report: Report): CheckedDocument[] {
  const schema = schemaOf(document, report);
  return schema ? [{ document, schema, value: document.data }] : [];
}

function checkOne({ document, schema }: CheckedDocument, report: Report): CheckedDocument[] {
  const value = checkDocument(document, schema, report);
  return value === undefined ? [] : [{ document, schema, value }];
}

function requireTranslations(
  documents: readonly Document[],
  files: readonly UnreadFile[],
  report: Report,
): void {
  const present = new Set(files.map(({ locale, name }) => `${locale}/${name}`));
  for (const { locale, name, file, extension } of documents.filter(isPage)) {
    if (locale === null || present.has(`${otherLocale(locale)}/${name}`)) continue;
    const language = otherLocale(locale);
    const missing = `${file.slice(0, -`${locale}/${name}${extension}`.length)}${language}/${name}${extension}`;
    report.error('translation-missing', { file }, { missing, language: languageNames[language] });
  }
}

function compareLanguages(checked: readonly CheckedDocument[], known: KnownNames, report: Report): void {
  const byName = new Map(checked.map((one) => [`${one.document.locale}/${one.document.name}`, one]));
  for (const one of checked.filter(({ document }) => document.locale === 'is')) {
    const other = byName.get(`en/${one.document.name}`);
    if (other && other.schema === one.schema) checkParity(one, other, { known, report });
  }
}

/**
 * Names are taken from all files, also from those with other errors, and pages from both languages, so that one
 * mistake does not bring others.
 */
function knownNames(
  documents: readonly Document[],
  files: readonly UnreadFile[],
  media: CheckedMedia,
): KnownNames & LinkTargets {
  const shared = (name: string) => documents.find((one) => one.locale === null && one.name === name)?.data;
  const [prices, site] = [shared('prices'), shared('site')];
  return {
    icon: media.iconNames,
    page: new Set(files.filter(isPage).map(({ name }) => name)),
    price: prices && new Set(Object.keys(prices)),
    statistic: site && new Set(Object.keys(site.statistics ?? {})),
    video: media.videoNames,
    addresses: pageAddresses(documents),
    ownHost: hostOf(site?.baseUrl),
  };
}

function hostOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : undefined;
}
