import { type LocaleFiles, localeFiles } from '../artifact.ts';
import type { Site } from '../model/site.ts';
import type { RouteTable } from '../routes/index.ts';
import { type ConsentCategory, consentCategories } from '../rules/consent/read.ts';
import type { ConsentWords } from '../rules/consent/words.ts';
import type { Locale } from '../rules/locale.ts';

/** Puts the words of the cookie dialog into a file for each language: it is loaded with the dialog, which only script opens. */
export function publishConsentWords(site: Site, routes: RouteTable): LocaleFiles {
  return localeFiles('consent', (locale) => consentWords(site, routes, locale));
}

function consentWords(site: Site, routes: RouteTable, locale: Locale): ConsentWords {
  const words = site.locales[locale].ui.consent;
  const { necessary, analytics, marketing, functional, policy, necessaryOnly, unused, ...others } = words;
  const used = new Set<ConsentCategory>(site.settings.scripts?.map(({ category }) => category)).add(
    'necessary',
  );
  return {
    ...others,
    text: used.size > 1 ? others.text : necessaryOnly,
    policy: { href: routes.only(locale, 'cookies').path, text: policy },
    categories: consentCategories.map((name) => {
      const { title, description } = words[name];
      return { name, title, description: used.has(name) ? description : `${description} ${unused}` };
    }),
  };
}
