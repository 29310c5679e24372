import type { Locale, SiteLocale } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { digestOf } from '../digest.ts';
import type { Recallable } from '../memory/index.ts';
import { type Reported, reporting } from '../memory/recall.ts';
import type { Document } from './document.ts';
import { createMarkdownParser, type MarkdownParser } from './markdown.ts';
import { createDocument, type ParsedFile, parsedForm, parseFile, type SourceFile } from './parse.ts';

/** A file that is to be parsed. */
interface Parsing {
  source: SourceFile;
  /** Gives what is in it; undefined if it cannot be parsed. */
  parsed: Recallable<Reported<ParsedFile | undefined>>;
  documentOf(parsed: ParsedFile): Document;
}

/** Gives the parsing of files. Those beside the languages are parsed as texts of the first. */
export function createParsing({ locales }: Site): (source: SourceFile) => Parsing {
  const [first] = locales;
  const parsers = new Map<Locale | null, LanguageParser>(locales.map((one) => [one.id, parserOf(one)]));
  const rest = parserOf(first);
  return (source) => parsingOf(source, parsers.get(source.locale) ?? rest);
}

/** How texts of a language are parsed, and of what that is made, whatever else of the site changes. */
interface LanguageParser {
  markdown: MarkdownParser;
  quotes: string;
  slugify: SiteLocale['slugify'];
}

function parserOf({ quotes, slugify }: SiteLocale): LanguageParser {
  return { markdown: createMarkdownParser({ quotes, slugify }), quotes: JSON.stringify(quotes), slugify };
}

function parsingOf(source: SourceFile, { markdown, quotes, slugify }: LanguageParser): Parsing {
  const { file, text } = source;
  const digest = digestOf([file, text, quotes]);
  const [name, inputs] = [`document ${file}`, [digest]];
  const subject = { name, inputs, code: [slugify], form: parsedForm(markdown) };
  return {
    source,
    parsed: reporting(subject, (report) => parseFile(source, { markdown, report })),
    documentOf: (parsed) => createDocument({ source, parsed, markdown, digest }),
  };
}
