import type { Locale } from '../define/locale.ts';
import { type Path, valueAt } from '../define/walk.ts';
import { placeAt, placeOfLine, type Report } from '../diagnostics/index.ts';
import type { Document } from './document.ts';
import { dataStartOf, FrontMatterProblem, splitFrontMatter } from './front-matter.ts';
import type { MarkdownParser } from './markdown.ts';
import { type Range, yamlPositions } from './positions.ts';
import { findUnprintable } from './unprintable.ts';
import { partOfValue } from './value-part.ts';
import { parseYaml, YamlProblem } from './yaml.ts';

/** What is known of a file before it is parsed. */
export interface SourceFile {
  file: string;
  locale: Locale | null;
  name: string;
  extension: '.yaml' | '.md';
  text: string;
}

/** What parsing a file needs beside the file. */
interface Parsing {
  markdown: MarkdownParser;
  report: Report;
}

/** Parses a file; a file that cannot be parsed is reported and left out. */
export function parseDocument(source: SourceFile, { markdown, report }: Parsing): Document | undefined {
  const unprintable = findUnprintable(source.text);
  if (unprintable) {
    const { offset: start, name } = unprintable;
    report.error('text-unprintable', placeAt(source.file, source.text, { start, end: start + 1 }), { name });
    return undefined;
  }
  try {
    return source.extension === '.md' ? markdownDocument(source, markdown) : yamlDocument(source);
  } catch (error) {
    reportProblem(error, source, report);
    return undefined;
  }
}

function yamlDocument(source: SourceFile): Document {
  const { file, locale, name, extension, text } = source;
  const data = parseYaml(text);
  const places = createPlaces({ file, text, data, start: 0, end: text.length });
  return {
    file,
    locale,
    name,
    extension,
    data,
    body: null,
    ...places,
    locateLine: noBody,
    parseBody: noBody,
  };
}

function markdownDocument(source: SourceFile, parse: MarkdownParser): Document {
  const { file, locale, name, extension, text } = source;
  const { data, body, dataStart, bodyLine } = splitFrontMatter(text);
  const end = text.length - body.length;
  return {
    ...{ file, locale, name, extension, data },
    body: parse(body),
    ...createPlaces({ file, text, data, start: dataStart, end: text.lastIndexOf('\n---', end) + 1 }),
    locateLine: (line, part) => {
      const place = placeOfLine(file, text, bodyLine + line);
      return part ? { ...place, column: part.start + 1, length: part.length } : place;
    },
    parseBody: parse,
  };
}

function noBody(): never {
  throw new Error('A YAML file has no body.');
}

/** The keys of a file, and where they are in it. */
interface Keys extends Range {
  file: string;
  text: string;
  data: unknown;
}

/** Positions are worked out at the first problem of a file, and kept for the next. */
function createPlaces({ file, text, data, start, end }: Keys): Pick<Document, 'locate' | 'locatePart'> {
  const yaml = text.slice(start, end);
  let positions: ReturnType<typeof yamlPositions> | undefined;
  const rangeOf = (path: Path, part?: 'key' | 'value'): Range => {
    positions ??= yamlPositions(yaml);
    return positions(path, part);
  };
  const place = (range: Range) => placeAt(file, text, { start: range.start + start, end: range.end + start });
  return {
    locate: (path, part) => place(rangeOf(path, part)),
    locatePart: (path, part) =>
      place(partOfValue(yaml, rangeOf(path), { value: String(valueAt(data, path)), part })),
  };
}

function reportProblem(error: unknown, { file, text, extension }: SourceFile, report: Report): void {
  if (error instanceof FrontMatterProblem) {
    report.error(error.code, placeOfLine(file, text, 1), { language: error.language });
    return;
  }
  if (!(error instanceof YamlProblem)) throw error;
  const start = error.offset + (extension === '.md' ? dataStartOf(text) : 0);
  const place = placeAt(file, text, { start, end: start + Math.max(1, error.detail.length) });
  if (error.code === 'yaml-unprintable') report.error(error.code, place, { name: error.detail });
  else if (error.code === 'yaml-text-cut') report.error(error.code, place, { lost: error.detail });
  else if (error.code === 'yaml-syntax')
    report.error(error.code, { ...place, length: 1 }, { detail: error.detail, fix: error.fix });
  else if (error.code === 'yaml-duplicate-key' || error.code === 'yaml-reserved-key') {
    report.error(error.code, place, { key: error.detail });
  } else report.error(error.code, { ...place, length: 1 }, {});
}
