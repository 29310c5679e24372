import type { Assets } from '../bundle/index.ts';
import type { SiteContext } from '../define/context.ts';
import type { Locale } from '../define/locale.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import type { Db } from '../graph.ts';
import type { Pictures } from '../pictures/index.ts';

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
  /** The icons, and the pictures of the content; drawn later. */
  pictures: Pick<Pictures, 'appIcons' | 'sets'>;
  db: Db;
  /** True when search engines must not list the site. */
  preview: boolean;
}
