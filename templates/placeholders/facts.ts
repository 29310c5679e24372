import type { FactSource, FindFacts, Named, SiteLocale } from '../../src/define/index.ts';
import type { Prices } from '../data/prices.ts';
import { type Privacy, type PrivacyName, privacyNames, privacySentences } from '../data/privacy.ts';
import { type Hosting, type Hours, type HoursWords, hours, hoursWords } from '../data/settings.ts';
import { hoursTexts } from '../hours/words.ts';

/** What texts can name; a group is undefined if the file that holds it could not be read. */
export interface SiteFacts {
  price: Named<Prices[string]> | undefined;
  company: Named<string> | undefined;
  statistic: Named<string> | undefined;
  /** The opening hours in words, by what is said of them and by language. */
  hours: Named<Named<string>> | undefined;
  /** The same as the file has them. */
  openingHours: Named<Hours> | undefined;
  /** The word before a least price, by language. */
  from: Named<string>;
  /** Sentences of the privacy notice, by name and then by language. */
  privacy: Named<Readonly<Record<string, string | undefined>>>;
}

/** Reads the prices, the facts of the company, the statistics and the sentences of the privacy notice. */
export function readFacts(find: FindFacts, locales: readonly SiteLocale[]): SiteFacts {
  const site = find('site');
  const prices = find('prices');
  return {
    price: prices && named(prices.keys(), (key) => prices.read(key) as Prices[string] | undefined),
    company: site && companyFacts(site),
    statistic: site && named(site.keys('statistics'), (key) => wordAt(site, 'statistics', key, 'value')),
    ...hoursFacts(find, locales),
    from: named(
      locales.map(({ id }) => id),
      (id) => wordAt(find('ui', id), 'prices', 'from'),
    ),
    privacy: privacyFacts(find, locales),
  };
}

function named<T>(names: readonly string[], read: (name: string) => T): ReadonlyMap<string, T> {
  return new Map(names.map((name) => [name, read(name)]));
}

function companyFacts(site: FactSource): Named<string> {
  const company = ['name', 'kennitala', 'vat', 'founded', 'parentSince'];
  const contact = ['email', 'phone', 'street', 'postalCode', 'city'];
  const facts = new Map([
    ...named(company, (key) => wordAt(site, 'company', key)),
    ...named(contact, (key) => wordAt(site, 'contact', key)),
  ]);
  const [street, postalCode, city] = ['street', 'postalCode', 'city'].map((key) => facts.get(key));
  return facts.set('address', street && postalCode && city && `${street}, ${postalCode} ${city}`);
}

function hoursFacts(
  find: FindFacts,
  locales: readonly SiteLocale[],
): Pick<SiteFacts, 'hours' | 'openingHours'> {
  const site = find('site');
  if (!site) return { hours: undefined, openingHours: undefined };
  const own = hours.safeParse(site.read('contact', 'hours')).data;
  const texts = locales.flatMap((language): [string, ReturnType<typeof hoursTexts>][] => {
    const words: HoursWords | undefined = hoursWords.safeParse(find('ui', language.id)?.read('hours')).data;
    return own && words ? [[language.id, hoursTexts(own, { words, language })]] : [];
  });
  const inLanguages = (name: 'days' | 'times' | 'week') =>
    new Map(texts.map(([id, text]) => [id, text[name]]));
  return {
    openingHours: new Map([['office', own]]),
    hours: named(['days', 'times', 'week'], (name) => inLanguages(name as 'week')),
  };
}

function wordAt(source: FactSource | undefined, ...path: string[]): string | undefined {
  const value = source?.read(...path);
  return value === undefined ? undefined : String(value);
}

function privacyFacts(find: FindFacts, locales: readonly SiteLocale[]): SiteFacts['privacy'] {
  const hosting = find('site')?.read('hosting') as Hosting | undefined;
  const sentences = locales.map(({ id, plural }) => {
    const words = find('privacy', id)?.read() as Privacy | undefined;
    return { id, chosen: hosting && words && privacySentences(words, hosting, plural) };
  });
  const inLanguages = (name: PrivacyName) =>
    Object.fromEntries(sentences.map(({ id, chosen }) => [id, chosen?.[name]]));
  return named(privacyNames, (name) => inLanguages(name as PrivacyName));
}
