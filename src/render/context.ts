import type { PageView } from '../../templates/page-view.ts';
import type { Assets } from '../bundle/index.ts';
import type { Site } from '../model/site.ts';
import type { Pictures } from '../pictures/index.ts';
import type { RouteTable } from '../routes/index.ts';
import type { Locale } from '../rules/locale.ts';

/** Everything that pages are made from. */
export interface RenderContext {
  site: Site;
  routes: RouteTable;
  assets: Assets;
  /** The addresses of media files, by path below `media/`. */
  media: ReadonlyMap<string, string>;
  /** The addresses of the icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** The addresses of the threads that pages share. */
  threads: PageView['threads'];
  /** The addresses of the words of the cookie dialog. */
  consentWords: ReadonlyMap<Locale, string>;
  /** The addresses of the questions and words of the quiz. */
  quizData: ReadonlyMap<Locale, string>;
  /** The addresses of the search indexes. */
  indexes: ReadonlyMap<Locale, string>;
  /** The cards of the pages and the icons, by address; drawn later. */
  pictures: Pictures;
  /** The day on which a file of the content last changed, by its path below the content folder (`YYYY-MM-DD`). */
  changes: ReadonlyMap<string, string>;
  /** The year of the build. */
  year: number;
  /** True when search engines must not list the site. */
  preview: boolean;
  /** Where the site is published, without a slash at the end. */
  baseUrl: string;
}
