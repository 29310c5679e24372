import type { Document, MediaFile } from '../load/document.ts';
import type { Markdown } from '../load/markdown.ts';
import type { Locale } from '../rules/locale.ts';
import type { PageData, Prices, Quiz, SearchContent, SiteSettings, Template, Ui } from '../schema/index.ts';

/** A page in one language. */
export interface Page<K extends Template = Template> {
  /** Its path below the language folder, without ending; the same in both languages. */
  id: string;
  locale: Locale;
  data: PageData<K>;
  body: Markdown | null;
  /** The file it was read from, to say where a problem is. */
  document: Document;
}

/** A drawing of `media/icons`, checked. */
export interface Icon {
  viewBox: string;
  /** The markup inside the `<svg>`. */
  body: string;
  style: 'fill' | 'stroke';
}

/** The files of a loop of `media/loops`. */
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
  favicon: MediaFile;
}

/** All words of one language. */
export interface LocaleContent {
  ui: Ui;
  quiz: Quiz;
  search: SearchContent;
  /** The pages by id, sorted by id. */
  pages: ReadonlyMap<string, Page>;
}

/** All valid content, in both languages. Read-only. */
export interface Site {
  settings: SiteSettings;
  prices: Prices;
  media: Media;
  locales: Record<Locale, LocaleContent>;
}
