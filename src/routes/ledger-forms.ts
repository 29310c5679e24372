import type { Ledger } from '../content/load/ledger.ts';
import { formerPath } from '../define/former-address.ts';
import type { SiteLocale } from '../define/locale.ts';
import type { Unpublished } from '../define/publication.ts';
import type { Route } from '../define/route.ts';
import type { Report } from '../diagnostics/index.ts';

/** The pages to which former addresses can lead. */
export interface Destinations {
  /** The published pages that have an address. */
  routes: readonly Route[];
  locales: readonly [SiteLocale, ...SiteLocale[]];
  /** The pages that are there but not published, by id. */
  hidden: Pick<ReadonlyMap<string, Unpublished>, 'get'>;
  /** False if invalid pages were left out, so missing pages must not be reported. */
  isWhole: boolean;
  ownHost: string | undefined;
}

/** The inputs of reports on the ledger. */
export interface Reporting {
  ledger: Ledger;
  to: Destinations;
  report: Report;
}

/** The word for a published address that leads nowhere any more. */
export const gone = 'gone';

/** An address of this site, as in `aliases`. */
export const ownAddress = new RegExp(`^/$|${formerPath.source}`, 'u');

/** An address of another site. It has no letter that the settings of a host could understand as something else. */
export const otherSite = /^https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:\/[\p{L}\p{M}\p{N}_.~%@+,=&?#!/-]*)?$/iu;

/** Returns the URL of another site. Returns undefined for other texts and for addresses of this site. */
export function otherSiteOf(text: string, ownHost: string | undefined): URL | undefined {
  const url = otherSite.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return url?.host === ownHost ? undefined : url;
}
