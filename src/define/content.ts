import type { Document, MediaFile } from '../content/load/document.ts';
import type { Markdown } from '../content/load/markdown.ts';
import type { PageFacts, PageFields } from './kind.ts';
import type { Locale } from './locale.ts';

/** The files beside the pages, checked: those that all languages share, and those of one language, by name. */
export interface SiteData {
  shared: object;
  own: object;
}

/** A page in one language. */
export interface Page<P = PageFields> {
  /** Its path below the language folder, without its extension; the same in every language. */
  id: string;
  locale: Locale;
  /** The word that its file names as its `template`. */
  template: string;
  /** What is known of its kind, but not what pages of it show. */
  kind: PageFacts;
  data: P;
  body: Markdown | null;
  /** The file it was read from, to say where a problem is. */
  document: Document;
}

/** A drawing from `media/icons`, checked. */
export interface Icon {
  viewBox: string;
  /** The markup inside the `<svg>`. */
  body: string;
  style: 'fill' | 'stroke';
}

/** The files of a video in `media/loops`. */
export interface Video {
  webm: MediaFile;
  mp4: MediaFile;
  poster: MediaFile;
}

/** The checked files of `media/`, by name. */
export interface Media {
  /** Those that the content uses. */
  icons: ReadonlyMap<string, Icon>;
  videos: ReadonlyMap<string, Video>;
  /** Those that texts show. */
  pictures: ReadonlyMap<string, MediaFile>;
  /** Scripts of the site itself, by their addresses. */
  scripts: ReadonlyMap<string, MediaFile>;
  /** Absent in a site without an icon. */
  favicon: MediaFile | undefined;
}

/** The pages of each language by id, sorted by id. */
export type Pages = ReadonlyMap<Locale, ReadonlyMap<string, Page>>;

/** All valid content, in every language. Read-only. */
export interface SiteContent<D extends SiteData = SiteData> {
  /** The files that all languages share, by name. */
  shared: D['shared'];
  /** The files of a language beside its pages, by name. */
  own(locale: Locale): D['own'];
  media: Media;
  pages: Pages;
}
