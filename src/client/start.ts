import { enhanceElements, hydrateIslands } from './index.ts';

// The browser entry of sites that have none of their own.
document.documentElement.dataset.script = '';
hydrateIslands();
enhanceElements();
