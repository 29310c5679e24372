import type { Locale } from '../define/locale.ts';
import { type Path, valueAt } from '../define/walk.ts';
import { placeAt, placeOfLine, type Report } from '../diagnostics/index.ts';
import type { Form } from '../memory/stored-form.ts';
import { findDamage } from './damaged-letters.ts';
import type { Document } from './document.ts';
import { dataStartOf, FrontMatterProblem, splitFrontMatter } from './front-matter.ts';
import type { Markdown, MarkdownParser } from './markdown.ts';
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
interface ParsingTools {
  markdown: MarkdownParser;
  report: Report;
}

/** What parsing a file gives. */
export interface ParsedFile {
  data: Record<string, unknown>;
  body: Markdown | null;
  /** Where the keys are in the text. */
  keys: Range;
  /** How many lines are before the body. */
  bodyLine: number;
}

/** Parses a file; a file that cannot be parsed is reported and left out. */
export function parseFile(source: SourceFile, { markdown, report }: ParsingTools): ParsedFile | undefined {
  if (reportSpoiled(source, report)) return undefined;
  try {
    return source.extension === '.md' ? parseMarkdownFile(source, markdown) : parseYamlFile(source);
  } catch (error) {
    reportProblem(error, source, report);
    return undefined;
  }
}

/** Reports letters that no page can show as they are. Returns true if there are any. */
function reportSpoiled({ file, text }: SourceFile, report: Report): boolean {
  const damage = findDamage(text);
  for (const { offset: start, found, meant } of damage) {
    const place = placeAt(file, text, { start, end: start + found.length });
    report.error('text-damaged', place, { found, meant });
  }
  if (damage.length > 0) return true;
  const unprintable = findUnprintable(text);
  if (!unprintable) return false;
  const { offset: start, name } = unprintable;
  report.error('text-unprintable', placeAt(file, text, { start, end: start + 1 }), { name });
  return true;
}

function parseYamlFile({ text }: SourceFile): ParsedFile {
  return { data: parseYaml(text), body: null, keys: { start: 0, end: text.length }, bodyLine: 0 };
}

function parseMarkdownFile({ text }: SourceFile, { parse }: MarkdownParser): ParsedFile {
  const { data, body, dataStart, bodyLine } = splitFrontMatter(text);
  const end = text.lastIndexOf('\n---', text.length - body.length) + 1;
  return { data, body: parse(body), keys: { start: dataStart, end }, bodyLine };
}

/** How parsed files are written down. */
export function parsedForm({ form }: MarkdownParser): Form<ParsedFile | undefined> {
  return {
    pack: (parsed) => parsed && { ...parsed, body: parsed.body && form.pack(parsed.body) },
    unpack(stored) {
      const parsed = stored as ParsedFile | undefined;
      return parsed && { ...parsed, body: parsed.body && form.unpack(parsed.body) };
    },
  };
}

/** A file that was parsed. */
interface Parsed {
  source: SourceFile;
  parsed: ParsedFile;
  markdown: MarkdownParser;
  /** A digest of the file and of how it was parsed. */
  digest: string;
}

/** A parsed file, in which places can be found. */
export function createDocument({ source, parsed, markdown, digest }: Parsed): Document {
  const { file, locale, name, extension, text } = source;
  const { data, body, keys, bodyLine } = parsed;
  return {
    ...{ digest, file, locale, name, extension, data, body },
    ...createPlaces({ ...keys, file, text, data }),
    locateLine: (line, part) => {
      const place = placeOfLine(file, text, bodyLine + line);
      return part ? { ...place, column: part.start + 1, length: part.length } : place;
    },
    parser: markdown,
  };
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

/** Reports why a text cannot be parsed. @throws any other error */
export function reportProblem(
  error: unknown,
  { file, text, extension }: Pick<SourceFile, 'file' | 'text' | 'extension'>,
  report: Report,
): void {
  if (error instanceof FrontMatterProblem) {
    report.error(error.code, placeOfLine(file, text, 1), { language: error.language });
    return;
  }
  if (!(error instanceof YamlProblem)) throw error;
  const start = error.offset + (extension === '.md' ? dataStartOf(text) : 0);
  const place = placeAt(file, text, { start, end: start + Math.max(1, error.detail.length) });
  if (error.code === 'yaml-damaged')
    report.error(error.code, place, { found: error.detail, meant: error.fix });
  else if (error.code === 'yaml-unprintable') report.error(error.code, place, { name: error.detail });
  else if (error.code === 'yaml-text-cut') report.error(error.code, place, { lost: error.detail });
  else if (error.code === 'yaml-syntax')
    report.error(error.code, { ...place, length: 1 }, { detail: error.detail, fix: error.fix });
  else if (error.code === 'yaml-duplicate-key' || error.code === 'yaml-reserved-key') {
    report.error(error.code, place, { key: error.detail });
  } else report.error(error.code, { ...place, length: 1 }, {});
}
