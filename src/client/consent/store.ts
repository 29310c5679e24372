import type { StoredName } from '../stored-keys.ts';
import { type Consent, type ConsentCategory, consentKey, givenKey } from './read.ts';

/** A choice, and what it was about. */
interface Choice {
  consent: Consent;
  /** When it was made. */
  date: Date;
  /** The scripts that needed consent then, as JSON; empty where none did. */
  givenFor: string;
}

/**
 * What is stored of a choice, key by key: all choices as JSON, when they were made, and each by itself
 * (specification 10.5); and what they were about, so that the visitor is asked again when there is more.
 */
export function consentEntries({ consent, date, givenFor }: Choice): [key: StoredName, text: string][] {
  const categories = Object.entries(consent) as [ConsentCategory, boolean][];
  return [
    [consentKey, JSON.stringify(consent)],
    ['cookieConsentDate', date.toISOString()],
    ...categories.map(([category, choice]): [StoredName, string] => [`cookies_${category}`, String(choice)]),
    ...(givenFor === '' ? [] : [[givenKey, givenFor] satisfies [StoredName, string]]),
  ];
}
