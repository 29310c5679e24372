import type { z } from 'zod';
import type { Document } from '../../load/document.ts';
import { type Locale, locales } from '../../rules/locale.ts';
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

/** What a file says at a path, if it fits there. */
type Read = (...path: string[]) => unknown;

/** The facts of the content as far as they are right; what is wrong with them is said elsewhere. */
export function readFacts(documents: readonly Document[]): Facts {
  const reader = (locale: Locale | null, name: string, schema: z.ZodType): Read | undefined => {
    const data = documents.find((one) => one.locale === locale && one.name === name)?.data;
    return data && ((...path) => schemaAt(schema, path)?.safeParse(valueAt(data, path)).data);
  };
  const namesOf = (name: string, ...path: string[]) => {
    const document = documents.find((one) => one.locale === null && one.name === name);
    return Object.keys(valueAt(document?.data, path) ?? {});
  };
  const [site, prices] = [
    reader(null, 'site', sharedSchemas.site),
    reader(null, 'prices', sharedSchemas.prices),
  ];
  const from = (locale: Locale) => reader(locale, 'ui', localeSchemas.ui)?.('prices', 'from') ?? '';
  return {
    price: prices && new Map(namesOf('prices').map((key) => [key, prices(key) as Prices[string]])),
    company: site && companyFacts((...path) => textOf(site(...path))),
    statistic:
      site &&
      new Map(namesOf('site', 'statistics').map((key) => [key, textOf(site('statistics', key, 'value'))])),
    from: Object.fromEntries(locales.map((locale) => [locale, from(locale)])) as Record<Locale, string>,
  };
}

function companyFacts(read: (...path: string[]) => string | undefined): Named<string> {
  const [street, postalCode, city] = ['street', 'postalCode', 'city'].map((key) => read('contact', key));
  const address = street && postalCode && city && `${street}, ${postalCode} ${city}`;
  return new Map([
    ...['name', 'kennitala', 'vat', 'founded', 'parentSince'].map(
      (key) => [key, read('company', key)] as const,
    ),
    ...['email', 'phone', 'street'].map((key) => [key, read('contact', key)] as const),
    ['address', address],
  ]);
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
