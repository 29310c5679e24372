/** What any site may use in its own browser entry; each function says what it needs in the page. */
export { followConsent } from './consent/index.ts';
export { enhanceElements, hydrateIslands } from './islands.ts';
export { tidyUpLeftovers } from './leftovers.ts';
export { makePageInert, renderBelowFold, returnToTarget, stayOnSamePage } from './page.ts';
export { prepareSearch } from './search-dialog.ts';
