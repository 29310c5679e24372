import type { CheckedDocument } from '../content/model/references.ts';
import { allWritten } from '../content/model/written.ts';
import { type Field, type Path, valueAt, walkFields } from '../define/walk.ts';
import type { Place } from '../diagnostics/index.ts';
import type { Db } from '../graph/index.ts';
import type { BuiltSite } from './builder.ts';

/** What a page shows at a point. */
export interface ShownThing {
  /** The address of the page. */
  address: string;
  /** A text, or the alternative text of a picture. */
  text: string;
  /** The address of a picture or a video; empty for a text. */
  source: string;
  /** The words around it. */
  near: string;
  /** Where the link around it leads; empty if there is none. */
  href: string;
  /** Whether it is a link of a menu: empty if not. */
  menu: string;
}

/** A text of the content as visitors read it. */
interface WrittenText {
  text: string;
  /** Its parts between what the build fills in. */
  parts: readonly string[];
  /** The texts beside it in the content. */
  beside(): readonly string[];
  locate(): Place;
}

/** Shorter texts are only found as a whole. */
const fewLetters = 8;

/**
 * Finds the place in the content of what a page shows. A menu shows the names of pages. Of other texts that are equal the one wins whose
 * neighbours in the content are around it on the page, then that of the page itself, and then that of the page to which it links.
 */
export function findSource(thing: ShownThing, { config, result }: BuiltSite, db: Db): Place | undefined {
  const routes = result.routes?.rendered ?? [];
  const [route, target] = [thing.address, thing.href].map((address) =>
    routes.find(({ path }) => path === address),
  );
  const language = route?.locale ?? config.site.locales[0].id;
  const rankOf = ({ document }: CheckedDocument) => {
    if (document.locale === null) return 3;
    if (document.name === route?.id) return 0;
    if (document.name === target?.id) return 1;
    return Object.hasOwn(config.site.data.own, document.name) ? 2 : 4;
  };
  const documents = allWritten(db)
    .filter(({ document }) => document.locale === language || document.locale === null)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const [text, near] = [thing.text, thing.near].map(withoutAdditions) as [string, string];
  const named = documents.filter(({ document }) => thing.menu !== '' && document.name === target?.id);
  const name = named.flatMap(textsOf).find((one) => one.text === text);
  return mediaIn(documents, thing.source) ?? name?.locate() ?? textIn(documents, text, near);
}

function textIn(documents: readonly CheckedDocument[], wanted: string, near: string): Place | undefined {
  if (wanted === '') return undefined;
  const texts = documents.flatMap(textsOf);
  const isWhole = ({ text }: WrittenText) => text === wanted;
  const isFilled = ({ parts }: WrittenText) => parts.length > 1 && parts.some(hasWord) && fits(parts, wanted);
  const isPart = ({ text }: WrittenText) => wanted.length > fewLetters && text.includes(wanted);
  const holds = ({ text }: WrittenText) => text.length > fewLetters && wanted.includes(text);
  for (const isFound of [isWhole, isFilled, isPart]) {
    const found = nearest(texts.filter(isFound), near);
    if (found) return found.locate();
  }
  const [longest] = texts.filter(holds).toSorted((a, b) => b.text.length - a.text.length);
  return (longest ?? nearest(amountsIn(documents, wanted), near))?.locate();
}

