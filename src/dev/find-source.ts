import type { CheckedDocument } from '../content/model/references.ts';
import { allWritten } from '../content/model/written.ts';
import { type Field, walkFields } from '../define/walk.ts';
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
}

/** A text of the content as visitors read it. */
interface WrittenText {
  text: string;
  /** Its parts between what the build fills in. */
  parts: readonly string[];
  locate(): Place;
}

/** Shorter texts are only found as a whole. */
const fewLetters = 8;

/** Finds the place in the content of what a page shows. Texts of the page itself come before those of other files. */
export function findSource(thing: ShownThing, { config, result }: BuiltSite, db: Db): Place | undefined {
  const route = result.routes?.rendered.find(({ path }) => path === thing.address);
  const language = route?.locale ?? config.site.locales[0].id;
  const rankOf = ({ document }: CheckedDocument) => {
    if (document.locale === null) return 2;
    if (document.name === route?.id) return 0;
    return Object.hasOwn(config.site.data.own, document.name) ? 1 : 3;
  };
  const documents = allWritten(db)
    .filter(({ document }) => document.locale === language || document.locale === null)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return mediaIn(documents, thing.source) ?? textIn(documents, withoutAdditions(thing.text));
}

function textIn(documents: readonly CheckedDocument[], wanted: string): Place | undefined {
  if (wanted === '') return undefined;
  const texts = documents.flatMap(textsOf);
  const isWhole = ({ text }: WrittenText) => text === wanted;
  const isFilled = ({ parts }: WrittenText) => parts.length > 1 && parts.some(hasWord) && fits(parts, wanted);
  const isPart = ({ text }: WrittenText) => wanted.length > fewLetters && text.includes(wanted);
  const holds = ({ text }: WrittenText) => text.length > fewLetters && wanted.includes(text);
  const found = texts.find(isWhole) ?? texts.find(isFilled) ?? texts.find(isPart) ?? texts.find(holds);
  return found?.locate() ?? amountIn(documents, wanted);
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

/** Returns the texts of a document: its keys, and the lines below them without their marks. */
function textsOf({ document, schema }: CheckedDocument): WrittenText[] {
  const texts: WrittenText[] = [];
  walkFields(schema, document.data, ({ path, value }) => {
    if (typeof value === 'string') texts.push(written(value, () => document.locate(path)));
  });
  const lines = document.body?.source.split('\n') ?? [];
  const below = lines.map((line, at) => written(withoutMarks(line), () => document.locateLine(at + 1)));
  return [...texts, ...below].filter(({ text }) => text !== '');
}

const written = (value: string, locate: () => Place): WrittenText => {
  const text = withoutAdditions(value);
  return { text, parts: text.split(/\{[^{}]*\}/), locate };
};

/** Removes the marks of Markdown from a line. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:[-*>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[*`]|~~/g, '');

/** Returns the place of an amount that a page shows with dots between its digits. */
function amountIn(documents: readonly CheckedDocument[], wanted: string): Place | undefined {
  const digits = /\d[\d.]*/.exec(wanted)?.[0].replaceAll('.', '');
  return fieldIn(documents, ({ value }) => typeof value === 'number' && String(value) === digits);
}

/** Returns the place where a picture or a video is named. */
function mediaIn(documents: readonly CheckedDocument[], source: string): Place | undefined {
  const [, name] = /\/(?:loops|pictures)\/(.+?)-[0-9A-Za-z_]{8}\b/.exec(source) ?? [];
  if (name === undefined) return undefined;
  const isName = ({ value, meta }: Field) =>
    value === name && ['picture', 'video'].includes(String(meta.role));
  return fieldIn(documents, isName) ?? lineIn(documents, `(picture:${name})`);
}

/** Returns the place of the first value that fits. */
function fieldIn(documents: readonly CheckedDocument[], fits: (field: Field) => boolean): Place | undefined {
  for (const { document, schema } of documents) {
    let found: Place | undefined;
    walkFields(schema, document.data, (field) => {
      if (!found && fits(field)) found = document.locate(field.path);
    });
    if (found) return found;
  }
  return undefined;
}

/** Returns the place of the first line below the keys that has some words. */
function lineIn(documents: readonly CheckedDocument[], words: string): Place | undefined {
  for (const { document } of documents) {
    const at = document.body?.source.split('\n').findIndex((line) => line.includes(words)) ?? -1;
    if (at >= 0) return document.locateLine(at + 1);
  }
  return undefined;
}
