/** What any site may use in its own browser entry; each function says what it needs in the page. */
export { followConsent } from './consent/index.ts';
export { enhanceElements } from './enhance.ts';
export { hydrateIslands } from './hydrate-islands.ts';
export { makePageInert } from './inert-page.ts';
export { tidyUpLeftovers } from './leftovers.ts';
export { renderBelowFold } from './render-below-fold.ts';
export { stayOnSamePage } from './same-page.ts';
export { prepareSearch } from './search-dialog.ts';
