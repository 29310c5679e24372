import type { Locale } from '../../define/locale.ts';
import type { Place, Report } from '../../diagnostics/index.ts';
import type { UnpublishedFile } from '../load/unpublished.ts';
import { pageMeant } from './addresses.ts';
import { suggestAmong } from './suggest-among.ts';

/** The valid targets of links. */
export interface LinkTargets {
  page: ReadonlySet<string>;
  /** The URLs of files that are published as they are. */
  files: Pick<ReadonlySet<string>, 'has'>;
  /** The pages that are not published, by id. */
  hidden: ReadonlyMap<string, UnpublishedFile>;
  /** The pages that only some languages have, with these languages. */
  limited: ReadonlyMap<string, readonly Locale[]>;
  /** Page ids by address, for suggestions. */
  addresses: ReadonlyMap<string, string>;
  /** The host of the site. Undefined if the base URL could not be read. */
  ownHost: string | undefined;
}

interface Linking {
  targets: LinkTargets;
  /** The id of the page that contains the link. */
  from: string;
  locale: Locale | null;
  report: Report;
}

/** Reports broken links and unsupported schemes. The location is computed only for a problem. */
export function checkLink(href: string, place: () => Place, linking: Linking): void {
  const { targets, from, report } = linking;
  if (href.startsWith('page:')) checkPageLink(href, place, linking);
  else if (targets.files.has(href)) return;
  else if (!/^(?:https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/.test(href)) {
    const suggestion = href.startsWith('#') ? `page:${from}${href}` : suggestHref(href, targets);
    report.error('link-scheme', place(), { href, ...(suggestion === undefined ? {} : { suggestion }) });
  } else checkOwnHost(href, place, linking);
}

function checkPageLink(href: string, place: () => Place, linking: Linking): void {
  const { targets, from, locale, report } = linking;
  const id = pageIdOf(href);
  const languages = targets.limited.get(id);
  if (languages && !languages.includes(locale ?? ''))
    report.error('page-not-in-language', place(), { id, languages: languages.join(', ') });
  if (targets.page.has(id)) return;
  const hidden = targets.hidden.get(id);
  if (hidden) {
    report.error('page-unpublished', place(), hidden);
    return;
  }
  const similar = suggestAmong(id, targets.page).suggestion;
  const meant = pageMeant(id, targets.addresses) ?? (similar === from ? undefined : similar);
  const suggestion = meant && `page:${meant}${href.slice('page:'.length + id.length)}`;
  report.error('link-unknown-page', place(), { id, ...(suggestion === undefined ? {} : { suggestion }) });
}

/** Returns the page id of a `page:` link, without its fragment. */
function pageIdOf(href: string): string {
  return href.slice('page:'.length).replace(/#.*$/, '');
}

/** Warns of absolute links to the site itself: they break when the page moves. */
function checkOwnHost(href: string, place: () => Place, { targets, report }: Linking): void {
  if (!URL.canParse(href)) return;
  const { host, pathname, hash } = new URL(href);
  if (host !== targets.ownHost || /\.\w+$/.test(pathname)) return;
  const id = pageMeant(decodeURI(pathname), targets.addresses);
  report.warning('link-own-address', place(), {
    href,
    ...(id === undefined ? {} : { wanted: `page:${id}${hash}` }),
  });
}

/** Suggests a valid link for an unsupported one. */
function suggestHref(href: string, { addresses }: LinkTargets): string | undefined {
  if (/^[^\s@/:]+@[^\s@/]+\.\p{L}+$/u.test(href)) return `mailto:${href}`;
  if (/^\+?[\d\s\u00A0-]{7,}$/.test(href)) return `tel:${href.replace(/[\s\u00A0-]/g, '')}`;
  if (/^(?:http:)?\/\/[^\s/]+\.\p{L}+/u.test(href)) return `https://${href.replace(/^(?:http:)?\/\//, '')}`;
  if (/^(?:[\w-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(href) && !/\.(?:md|yaml|html)$/.test(href))
    return `https://${href}`;
  if (href.includes(':')) return undefined;
  const [path = '', anchor] = href.split('#');
  const id = pageMeant(path, addresses);
  return id && `page:${id}${anchor === undefined ? '' : `#${anchor}`}`;
}
