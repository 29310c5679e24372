import { type Artifact, pageAddress } from '../artifact.ts';
import { localeOfPath } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { slugify } from '../define/slug.ts';
import { type Place, type Report, withSuggestion } from '../diagnostics/index.ts';
import type { PageFacts, Reference } from '../html/read-page.ts';
import type { PlaceOf } from './places.ts';
import { verifyForms } from './verify-forms.ts';

/** The built site as a visitor's browser sees it. */
interface Built {
  /** The pages by address. */
  pages: ReadonlyMap<string, PageFacts>;
  /** All files by address, pages without their ending (specification 2.3). */
  files: ReadonlySet<string>;
  site: Pick<Site, 'forms' | 'locales' | 'scripts'>;
  baseUrl: string;
  /** The origins that the content lets loops come from (specification 11.2). */
  videoHosts: readonly string[];
  /** The paths of files that are yet to be made, or could not be: links to them are not wrong. */
  planned: readonly string[];
  /** False if pages could not be made. */
  isWhole: boolean;
  report: Report;
  placeOf: PlaceOf;
  /** Returns a path below `templates/` as messages show it. */
  source: (path: string) => string;
}

/** What verifying needs beside the files: what was read of every page among them, and how to report what is wrong. */
type Verifying = Omit<Built, 'pages' | 'files'> & { pages: readonly PageFacts[] };

/** Checks all built files against each other: links, anchors, ids, headings, alternates and assets. */
export function verify(artifacts: readonly Artifact[], verifying: Verifying): void {
  const pages = new Map(verifying.pages.map((page) => [page.address, page]));
  const files = new Set(verifying.planned.map(pageAddress));
  for (const { path } of artifacts) {
    if (files.has(pageAddress(path))) verifying.report.error('artifact-twice', { file: path }, { path });
    files.add(pageAddress(path));
  }
  for (const facts of pages.values()) verifyPage(facts, { ...verifying, pages, files });
  // A page that could not be made leaves its links and forms out.
  if (verifying.report.errorCount > 0 || !verifying.isWhole) return;
  warnOfOrphans(verifying);
  verifyForms(verifying.pages, verifying);
}

/** Pages that only the language menu leads to. Visits begin at the home pages, and nobody asks for those that say that there is none. */
function warnOfOrphans({ pages, site, report, placeOf }: Verifying): void {
  const languageOf = (address: string) => localeOfPath(address, site.locales);
  const homes = site.locales.map(({ prefix }) => prefix || '/');
  const unasked = site.locales.map(({ prefix }) => `${prefix}/404`);
  const linked = new Set(
    pages.flatMap(({ address: from, references }) =>
      references
        .map(({ url }) => url.split(/[?#]/)[0] ?? '')
        .filter((to) => to !== from && languageOf(to) === languageOf(from)),
    ),
  );
  for (const { address } of pages) {
    if (linked.has(address) || homes.includes(address) || unasked.includes(address)) continue;
    report.warning('page-orphan', placeOf(address) ?? { file: address }, {});
  }
}

function verifyPage(facts: PageFacts, built: Built): void {
  const { report } = built;
  const { address } = facts;
  const place = { file: address };
  for (const [id, count] of facts.ids) {
    if (count < 2) continue;
    const heading = built.placeOf(address, `#${id}`);
    if (heading) report.error('heading-anchor', heading, { id });
    else report.error('duplicate-id', place, { id });
  }
  for (const { attribute, id } of facts.idReferences) {
    if (!facts.ids.has(id)) report.error('missing-label', place, { id, attribute });
  }
  for (const markup of new Set(facts.forbidden)) report.error('forbidden-markup', place, { markup });
  verifyHeadings(facts, report);
  verifyAlternates(facts, built);
  for (const reference of facts.references) verifyReference(address, reference, built);
}

function verifyHeadings({ address, headings }: PageFacts, report: Report): void {
  const place = { file: address };
  const count = headings.filter(({ level }) => level === 1).length;
  if (count !== 1) report.error('heading-first', place, { count });
  let previous = 0;
  for (const { level, text } of headings) {
    if (level > previous + 1) report.error('heading-order', place, { text: text.trim(), level, previous });
    previous = level;
  }
}

function verifyAlternates({ address, alternates, canonical }: PageFacts, built: Built): void {
  const { pages, files, baseUrl, report } = built;
  for (const { href } of alternates) {
    const target = pages.get(pathOf(href, baseUrl));
    if (!target && files.has(pathOf(href, baseUrl))) continue;
    const leadsBack = target?.alternates.some((back) => pathOf(back.href, baseUrl) === address);
    if (!leadsBack) report.error('alternate-broken', { file: address }, { href });
  }
  if (canonical !== undefined && pathOf(canonical, baseUrl) !== address) {
    report.error('alternate-broken', { file: address }, { href: canonical });
  }
}

function pathOf(href: string, baseUrl: string): string {
  return href.startsWith(baseUrl) ? href.slice(baseUrl.length) || '/' : href;
}

function verifyReference(address: string, reference: Reference, built: Built): void {
  const { url, kind, hreflang } = reference;
  const { report } = built;
  const place = () => built.placeOf(address, url) ?? { file: address };
  const scheme = schemeOf(url);
  if (scheme !== undefined) {
    verifyForeign(reference, scheme, { place, built });
    return;
  }
  // What a link asks of a page by its query does not change where it leads.
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const target = path === '' ? address : path;
  const page = built.pages.get(target);
  if (!page && !built.files.has(target)) report.error('broken-link', place(), { href: url });
  else if (anchor && page && !page.ids.has(decodeURIComponent(anchor))) {
    const href = `${path}#${decodeURIComponent(anchor)}`;
    report.error('broken-anchor', place(), { href, ...anchorMeant(decodeURIComponent(anchor), page) });
  } else if (kind === 'link' && page) {
    const [from, to] = [address, target].map((one) => localeOfPath(one, built.site.locales).id);
    if (from !== to && to !== undefined && hreflang !== to)
      report.error('wrong-language', place(), { href: url, lang: to });
  }
}

/** The scheme of an address as a browser finds it: among any letters that it drops; `//` for that of the page. */
function schemeOf(url: string): string | undefined {
  // URL Standard, section 4.4.
  const seen = url.replace(/^[\0- ]+|[\t\n\r]/g, '').replaceAll('\\', '/');
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.exec(seen)?.[0].toLowerCase();
}

interface Finding {
  place: () => Place;
  built: Built;
}

const linkSchemes = ['https:', 'mailto:', 'tel:'];

/** Links lead to safe schemes only, forms to the site; what a page loads is its own, or a picture inside the page. */
/** Suggests an anchor of the content: ids that begin with “_” are those of the layout. */
const anchorMeant = (anchor: string, { ids }: PageFacts) =>
  withSuggestion(
    slugify(anchor),
    [...ids.keys()].filter((id) => !id.startsWith('_')),
  );

function verifyForeign({ url, kind }: Reference, scheme: string, { place, built }: Finding): void {
  const { report, videoHosts } = built;
  if (kind === 'link' || kind === 'action') {
    const isSafe = kind === 'link' && linkSchemes.includes(scheme);
    if (!isSafe) report.error('forbidden-markup', place(), { markup: `the address ${JSON.stringify(url)}` });
    return;
  }
  const isNamed = kind === 'loop' && scheme === 'https:' && videoHosts.includes(new URL(url).origin);
  const isPicture = kind === 'resource' && /^data:image\//.test(url);
  if (!isNamed && !isPicture) report.error('foreign-resource', place(), { url });
}
