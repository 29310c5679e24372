/**
 * Everything that the site itself keeps in a visitor's browser; a star at the end stands for any ending. The cookies page
 * must name each of them, and code that stores something takes its name from here, by type.
 */
export const storedKeys = [
  'cookieConsent',
  'cookieConsentDate',
  'cookieConsentFor',
  'cookies_necessary',
  'cookies_analytics',
  'cookies_marketing',
  'cookies_functional',
  'heroVideo',
  'quoteDraft',
  'outbox:*',
  'claim:*',
] as const;

type Ending<K> = K extends `${infer Start}*` ? `${Start}${string}` : K;

/** A name under which the site may store something. */
export type StoredName = Ending<(typeof storedKeys)[number]>;
