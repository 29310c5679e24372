import { extend } from '../../../define/extend.ts';
import { isProse } from '../../../define/fields.ts';
import type { SiteLocale } from '../../../define/locale.ts';
import type { Facts, TypedFact } from '../../../define/placeholders.ts';
import type { Site } from '../../../define/site.ts';
import { mapFields } from '../../../define/walk.ts';
import type { Place, Report } from '../../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../../graph/index.ts';
import type { Document } from '../../load/document.ts';
import { content, documentAt, siteOf } from '../../load/index.ts';
import type { Markdown } from '../../load/markdown.ts';
import { recordReads } from '../../reads/noting.ts';
import { schemaOf } from '../files.ts';
import { readFacts } from './facts.ts';
import { findPlaceholders, withoutPlaceholders } from './syntax.ts';
import { fillPlaceholder } from './value.ts';

/** A content text whose placeholders are to be filled. */
interface Text {
  text: string;
  language: SiteLocale;
  /** Names that the site fills in at display time. */
  own: readonly string[];
  /** Returns the source location of a part of the text, by its offset. */
  locate(letters: string, start: number): Place;
  /** Escapes a value for the format of the text. */
  protect(value: string): string;
}

interface Filling {
  site: Site;
  facts: Facts;
  report: Report;
}

/** The facts that content texts may use as placeholders. */
const facts = query('facts', (db): Facts => {
  const site = siteOf(db);
  const ids = db.get(content)?.ids ?? [];
  return readFacts(site, {
    find: (name, locale) => {
      const path = locale === null ? [`${name}.yaml`, `data:${name}`] : [`${locale}/${name}.yaml`];
      const id = path.find((one) => ids.includes(one));
      return id === undefined ? undefined : documentAt(db, id);
    },
    watched: (schema, value) => recordReads(db, schema, value),
  });
});

/** The parts of a document that filling its placeholders changed. */
const filled = query('filled', (db, id) =>
  reporting(db, (report): FilledTexts => {
    const [site, document] = [siteOf(db), documentAt(db, id)];
    const language = site.locales.find((one) => one.id === document?.locale);
    if (!document || !language) return {};
    return fillTexts({ document, language, filling: { site, facts: db.get(facts), report } });
  }),
);

/**
 * A document with its placeholders filled, so that later stages see the final text. Reports placeholders that
 * cannot be filled and facts that are typed out although a placeholder exists.
 */
export const filledDocument = query(
  'filled document',
  (db, id): Document | undefined => {
    const document = documentAt(db, id);
    if (!document) return undefined;
    const { data = document.data } = db.get(filled, id);
    return extend(document, {
      data,
      get body() {
        return db.get(filledBody, id);
      },
    });
  },
  'nothing',
);

/** The text of a document below its keys, with its placeholders filled. */
const filledBody = query(
  'filled body',
  (db, id): Markdown | null => {
    const [document, { body }] = [documentAt(db, id), db.get(filled, id)];
    if (!document) return null;
    return body === undefined ? document.body : document.parser.parse(body);
  },
  'nothing',
);

/** What filling has changed: the keys, and the text below them. */
type FilledTexts = Partial<Pick<Document, 'data'>> & { body?: string };

interface Filled {
  document: Document;
  language: SiteLocale;
  filling: Filling;
}

function fillTexts(filled: Filled): FilledTexts {
  const [data, body] = [fillData(filled), fillBody(filled)];
  return { ...(data && { data }), ...(body !== undefined && { body }) };
}

function fillData({ document, language, filling }: Filled): Document['data'] | undefined {
  const { data } = document;
  const schema = schemaOf(document, filling.site);
  if (!schema) return undefined;
  let isOther = false;
  const filled = mapFields(schema, data, ({ path, value, meta }) => {
    if (typeof value !== 'string' || !isProse(meta)) return value;
    const own = meta.placeholders ?? [];
    const locate = (letters: string, start: number) =>
      document.locatePart(path, { start, length: letters.length });
    const text = fillText({ text: value, language, own, locate, protect: (letters) => letters }, filling);
    isOther ||= text !== value;
    return text;
  });
  return isOther ? (filled as Document['data']) : undefined;
}

function fillBody({ document, language, filling }: Filled): string | undefined {
  const { body } = document;
  if (!body) return undefined;
  const { source: text } = body;
  const locate = (letters: string, start: number) => locateInBody(document, letters, start);
  const filled = fillText({ text, language, own: [], locate, protect: escapeMarkdown }, filling);
  return filled === text ? undefined : filled;
}

function locateInBody({ body, locateLine }: Document, letters: string, start: number): Place {
  const before = body?.source.slice(0, start).split('\n') ?? [];
  return locateLine(before.length, { start: before.at(-1)?.length ?? 0, length: letters.length });
}

/** Escapes characters with a meaning in Markdown. */
function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>&]/g, '\\$&');
}

function fillText({ text, language, own, locate, protect }: Text, { site, facts, report }: Filling): string {
  reportTyped({ text, locate }, { site, facts, report });
  // Missing own placeholders are reported by the schema.
  const isWhole = own.every((name) => text.includes(`{${name}}`));
  let filled = '';
  let end = 0;
  for (const placeholder of findPlaceholders(text)) {
    const { text: letters, start } = placeholder;
    const value = fillPlaceholder(placeholder, {
      ...{ site, language, facts, own, before: text.slice(0, start) },
      refuse: (code, args) => isWhole && report.error(code, locate(letters, start), args),
    });
    filled += text.slice(end, start) + (value === letters ? value : protect(value));
    end = start + letters.length;
  }
  return filled + text.slice(end);
}

/** Finds prices and facts that are typed out although a placeholder exists. */
export function typedIn(db: Db, text: string): TypedFact[] {
  return findTyped(text, siteOf(db), db.get(facts));
}

function findTyped(text: string, site: Site, facts: Facts): TypedFact[] {
  const bare = withoutPlaceholders(text).replace(/\bhttps?:\S+/g, (address) => ' '.repeat(address.length));
  return site.placeholders?.typed?.(bare, facts) ?? [];
}

function reportTyped(
  { text, locate }: Pick<Text, 'text' | 'locate'>,
  { site, facts, report }: Filling,
): void {
  for (const typed of findTyped(text, site, facts)) {
    const { text: letters, start, names, amount, isDoubtful, otherwise } = typed;
    const place = locate(letters, start);
    const args = { text: letters, names };
    if (amount === undefined && otherwise !== undefined)
      report.warning('equal-fact', place, { ...args, otherwise });
    else if (amount === undefined) report.error('typed-fact', place, args);
    else if (isDoubtful) report.warning('equal-amount', place, { ...args, amount });
    else report.error('typed-price', place, { ...args, amount });
  }
}
