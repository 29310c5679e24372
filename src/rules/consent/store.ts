import type { Consent } from './read.ts';

/**
 * What is stored of a choice, key by key: all choices as JSON, when they were made, and each by itself
 * (spec section 7, decision 5).
 */
export function consentEntries(consent: Consent, date: Date): [key: string, text: string][] {
  return [
    ['cookieConsent', JSON.stringify(consent)],
    ['cookieConsentDate', date.toISOString()],
    ...Object.entries(consent).map(([category, choice]): [string, string] => [
      `cookies_${category}`,
      String(choice),
    ]),
  ];
}
