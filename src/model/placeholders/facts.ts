import type { z } from 'zod';
import type { Document } from '../../load/document.ts';
import type { Locale } from '../../rules/locale.ts';
import { localeSchemas, type Prices, sharedSchemas } from '../../schema/index.ts';
import { schemaAt, valueAt } from '../../schema/walk.ts';

/** Values by name: nothing for a name whose value is wrong, which is reported where it stands. */
export type Named<T> = ReadonlyMap<string, T | undefined>;

/** What texts can name; a group is missing when the file that holds it could not be read. */
export interface Facts {
  price: Named<Prices[string]> | undefined;
  company: Named<string> | undefined;
  statistic: Named<string> | undefined;
  /** The word before a least price, as it stands in `ui.yaml`. */
  from: Record<Locale, string>;
}

/** The facts of the content as far as they are right; what is wrong with them is said elsewhere. */
export function readFacts(documents: readonly Document[]): Facts {
  const site = findSource(documents, { locale: null, name: 'site', schema: sharedSchemas.site });
  const prices = findSource(documents, { locale: null, name: 'prices', schema: sharedSchemas.prices });
  const from = (locale: Locale): string => {
    const ui = findSource(documents, { locale, name: 'ui', schema: localeSchemas.ui });
    return textOf(ui?.read('prices', 'from')) ?? '';
  };
  return {
    price: prices && named(prices.keys(), (key) => prices.read(key) as Prices[string] | undefined),
    company: site && companyFacts((...path) => textOf(site.read(...path))),
    statistic: site && named(site.keys('statistics'), (key) => textOf(site.read('statistics', key, 'value'))),
    from: { is: from('is'), en: from('en') },
  };
}

/** A file that holds facts. */
interface Source {
  keys(...path: string[]): string[];
  /** What stands at a path, if it fits there. */
  read(...path: string[]): unknown;
}

function findSource(
  documents: readonly Document[],
  { locale, name, schema }: { locale: Locale | null; name: string; schema: z.ZodType },
): Source | undefined {
  const data = documents.find((one) => one.locale === locale && one.name === name)?.data;
  return (
    data && {
      keys: (...path) => Object.keys(valueAt(data, path) ?? {}),
      read: (...path) => schemaAt(schema, path)?.safeParse(valueAt(data, path)).data,
    }
  );
}

function named<T>(names: readonly string[], read: (name: string) => T): ReadonlyMap<string, T> {
  return new Map(names.map((name) => [name, read(name)]));
}

function companyFacts(read: (...path: string[]) => string | undefined): Named<string> {
  const company = ['name', 'kennitala', 'vat', 'founded', 'parentSince'];
  const contact = ['email', 'phone', 'street', 'postalCode', 'city'];
  const facts = new Map([
    ...named(company, (key) => read('company', key)),
    ...named(contact, (key) => read('contact', key)),
  ]);
  const [street, postalCode, city] = ['street', 'postalCode', 'city'].map((key) => facts.get(key));
  return facts.set('address', street && postalCode && city && `${street}, ${postalCode} ${city}`);
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
