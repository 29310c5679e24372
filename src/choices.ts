/** The values that options may have. Separate from `index.ts` and `preparation.ts`, so that help, versions and usage errors load nothing else. */
export { readBaseUrl } from './define/base-url.ts';
export { formats } from './diagnostics/format.ts';
export { hostNames } from './hosting/host-names.ts';
export { type Age, parseAge } from './leads/age.ts';
export { separators } from './leads/csv.ts';
export { defaultLeads } from './leads/location.ts';
