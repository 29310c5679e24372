import type { Locale } from '../../define/locale.ts';
import { type Path, valueAt } from '../../define/walk.ts';
import { type Place, placeAt, placeOfLine, type Report } from '../../diagnostics/index.ts';
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

/** The keys of a file, and how many characters the text below them has; `null` in YAML files. */
export interface ParsedFile {
  data: Record<string, unknown>;
  bodyLength: number | null;
}

/** Parses the keys of a file; a file that cannot be parsed is reported and left out. */
export function parseFile(source: SourceFile, report: Report): ParsedFile | undefined {
  if (reportConflict(source, report) || reportSpoiled(source, report)) return undefined;
  try {
    if (source.extension === '.yaml') return { data: parseYaml(source.text), bodyLength: null };
    const { data, body } = splitFrontMatter(source.text);
    return { data, bodyLength: body.length };
  } catch (error) {
    reportProblem(error, source, report);
    return undefined;
  }
}

/** So many damaged letters can be mended one by one; a file with more has been saved in a wrong encoding as a whole. */
const fewLetters = 20;

/** Reports versions of a file that git could not merge. Returns true if there are any. */
export function reportConflict({ file, text }: Pick<SourceFile, 'file' | 'text'>, report: Report): boolean {
  const mark = /^<{7} .*$/m.exec(text);
  if (mark)
    report.error(
      'file-unmerged',
      placeAt(file, text, { start: mark.index, end: mark.index + mark[0].length }),
      {},
    );
  return mark !== null;
}

/** Reports letters that no page can show as they are. Returns true if there are any. */
function reportSpoiled({ file, text }: SourceFile, report: Report): boolean {
  const damage = findDamage(text);
  const [first] = damage;
  if (first && damage.length > fewLetters) {
    const place = placeAt(file, text, { start: first.offset, end: first.offset + first.found.length });
    report.error('file-damaged', place, { count: damage.length, found: first.found });
    return true;
  }
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

/** Parses the text of a file below its keys; `null` in YAML files. */
export const parseBody = (text: string, { bodyLength }: ParsedFile, { parse }: MarkdownParser) =>
  bodyLength === null ? null : parse(text.slice(text.length - bodyLength));

/** A file that was parsed. */
interface Parsed extends Pick<ParsedFile, 'data'> {
  place: Omit<SourceFile, 'text'>;
  /** Gives the text below the keys, which is parsed when it is asked for. */
  body(): Markdown | null;
  markdown: MarkdownParser;
  /** Gives the text, for places in it: lines may have moved although nothing else has changed. */
  text(): string;
}

/** A parsed file, in which places can be found. */
export function createDocument({
  place: { file, locale, name, extension },
  data,
  body,
  markdown,
  text,
}: Parsed): Document {
  let found: Parts | undefined;
  /** Works out positions at the first problem of a text, and keeps them for the next. */
  const parts = (): Parts => {
    const now = text();
    if (found?.text !== now) found = partsOf(now, extension);
    return found;
  };
  const placeOf = ({ start, end }: Range): Place => {
    const { keys } = parts();
    return placeAt(file, parts().text, { start: start + keys.start, end: end + keys.start });
  };
  return {
    ...{ file, locale, name, extension, data, parser: markdown },
    get body() {
      return body();
    },
    locate: (path, part) => placeOf(parts().positions(path, part)),
    locatePart(path, part) {
      const { text, keys, positions } = parts();
      const yaml = text.slice(keys.start, keys.end);
      return placeOf(partOfValue(yaml, positions(path), { value: String(valueAt(data, path)), part }));
    },
    locateLine(line, part) {
      const place = placeOfLine(file, parts().text, parts().bodyLine + line);
      return part ? { ...place, column: part.start + 1, length: part.length } : place;
    },
  };
}

/** A text, and where its parts are. */
interface Parts {
  text: string;
  keys: Range;
  /** How many lines are before the body. */
  bodyLine: number;
  positions(path: Path, part?: 'key' | 'value'): Range;
}

function partsOf(text: string, extension: SourceFile['extension']): Parts {
  const { keys, bodyLine } =
    extension === '.md' ? frontMatterIn(text) : { keys: { start: 0, end: text.length }, bodyLine: 0 };
  let positions: Parts['positions'] | undefined;
  return {
    ...{ text, keys, bodyLine },
    positions(path, part) {
      positions ??= yamlPositions(text.slice(keys.start, keys.end));
      return positions(path, part);
    },
  };
}

function frontMatterIn(text: string): Pick<Parts, 'keys' | 'bodyLine'> {
  const { body, dataStart, bodyLine } = splitFrontMatter(text);
  return {
    keys: { start: dataStart, end: text.lastIndexOf('\n---', text.length - body.length) + 1 },
    bodyLine,
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
  const { detail, fix, unquoted } = error;
  const place = placeAt(file, text, { start, end: start + Math.max(1, (unquoted ?? detail).length) });
  if (error.code === 'yaml-damaged')
    report.error(error.code, place, { found: error.detail, meant: error.fix });
  else if (error.code === 'yaml-unprintable') report.error(error.code, place, { name: error.detail });
  else if (error.code === 'yaml-text-cut') report.error(error.code, place, { lost: error.detail });
  else if (error.code === 'yaml-syntax')
    report.error(
      error.code,
      unquoted === undefined ? { ...place, length: 1 } : place,
      unquoted === undefined ? { detail, fix } : { detail, fix, unquoted },
    );
  else if (error.code === 'yaml-duplicate-key' || error.code === 'yaml-reserved-key') {
    report.error(error.code, place, { key: error.detail });
  } else report.error(error.code, { ...place, length: 1 }, {});
}
