import type { BrowserContext } from 'playwright/test';
import { type Consent, consentCategories, consentEntries } from '../../../src/client/consent/choices.ts';

/** The choices of a visitor who allows these categories beside what is necessary. */
export function consentTo(...allowed: string[]): Consent {
  const choices = consentCategories.map((name) => [name, name === 'necessary' || allowed.includes(name)]);
  return Object.fromEntries(choices);
}

/** Lets the visitor of a browser have refused all cookies of every site, so that no question about them appears. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  const entries = consentEntries({ consent: consentTo(), date: new Date(), givenFor: '' });
  await context.addInitScript(storeOnce, entries);
}

/** Runs in the page. Some pages have no storage, as one that is blank. */
function storeOnce(entries: [key: string, text: string][]): void {
  try {
    for (const [key, text] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  } catch {}
}
