import type { Site } from '../../define/site.ts';
import type { Document, UnreadFile } from './document.ts';

/** Checks whether a file is a page, as opposed to a data file. */
export function isPage({ locale, name }: UnreadFile, { data }: Site): boolean {
  return locale !== null && !Object.hasOwn(data.own, name);
}

/** Checks whether the site must have a page, so that it cannot be hidden. */
export function isIndispensable({ data: { template } }: Document, { pages }: Site): boolean {
  const kind = typeof template === 'string' ? pages[template] : undefined;
  return kind !== undefined && (kind.isSingle === true || kind.role !== undefined);
}
