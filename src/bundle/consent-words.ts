import { type Artifact, hashOf } from '../artifact.ts';
import type { Site } from '../model/site.ts';
import type { RouteTable } from '../routes/index.ts';
import { consentCategories } from '../rules/consent/read.ts';
import type { ConsentWords } from '../rules/consent/words.ts';
import { type Locale, locales } from '../rules/locale.ts';

/** The words of the cookie dialog as files to publish, and their addresses. */
export interface ConsentAssets {
  artifacts: Artifact[];
  addresses: ReadonlyMap<Locale, string>;
}

/** Puts the words of the cookie dialog into a file for each language: it is loaded with the dialog, which only script opens. */
export function publishConsentWords(site: Site, routes: RouteTable): ConsentAssets {
  const files = locales.map((locale) => {
    const body = JSON.stringify(consentWords(site, routes, locale));
    return { locale, artifact: { path: `assets/consent-${locale}-${hashOf(body)}.json`, body } };
  });
  return {
    artifacts: files.map(({ artifact }) => artifact),
    addresses: new Map(files.map(({ locale, artifact }) => [locale, `/${artifact.path}`])),
  };
}

function consentWords(site: Site, routes: RouteTable, locale: Locale): ConsentWords {
  const words = site.locales[locale].ui.consent;
  const { necessary, analytics, marketing, functional, policy, ...buttons } = words;
  return {
    ...buttons,
    policy: { href: routes.only(locale, 'cookies').path, text: policy },
    categories: consentCategories.map((name) => ({ name, ...words[name] })),
  };
}
