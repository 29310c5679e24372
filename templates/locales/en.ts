/** English as the generator brings it. */
export { english } from '../../src/locales/en/index.ts';
export { search } from '../../src/locales/en/search.ts';
