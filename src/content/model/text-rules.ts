import { slugify } from '../../define/slug.ts';
import type { Path } from '../../define/walk.ts';
import { type Place, type Report, withSuggestion } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import type { MarkdownUse } from '../load/markdown.ts';
import type { Stray } from '../load/stray.ts';
import { checkLink, type LinkTargets } from './links.ts';

/** A prose text with its path. */
export interface ProseText {
  path: Path;
  text: string;
}

/** The valid targets of links and pictures in a body. */
export interface BodyNames extends LinkTargets {
  picture: ReadonlySet<string>;
}

/** Checks the links, pictures and headings of a Markdown body. */
export function checkBody(document: Document, names: BodyNames, report: Report): void {
  const { body } = document;
  if (!body) return;
  if (body.source.trim() === '') report.error('body-missing', document.locateLine(0), {});
  for (const { kind, value, line } of body.refused)
    report.error(`markdown-${kind}`, placeOf(document, line, value), { text: value });
  for (const use of body.uses) checkUse(use, { document, names, report });
  let previous = 1;
  for (const { level, line } of body.headings) {
    const fits = level >= 2 && level <= 3 && level <= previous + 1;
    if (!fits) report.error('markdown-heading', document.locateLine(line), { level });
    previous = level;
  }
}

interface Checking {
  document: Document;
  names: BodyNames;
  report: Report;
}

function checkUse(use: MarkdownUse, { document, names, report }: Checking): void {
  const { kind, value, line } = use;
  const place = () => placeOf(document, line, value);
  if (kind === 'image') checkPicture(use, place, { document, names, report });
  else checkLink(value, place, { targets: names, from: document.name, locale: document.locale, report });
}

/** Reports leftover Markdown syntax that would be shown literally. */
export function checkStray(document: Document, report: Report): void {
  for (const one of document.body?.stray ?? []) reportStray(one, document, report);
}

/** Complete Markdown links, bold text and code. */
const markdownMarks = /!?\[([^\][]+)\]\([^()\s]*\)|(\*\*|__|`)(?=\S)(.+?)(?<=\S)\2/g;

/** HTML elements and single tags. */
const htmlMarks = /<([a-z][a-z\d]*)\b[^<>]*>([^<>]*)<\/\1\s*>|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi;

/** Reports Markdown and HTML in plain text keys, which are shown literally. */
export function checkPlainTexts(document: Document, texts: readonly ProseText[], report: Report): void {
  for (const { path, text } of texts) {
    for (const { 0: found, 1: label, 3: marked, index } of text.matchAll(markdownMarks)) {
      const place = document.locatePart(path, { start: index, length: found.length });
      report.error('text-markdown', place, {
        found,
        words: label ?? marked ?? '',
        isLink: label !== undefined,
      });
    }
    for (const { 0: found, 2: words = '', index } of text.matchAll(htmlMarks))
      report.error('text-html', document.locatePart(path, { start: index, length: found.length }), {
        found,
        words,
      });
  }
}

function reportStray({ kind, value, line, start }: Stray, document: Document, report: Report): void {
  const place = document.locateLine(line, { start, length: value.length });
  if (kind === 'html') report.error('markdown-html', place, { tag: value });
  else if (kind === 'link' && value.startsWith('[^'))
    report.error('markdown-footnote', place, { text: value });
  else if (kind === 'link') reportStrayLink(value, place, report);
  else if (kind === 'heading') {
    const marks = /^#+/.exec(value)?.[0] ?? '';
    const words = place.sourceLine?.trim().slice(marks.length) ?? '';
    const whole = { ...place, length: marks.length + words.length };
    report.error('markdown-heading-space', whole, { text: value, wanted: `## ${words}` });
  } else if (kind === 'table') report.error('markdown-table', place, { row: value.trim() });
  else report.error('markdown-mark', place, { mark: value });
}

/** Reports a malformed link. Markdown does not parse a phone number with spaces as a link target. */
function reportStrayLink(text: string, place: Place, report: Report): void {
  const { sourceLine = '', column = 1 } = place;
  const isPicture = text.startsWith('](picture:');
  const [link = text, number] = /^\]\((\+?\d[\d\s-]{5,}\d)\)/.exec(sourceLine.slice(column - 1)) ?? [];
  const suggestion = number === undefined ? {} : { suggestion: `tel:${number.replace(/[\s-]/g, '')}` };
  report.error('markdown-link', { ...place, length: link.length }, { text, isPicture, ...suggestion });
}

function checkPicture({ value, alt }: MarkdownUse, place: () => Place, { names, report }: Checking): void {
  const name = pictureNameOf(value);
  const [, file, base] = /^picture:(([\w-]+)\.\w+)$/.exec(value) ?? [];
  const suggest = (text: string) =>
    names.picture.has(slugify(text))
      ? { suggestion: slugify(text) }
      : withSuggestion(text, [...names.picture]);
  if (file !== undefined && base !== undefined)
    report.error('picture-unknown', place(), { name: file, ...suggest(base) });
  else if (name === undefined) report.error('markdown-image', place(), { src: value });
  else if (!names.picture.has(name)) report.error('picture-unknown', place(), { name, ...suggest(name) });
  else if (!alt?.trim()) report.error('picture-words', place(), { name });
}

/** Returns the picture name of an address such as `picture:office`. Returns undefined for other forms. */
function pictureNameOf(src: string): string | undefined {
  return /^picture:([\w-]+)$/.exec(src)?.[1];
}

/** Returns the names of the pictures in a body. */
export function picturesIn({ body }: Document): string[] {
  const uses = body?.uses.filter(({ kind }) => kind === 'image') ?? [];
  return uses.flatMap(({ value }) => pictureNameOf(value) ?? []);
}

/** Locates a value in its paragraph. The parser gives only the first line. */
function placeOf(document: Document, firstLine: number, value: string) {
  const lines = document.body?.source.split('\n') ?? [];
  const offset = lines.slice(firstLine - 1).findIndex((line) => line.includes(value));
  const place = document.locateLine(firstLine + Math.max(0, offset));
  const column = place.sourceLine?.indexOf(value) ?? -1;
  return column < 0 ? place : { ...place, column: column + 1, length: value.length };
}
