import type { StoredName } from '../stored-keys.ts';

/** The categories of cookies that a visitor may refuse. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;

/** All categories of cookies; what is necessary cannot be refused (specification 10.2). */
export const consentCategories = ['necessary', ...optionalCategories] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor allows, by category. */
export type Consent = Record<ConsentCategory, boolean>;

/** Where the choices are stored as JSON (specification 10.5). */
export const consentKey = 'cookieConsent' satisfies StoredName;

/** Where it is stored what the choices were about: the scripts that there were, as JSON. */
export const givenKey = 'cookieConsentFor' satisfies StoredName;

/**
 * The stored choices; undefined if nothing is stored. Throws when what is stored is not four booleans: then only what is
 * necessary is allowed, and the visitor is asked again (specification 10.6).
 */
export function parseConsent(text: string | null): Consent | undefined {
  if (text === null) return undefined;
  const value: Partial<Consent> | null = JSON.parse(text);
  const choices = consentCategories.map((category) => [category, value?.[category]] as const);
  if (choices.some(([, choice]) => typeof choice !== 'boolean')) throw new TypeError(text);
  return { ...(Object.fromEntries(choices) as Consent), necessary: true };
}

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
