/** Icelandic as the generator brings it. */
export { icelandic } from '../../src/locales/is/index.ts';
export { plural } from '../../src/locales/is/plural.ts';
export { search } from '../../src/locales/is/search.ts';
