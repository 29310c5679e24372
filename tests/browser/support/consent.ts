import { type Consent, consentCategories, consentEntries } from '../../../src/client/consent/choices.ts';

/** The choices of a visitor who allows these categories beside what is necessary. */
export function consentTo(...allowed: string[]): Consent {
  const choices = consentCategories.map((name) => [name, name === 'necessary' || allowed.includes(name)]);
  return Object.fromEntries(choices);
}

/** A browser whose visitor has refused all cookies of a site, so that no dialog appears there. */
export function refusedAt(url: string) {
  return {
    cookies: [],
    origins: [
      {
        origin: new URL(url).origin,
        localStorage: consentEntries({ consent: consentTo(), date: new Date(), givenFor: '' }).map(
          ([name, value]) => ({ name, value }),
        ),
      },
    ],
  };
}

/** A browser that has never been anywhere. */
export const newVisitor = { cookies: [], origins: [] };
