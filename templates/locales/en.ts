/** English as the generator brings it. */
export { english } from '../../src/locales/en/index.ts';
export { plural } from '../../src/locales/en/plural.ts';
export { search } from '../../src/locales/en/search.ts';
