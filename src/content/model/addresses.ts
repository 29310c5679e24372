import { decodeAddress } from '../../define/former-address.ts';
import type { Site } from '../../define/site.ts';
import { slugify } from '../../define/slug.ts';
import type { DocumentHead } from '../load/document.ts';
import { isPage } from '../load/page-files.ts';

/**
 * Maps every spelling of a page address to the page id: the id itself, the full path in each language, the
 * slug and the aliases.
 */
export function pageAddresses(documents: readonly DocumentHead[], site: Site): ReadonlyMap<string, string> {
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
  // An id wins over an equal slug or alias.
  return new Map([...found.toReversed(), ...found.map(([, name]) => [name, name] as const)]);
}

/** Returns the aliases of a page. The content is not validated yet. */
function aliasesOf({ aliases }: DocumentHead['data']): string[] {
  return Array.isArray(aliases)
    ? aliases.filter((alias) => typeof alias === 'string').map(decodeAddress)
    : [];
}

/**
 * Finds the page that an address refers to. Ignores `page:`, outer slashes, file extensions and accents.
 *
 * @example pageMeant('/verðskrá', addresses) // => 'pricing'
 */
export function pageMeant(address: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const path = decodeAddress(address).replace(/^page:|^\/+|\/+$|\.(?:md|yaml|html)$/g, '');
  return addresses.get(path) ?? addresses.get(path.split('/').map(slugify).join('/'));
}
