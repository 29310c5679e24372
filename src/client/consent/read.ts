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
