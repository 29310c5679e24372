import type { Locale } from '../../define/locale.ts';
import type { Path } from '../../define/walk.ts';
import type { Place } from '../../diagnostics/index.ts';
import type { Markdown, MarkdownParser } from './markdown.ts';

/** A part of a text, by how many characters are before it. */
export interface Part {
  start: number;
  length: number;
}

/** A parsed file of the content. */
export interface Document {
  /** The file's path as the person who runs the command would write it. */
  file: string;
  /** The language folder that the file is in; `null` for files beside them. */
  locale: Locale | null;
  /** The path below the language folder, without ending: `services/gamification`. */
  name: string;
  extension: '.yaml' | '.md';
  /** The keys of the file; not checked yet. */
  data: Record<string, unknown>;
  /** The text below the front matter; `null` in YAML files. */
  body: Markdown | null;
  /** Where a value stands, or its key. A path that is not there gives its nearest parent. */
  locate(path: Path, part?: 'key' | 'value'): Place;
  /** Where a part of a text value is: the caret is on its very letters, also where the text has several lines. */
  locatePart(path: Path, part: Part): Place;
  /** Where a line of the body stands, or a part of it. */
  locateLine(bodyLine: number, part?: Part): Place;
  /** Parses another text in place of the body. */
  parser: MarkdownParser;
}

/** What is known of a document without its text: of a page only the keys that all pages have, such as `title`. */
export type DocumentHead = Pick<Document, 'file' | 'locale' | 'name' | 'extension' | 'data' | 'locate'>;

/** A file of `media/`, with its content. */
export interface MediaFile {
  /** The path below `media/`: `icons/compass.svg`. */
  name: string;
  /** The file's path as the person who runs the command would write it. */
  file: string;
  bytes: Uint8Array;
}

/** A file that is there, but could not be read; its problem is reported once, and nothing follows from it. */
export type UnreadFile = Pick<Document, 'locale' | 'name'>;
