import type { Assets } from '../bundle/index.ts';
import type { SiteContext } from '../define/context.ts';
import type { Locale } from '../define/locale.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import type { Memory } from '../memory/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Reads } from '../reads/index.ts';

/** Everything that pages are made from. */
export interface RenderContext extends SiteContext {
  site: Site;
  facts: SiteFacts;
  assets: Assets;
  /** The addresses of media files, by path below `media/`. */
  media: ReadonlyMap<string, string>;
  /** The addresses of the icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** The addresses of the lines that pages share, by name. */
  drawings: Readonly<Record<string, string>>;
  /** The addresses of the site's JSON files, by name and language. */
  files: ReadonlyMap<string, ReadonlyMap<Locale, string>>;
  /** The addresses of the search indexes. */
  indexes: ReadonlyMap<Locale, string>;
  /** The cards of the pages and the icons, by address; drawn later. */
  pictures: Pictures;
  /** The day on which a file of the content last changed, by its path below the content folder (`YYYY-MM-DD`). */
  changes: ReadonlyMap<string, string>;
  /** What the site reads of the content. */
  reads: Reads;
  memory: Memory;
  /** A digest of what pages may know beside the content and the rest of this (`outlineOf`). */
  outline: string;
  /** True when search engines must not list the site. */
  preview: boolean;
}
