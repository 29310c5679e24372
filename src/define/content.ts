import type { Document, DocumentHead, MediaFile } from '../content/load/document.ts';
import type { Markdown } from '../content/load/markdown.ts';
import type { PageFacts, PageFields } from './kind.ts';
import type { Locale } from './locale.ts';
import type { Unpublished } from './publication.ts';

/** The checked data files by name: those that all languages share and those of one language. */
export interface SiteData {
  shared: object;
  own: object;
}

/** A page in one language. */
export interface Page<P = PageFields> {
  /** The path in the language folder, without extension. It is the same in every language. */
  id: string;
  locale: Locale;
  /** The kind of the page: the `template` in its file. */
  template: string;
  /** The properties of its kind, without the component. */
  kind: PageFacts;
  data: P;
  body: Markdown | null;
  /** Why the page is not published. Undefined for a published one. */
  unpublished?: Unpublished | undefined;
  /** The source file without its text, for locating problems. */
  head: DocumentHead;
  /** The source file. */
  document: Document;
}

/** A checked icon from `media/icons`. */
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
  /** The icons that the content uses. */
  icons: ReadonlyMap<string, Icon>;
  videos: ReadonlyMap<string, Video>;
  /** The pictures that the content uses. */
  pictures: ReadonlyMap<string, MediaFile>;
  /** The site's own scripts, by URL. */
  scripts: ReadonlyMap<string, MediaFile>;
  /** The files that are published as they are, by URL. */
  files: ReadonlyMap<string, MediaFile>;
  /** Undefined for a site without a favicon. */
  favicon: MediaFile | undefined;
}

/** The pages of each language by id, sorted by id. */
export type Pages = ReadonlyMap<Locale, ReadonlyMap<string, Page>>;

/** All content in every language. Read-only. */
export interface SiteContent<D extends SiteData = SiteData> {
  /** The data files that all languages share, by name. */
  shared: D['shared'];
  /** Returns the data files of a language, by name. */
  own(locale: Locale): D['own'];
  media: Media;
  pages: Pages;
}
