import { isProse } from '../../define/fields.ts';
import type { SiteLocale } from '../../define/locale.ts';
import type { Facts } from '../../define/placeholders.ts';
import type { Site } from '../../define/site.ts';
import { mapFields } from '../../define/walk.ts';
import { createReport, type Place, type Report } from '../../diagnostics/index.ts';
import { digestOf } from '../../digest.ts';
import type { Document } from '../../load/document.ts';
import type { Markdown } from '../../load/markdown.ts';
import { type Memory, noMemory } from '../../memory/index.ts';
import { recallReported } from '../../memory/recall.ts';
import type { Form } from '../../memory/stored-form.ts';
import { digestOfValue, type Reads } from '../../reads/index.ts';
import { siteCode } from '../../site-code.ts';
import { isPage, schemaOf } from '../files.ts';
import { readFacts } from './facts.ts';
import { findPlaceholders, withoutPlaceholders } from './syntax.ts';
import { fillPlaceholder } from './value.ts';

/** A text of the content. */
interface Text {
  text: string;
  language: SiteLocale;
  /** Names that the site fills in when it shows the text. */
  own: readonly string[];
  /** Where letters of the text stand, by how many are before them. */
  locate(letters: string, start: number): Place;
  /** Makes a value harmless in the language of the text. */
  protect(value: string): string;
}

interface Filling {
  site: Site;
  facts: Facts;
  report: Report;
}

/**
 * The documents with the facts that their texts name, so that all that follows sees the final words. What
 * cannot be filled in, and what is typed although it could be, is reported at its letters.
 */
export function fillPlaceholders(
  documents: readonly Document[],
  { site, memory = noMemory, reads, report }: { site: Site; memory?: Memory; reads: Reads; report: Report },
): Document[] {
  // They are read each time, so that it is known what is read of the content.
  const facts = readFacts(documents, site, reads);
  const known = digestOfValue(facts);
  // Facts that cannot be compared are the same as long as their files are.
  const sources = documents.filter((one) => !isPage(one, site)).map(({ digest }) => digest);
  const ofFacts = typeof known === 'string' ? known : digestOf(sources);
  return documents.map((document) => {
    const language = site.locales.find(({ id }) => id === document.locale);
    if (!language) return document;
    const { file, digest } = document;
    const [name, inputs] = [`fill ${file}`, [digest, ofFacts]];
    const fill = { name, inputs, code: [siteCode(site)], form: filledForm(document) };
    const filled = recallReported({ memory, report }, fill, (own) =>
      fillTexts({ document, language, filling: { site, facts, report: own } }),
    );
    const isSame = Object.keys(filled).length === 0;
    return isSame ? document : { ...document, ...filled, digest: digestOf(inputs) };
  });
}

/** What of a document has become other words. */
type FilledTexts = Partial<Pick<Document, 'data'>> & { body?: Markdown };

function filledForm({ parser }: Document): Form<FilledTexts> {
  return {
    pack: ({ body, ...filled }) => ({ ...filled, ...(body && { body: parser.form.pack(body) }) }),
    unpack(stored) {
      const { body, ...filled } = stored as FilledTexts;
      return { ...filled, ...(body && { body: parser.form.unpack(body) }) };
    },
  };
}

interface Filled {
  document: Document;
  language: SiteLocale;
  filling: Filling;
}

function fillTexts(filled: Filled): FilledTexts {
  const [data, body] = [fillData(filled), fillBody(filled)];
  return { ...(data && { data }), ...(body && { body }) };
}

function fillData({ document, language, filling }: Filled): Document['data'] | undefined {
  const { data } = document;
  // A page of an unknown kind is reported when it is checked.
  const schema = schemaOf(document, filling.site, createReport());
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

function fillBody({ document, language, filling }: Filled): Markdown | undefined {
  const { body } = document;
  if (!body) return undefined;
  const { source: text } = body;
  const locate = (letters: string, start: number) => locateInBody(document, letters, start);
  const filled = fillText({ text, language, own: [], locate, protect: escapeMarkdown }, filling);
  return filled === text ? undefined : document.parser.parse(filled);
}

function locateInBody({ body, locateLine }: Document, letters: string, start: number): Place {
  const before = body?.source.slice(0, start).split('\n') ?? [];
  return locateLine(before.length, { start: before.at(-1)?.length ?? 0, length: letters.length });
}

/** The letters that could begin something else than words. */
function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>&]/g, '\\$&');
}

function fillText({ text, language, own, locate, protect }: Text, { site, facts, report }: Filling): string {
  reportTyped({ text, locate }, { site, facts, report });
  // A text that lacks one of its own names is reported as that.
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

function reportTyped(
  { text, locate }: Pick<Text, 'text' | 'locate'>,
  { site, facts, report }: Filling,
): void {
  const bare = withoutPlaceholders(text).replace(/\bhttps?:\S+/g, (address) => ' '.repeat(address.length));
  const typed = site.placeholders?.typed?.(bare, facts) ?? [];
  for (const { text: letters, start, names, amount, isDoubtful, otherwise } of typed) {
    const place = locate(letters, start);
    const args = { text: letters, names };
    if (amount === undefined && otherwise !== undefined)
      report.warning('equal-fact', place, { ...args, otherwise });
    else if (amount === undefined) report.error('typed-fact', place, args);
    else if (isDoubtful) report.warning('equal-amount', place, { ...args, amount });
    else report.error('typed-price', place, { ...args, amount });
  }
}
