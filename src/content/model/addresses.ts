import { decodeAddress } from '../../define/former-address.ts';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import type { Document } from '../load/document.ts';
import { isPage } from './files.ts';

/** The ids of pages by what people write for them: themselves, their addresses in every language, the last parts of these, and their aliases. */
export function pageAddresses(documents: readonly Document[], site: Site): ReadonlyMap<string, string> {
  const pages = documents.filter((one) => isPage(one, site));
  const prefixes = new Map(site.locales.map(({ id, prefix }) => [id, prefix]));
  const slugs = new Map(pages.map(({ locale, name, data }) => [`${locale} ${name}`, data.slug]));
  const found = pages.flatMap(({ locale, name, data }): [string, string][] => {
    if (locale === null || typeof data.slug !== 'string') return [];
    const parts = name.split('/');
    const path = parts
      .map((_, at) => slugs.get(`${locale} ${parts.slice(0, at + 1).join('/')}`) ?? '')
      .join('/');
    return [
      [path, name],
      [`${prefixes.get(locale)}/${path}`.replace(/^\/|\/$/g, ''), name],
      ...(data.slug === '' ? [] : [[data.slug, name] as [string, string]]),
      ...aliasesOf(data).map((alias): [string, string] => [alias.slice(1), name]),
    ];
  });
  // The id of a page means that page, whatever else is called so.
  return new Map([...found.toReversed(), ...found.map(([, name]) => [name, name] as const)]);
}

/** The aliases of a page, of content that nobody has checked. */
function aliasesOf({ aliases }: Document['data']): string[] {
  return Array.isArray(aliases)
    ? aliases.filter((alias) => typeof alias === 'string').map(decodeAddress)
    : [];
}

/**
 * The page that an address means, however it was typed: as a link, with slashes, an ending or Icelandic letters.
 *
 * @example pageMeant('/verðskrá', addresses) // => 'pricing'
 */
export function pageMeant(address: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const path = decodeAddress(address).replace(/^page:|^\/+|\/+$|\.(?:md|yaml|html)$/g, '');
  return addresses.get(path) ?? addresses.get(path.split('/').map(slugify).join('/'));
}
