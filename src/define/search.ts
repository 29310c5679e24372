import type { SearchInput } from '../search/input.ts';
import type { SiteData } from './content.ts';
import type { SiteContext } from './context.ts';
import type { Locale } from './locale.ts';

/** What the search of a site finds, and what it says. */
export interface SearchDefinition<D extends SiteData = SiteData> {
  /** All that can be found in a language. */
  input(site: SiteContext<D>, locale: Locale): SearchInput;
  /** What the browser gets with the index of a language, so that no page has to bring it: words, ways to ask. */
  words(site: SiteContext<D>, locale: Locale): object;
  /** That nothing was found. */
  none(own: D['own']): string;
}
