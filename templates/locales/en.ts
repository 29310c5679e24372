/** English as the generator brings it. */
export { english } from '../../src/locales/en/index.ts';
