/** The values that options may have. Separate from `index.ts` and `preparation.ts`, so that help, versions and usage errors load nothing else. */
export { readBaseUrl } from './define/base-url.ts';
export { formats } from './diagnostics/format.ts';
export { hostNames } from './hosting/files/served.ts';
export { separators } from './leads/describe.ts';
export { defaultLeads } from './leads/location.ts';
export { type Age, parseAge } from './leads/time.ts';
