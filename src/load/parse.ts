import type { MarkdownIt } from 'markdown-it';
import { placeAt, placeOfLine, type Report } from '../diagnostics/index.ts';
import type { Locale } from '../rules/locale.ts';
import type { Path } from '../schema/walk.ts';
import type { Document } from './document.ts';
import { dataStartOf, FrontMatterProblem, splitFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { type Range, yamlPositions } from './positions.ts';
import { parseYaml, YamlProblem } from './yaml.ts';

/** What is known of a file before it is parsed. */
export interface SourceFile {
  file: string;
  locale: Locale | null;
  name: string;
  extension: '.yaml' | '.md';
  text: string;
}

/** Parses a file; a file that cannot be parsed is reported and left out. */
export function parseDocument(
  source: SourceFile,
  markdown: MarkdownIt,
  report: Report,
): Document | undefined {
  try {
    return source.extension === '.md' ? markdownDocument(source, markdown) : yamlDocument(source);
  } catch (error) {
    reportProblem(error, source, report);
    return undefined;
  }
}

function yamlDocument(source: SourceFile): Document {
  const { file, locale, name, extension, text } = source;
  return {
    ...{ file, locale, name, extension, data: parseYaml(text), body: null },
    ...createLocate(file, text, { start: 0, end: text.length }),
    ...{ locateLine: noBody, parseBody: noBody },
  };
}

function markdownDocument(source: SourceFile, markdown: MarkdownIt): Document {
  const { file, locale, name, extension, text } = source;
  const { data, body, dataStart, bodyLine } = splitFrontMatter(text);
  const end = text.length - body.length;
  return {
    ...{ file, locale, name, extension, data },
    body: parseMarkdown(markdown, body),
    ...createLocate(file, text, { start: dataStart, end: text.lastIndexOf('\n---', end) + 1 }),
    locateLine: (line) => placeOfLine(file, text, bodyLine + line),
    parseBody: (another) => parseMarkdown(markdown, another),
  };
}

function noBody(): never {
  throw new Error('A YAML file has no body.');
}

/** Positions are worked out at the first problem of a file, and kept for the next. */
function createLocate(file: string, text: string, yaml: Range): Pick<Document, 'locate' | 'locateLetters'> {
  let positions: ReturnType<typeof yamlPositions> | undefined;
  const rangeOf = (path: Path, part?: 'key' | 'value'): Range => {
    positions ??= yamlPositions(text.slice(yaml.start, yaml.end));
    const { start, end } = positions(path, part);
    return { start: start + yaml.start, end: end + yaml.start };
  };
  return {
    locate: (path, part) => placeAt(file, text, rangeOf(path, part)),
    locateLetters: (path, letters, occurrence) => {
      const value = rangeOf(path);
      const at = nthIndexOf(text.slice(value.start, value.end), letters, occurrence);
      const start = value.start + at;
      return placeAt(file, text, at < 0 ? value : { start, end: start + letters.length });
    },
  };
}

function nthIndexOf(text: string, letters: string, n: number): number {
  let at = text.indexOf(letters);
  for (let skip = n; skip > 0 && at >= 0; skip -= 1) at = text.indexOf(letters, at + 1);
  return at;
}

function reportProblem(error: unknown, { file, text, extension }: SourceFile, report: Report): void {
  if (error instanceof FrontMatterProblem) {
    report.error(error.code, placeOfLine(file, text, 1), { language: error.language });
    return;
  }
  if (!(error instanceof YamlProblem)) throw error;
  const start = error.offset + (extension === '.md' ? dataStartOf(text) : 0);
  const place = placeAt(file, text, { start, end: start + Math.max(1, error.detail.length) });
  if (error.code === 'yaml-text-cut') report.error(error.code, place, { lost: error.detail });
  else if (error.code === 'yaml-syntax')
    report.error(error.code, { ...place, length: 1 }, { detail: error.detail });
  else if (error.code === 'yaml-duplicate-key' || error.code === 'yaml-reserved-key') {
    report.error(error.code, place, { key: error.detail });
  } else report.error(error.code, { ...place, length: 1 }, {});
}
