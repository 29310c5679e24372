import type { PageView } from '../page-view.ts';

/**
 * The style sheet of everything that nobody sees at first: what is below the opening of the page, menus, dialogs. It stands
 * after the opening, so that the opening is painted from the HTML alone, and what follows waits for its styles and never
 * jumps. It needs no script, and the next page has it in the cache. The fonts of the first screen come before it.
 */
export function LateStyles({ view }: { view: PageView }) {
  return <link rel="stylesheet" fetchPriority="low" href={view.head.lateCssHref} />;
}
