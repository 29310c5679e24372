import { isDeepStrictEqual } from 'node:util';
import type { Checking } from '../define/checking.ts';
import type { Pages, SiteContent } from '../define/content.ts';
import type { Site } from '../define/site.ts';
import { valueAt } from '../define/walk.ts';
import { createReport, type Report } from '../diagnostics/index.ts';
import type { Content, Document, UnreadFile } from '../load/document.ts';
import type { Memory } from '../memory/index.ts';
import { recallReported } from '../memory/recall.ts';
import type { Form } from '../memory/stored-form.ts';
import type { Reads } from '../reads/index.ts';
import { siteCode } from '../site-code.ts';
import { pageAddresses } from './addresses.ts';
import { assemble, assemblePages } from './assemble.ts';
import { checkDocument } from './check.ts';
import { checkDoubts } from './doubts.ts';
import { isPage, requireFiles, requireTranslations, schemaOf } from './files.ts';
import { checkLetters } from './letters.ts';
import type { LinkTargets } from './links.ts';
import { type CheckedMedia, checkMedia, requireFavicon, scriptsIn } from './media.ts';
import { runOwnChecks } from './own-checks.ts';
import { checkParity } from './parity.ts';
import { fillPlaceholders } from './placeholders/index.ts';
import { type CheckedDocument, checkReferences, type KnownNames, namesOf } from './references.ts';
import type { TellCopy } from './tell-copy.ts';
import { checkBody, picturesIn } from './text-rules.ts';

/** What the checks of the content give. */
interface Model {
  /** All valid content as one object; undefined if there are errors. */
  content: SiteContent | undefined;
  /** The pages that are valid, with errors elsewhere or not, so that their addresses can be checked as well. */
  pages: Pages;
}

/** What the checks need beside the content. */
interface Modelling extends Pick<Checking, 'today' | 'host' | 'report'> {
  site: Site;
  /** The content folder as messages show it. */
  folder: string;
  memory: Memory;
  reads: Reads;
}

/** Checks all content; every problem is in the report. */
export function model(
  content: Content,
  { site, folder, today, host, memory, reads, report }: Modelling,
): Model {
  const { unread } = content;
  const documents = fillPlaceholders(content.documents, { site, memory, reads, report });
  const files = [...documents, ...unread];
  const media = checkMedia(content.media, { folder, memory, report });
  if (site.hasFavicon) requireFavicon(content.media, folder, report);
  const kinds = documents.flatMap((document) => kindOf(document, site, report));
  const checked = kinds.flatMap((one) => checkOne(one, { site, memory, report }));
  const known = knownNames(site, { documents, files, media });
  requireFiles(files, site, { folder, report });
  requireTranslations(documents, { files, site, report });
  compareLanguages(checked, site, { known, report });
  const targets = { page: known.byKind.get('page') ?? new Set<string>(), picture: media.pictures };
  for (const document of documents) checkBody(document, { ...known, ...targets }, report);
  for (const one of kinds) checkReferences(one, { known, site, report });
  checkLetters(content.documents, kinds, { site, memory, report });
  const scripts = scriptsIn(content.media);
  runOwnChecks('checks', site, { documents, checked, scripts, today, host, report });
  const isWhole = report.errorCount === 0;
  const pages = assemblePages(checked, { site, reads });
  if (!isWhole) return { content: undefined, pages };
  return { content: assemble(checked, { media: usedMedia(media, checked), pages, site, reads }), pages };
}

/** Warns of what is probably a mistake, in content without errors. */
export function warnOfDoubts(
  content: Content,
  { site, today, host, report, tellCopy }: Modelling & { tellCopy: TellCopy },
): void {
  const { documents } = content;
  const kinds = documents.flatMap((document) => kindOf(document, site, createReport()));
  checkDoubts(kinds, { site, tellCopy, report });
  const checked = documents.map((document) => ({ document, value: document.data }));
  const scripts = scriptsIn(content.media);
  runOwnChecks('doubts', site, { documents, checked, scripts, today, host, report });
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
function kindOf(document: Document, site: Site, report: Report): CheckedDocument[] {
  const schema = schemaOf(document, site, report);
  return schema ? [{ document, schema, value: document.data }] : [];
}

/** What checking a document needs beside it. */
type CheckingOne = Pick<Modelling, 'site' | 'memory' | 'report'>;

function checkOne(
  { document, schema }: CheckedDocument,
  { site, memory, report }: CheckingOne,
): CheckedDocument[] {
  const { file, digest } = document;
  const form = checkedForm(document);
  const check = { name: `check ${file}`, inputs: [digest], code: [schema, siteCode(site)], form };
  const value = recallReported({ memory, report }, check, (own) =>
    checkDocument(document, schema, { site, report: own }),
  );
  return value === undefined ? [] : [{ document, schema, value }];
}

/** A value that fits is mostly what was read: that is written down already. */
function checkedForm({ data }: Document): Form<unknown> {
  return {
    pack: (value) => (isSame(value, data) ? { isAsRead: true } : { value }),
    unpack: (stored) => {
      const { isAsRead, value } = stored as { isAsRead?: true; value?: unknown };
      return isAsRead ? data : value;
    },
  };
}

/** Whether two values are the same, down to the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) && JSON.stringify(one) === JSON.stringify(other);
}

/** Every other language is compared with the first. */
function compareLanguages(
  checked: readonly CheckedDocument[],
  { locales: [first, ...others] }: Site,
  comparing: { known: KnownNames; report: Report },
): void {
  const byName = new Map(checked.map((one) => [`${one.document.locale}/${one.document.name}`, one]));
  for (const one of checked.filter(({ document }) => document.locale === first.id)) {
    for (const { id } of others) {
      const other = byName.get(`${id}/${one.document.name}`);
      if (other && other.schema === one.schema) checkParity(one, other, comparing);
    }
  }
}

interface Naming {
  documents: readonly Document[];
  files: readonly UnreadFile[];
  media: CheckedMedia;
}

/**
 * Names are taken from all files, also from those with other errors, and pages from all languages, so that one
 * mistake does not bring others.
 */
function knownNames(site: Site, { documents, files, media }: Naming): KnownNames & Omit<LinkTargets, 'page'> {
  const shared = (name: string) => documents.find((one) => one.locale === null && one.name === name)?.data;
  const references = Object.entries(site.references ?? {}).map(([kind, { file, path }]) => {
    const data = shared(file);
    return [kind, data && new Set(Object.keys(valueAt(data, path) ?? {}))] as const;
  });
  return {
    byKind: new Map<string, ReadonlySet<string> | undefined>([
      ['icon', media.iconNames],
      ['page', new Set(files.filter((one) => isPage(one, site)).map(({ name }) => name))],
      ['video', media.videoNames],
      ...references,
    ]),
    addresses: pageAddresses(documents, site),
    ownHost: hostOf(site, documents),
  };
}

/** Where the site is published; undefined if its facts cannot be read. */
function hostOf(site: Site, documents: readonly Document[]): string | undefined {
  const shared = documents.filter(({ locale }) => locale === null).map(({ name, data }) => [name, data]);
  try {
    return new URL(site.facts(Object.fromEntries(shared)).baseUrl).host;
  } catch {
    return undefined;
  }
}