/** Returns the text of which the most neighbours are near; the first of several. */
function nearest<T extends Pick<WrittenText, 'beside'>>(texts: readonly T[], near: string): T | undefined {
  if (texts.length < 2) return texts[0];
  const countOf = (one: T) => one.beside().filter((text) => hasWord(text) && near.includes(text)).length;
  return texts.toSorted((a, b) => countOf(b) - countOf(a))[0];
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Returns a text without what the build adds: soft hyphens and no-break spaces. */
const withoutAdditions = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Checks whether a text has some parts in their order, with something or nothing between them. */
function fits(parts: readonly string[], text: string): boolean {
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+?')}$`).test(text);
}

const textsByDocument = new WeakMap<CheckedDocument['document'], WrittenText[]>();

/** Returns the texts of a document: its keys, and the lines below them without their marks. The pointer asks for them at each move. */
function textsOf(checked: CheckedDocument): WrittenText[] {
  const cached = textsByDocument.get(checked.document);
  if (cached) return cached;
  const texts = readTexts(checked);
  textsByDocument.set(checked.document, texts);
  return texts;
}

function readTexts({ document, schema }: CheckedDocument): WrittenText[] {
  const texts: WrittenText[] = [];
  walkFields(schema, document.data, ({ path, value }) => {
    if (typeof value !== 'string') return;
    const beside = () => textsBeside(document.data, path);
    texts.push({ ...written(value), beside, locate: () => document.locate(path) });
  });
  const lines = document.body?.source.split('\n') ?? [];
  const below = lines.map((line, at) => ({
    ...written(withoutMarks(line)),
    beside: () => [],
    locate: () => document.locateLine(at + 1),
  }));
  return [...texts, ...below].filter(({ text }) => text !== '');
}

function written(value: string): Pick<WrittenText, 'text' | 'parts'> {
  const text = withoutAdditions(value);
  return { text, parts: text.split(/\{[^{}]*\}/) };
}

/** Returns the other texts of the object or the list that has a value. */
function textsBeside(data: unknown, path: Path): string[] {
  const around = valueAt(data, path.slice(0, -1));
  return Object.entries(Object(around)).flatMap(([key, value]) =>
    typeof value === 'string' && key !== String(path.at(-1)) ? [withoutAdditions(value)] : [],
  );
}

/** Removes the marks of Markdown from a line. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:[-*>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[*`]|~~/g, '');

/** Returns the amounts that a page shows with dots between their digits. Beside each are the texts of what refers to its key. */
function amountsIn(
  documents: readonly CheckedDocument[],
  wanted: string,
): Pick<WrittenText, 'beside' | 'locate'>[] {
  const digits = /\d[\d.]*/.exec(wanted)?.[0].replaceAll('.', '');
  return fieldsIn(documents, ({ value }) => typeof value === 'number' && String(value) === digits).map(
    ({ document, path }) => ({
      beside: () =>
        fieldsIn(documents, ({ value }) => value === path.at(-2)).flatMap((one) =>
          textsBeside(one.document.data, one.path),
        ),
      locate: () => document.locate(path),
    }),
  );
}

/** Returns the place where a picture or a video is named. */
function mediaIn(documents: readonly CheckedDocument[], source: string): Place | undefined {
  const [, name] = /\/(?:loops|pictures)\/(.+?)-[0-9A-Za-z_]{8}\b/.exec(source) ?? [];
  if (name === undefined) return undefined;
  const isName = ({ value, meta }: Field) =>
    value === name && ['picture', 'video'].includes(String(meta.role));
  const [first] = fieldsIn(documents, isName);
  return first?.document.locate(first.path) ?? lineIn(documents, `(picture:${name})`);
}

/** A value, and the file that has it. */
interface Found {
  document: CheckedDocument['document'];
  path: Path;
}

/** Returns the values that fit. */
function fieldsIn(documents: readonly CheckedDocument[], isFound: (field: Field) => boolean): Found[] {
  const found: Found[] = [];
  for (const { document, schema } of documents)
    walkFields(schema, document.data, (field) => {
      if (isFound(field)) found.push({ document, path: field.path });
    });
  return found;
}

/** Returns the place of the first line below the keys that has some words. */
function lineIn(documents: readonly CheckedDocument[], words: string): Place | undefined {
  for (const { document } of documents) {
    const at = document.body?.source.split('\n').findIndex((line) => line.includes(words)) ?? -1;
    if (at >= 0) return document.locateLine(at + 1);
  }
  return undefined;
}
