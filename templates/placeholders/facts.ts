import type { FactSource, FindFacts, Named, SiteLocale } from '../../src/define/index.ts';
import type { Prices } from '../data/prices.ts';

/** What texts can name; a group is undefined if the file that holds it could not be read. */
export interface SiteFacts {
  price: Named<Prices[string]> | undefined;
  company: Named<string> | undefined;
  statistic: Named<string> | undefined;
  /** The word before a least price, by language. */
  from: Named<string>;
}

/** The prices, the facts of the company and the statistics. */
export function readFacts(find: FindFacts, locales: readonly SiteLocale[]): SiteFacts {
  const site = find('site');
  const prices = find('prices');
  return {
    price: prices && named(prices.keys(), (key) => prices.read(key) as Prices[string] | undefined),
    company: site && companyFacts(site),
    statistic: site && named(site.keys('statistics'), (key) => wordAt(site, 'statistics', key, 'value')),
    from: named(
      locales.map(({ id }) => id),
      (id) => wordAt(find('ui', id), 'prices', 'from'),
    ),
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

function wordAt(source: FactSource | undefined, ...path: string[]): string | undefined {
  const value = source?.read(...path);
  return value === undefined ? undefined : String(value);
}
