import type { PageView } from '../page-view.ts';

/**
 * The style sheets of everything that nobody sees at first: what is below the opening of the page, menus, dialogs. They are
 * after the opening, so that the opening is painted from the HTML alone, and what follows waits for its styles and never
 * jumps. They need no script, and the next page has them in the cache. The fonts of the first screen come before them.
 */
export function LateStyles({ view }: { view: PageView }) {
  return view.head.lateCssHrefs.map((href) => (
    <link key={href} rel="stylesheet" fetchPriority="low" href={href} />
  ));
}
