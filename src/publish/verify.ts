import { type Artifact, pageAddress } from '../artifact.ts';
import { localeOfPath } from '../define/locale.ts';
import type { Site } from '../define/site.ts';
import { slugify } from '../define/slug.ts';
import { type Place, type Report, withSuggestion } from '../diagnostics/index.ts';
import type { PageFacts, PageReference } from '../pages/html/read-page.ts';
import type { PlaceInCode, PlaceOf } from './places.ts';
import { verifyForms } from './verify-forms.ts';

/** The built site to verify. */
interface VerifiedSite {
  /** Pages by address. */
  pages: ReadonlyMap<string, PageFacts>;
  /** Addresses of all files; pages without their extension (specification 2.3). */
  files: ReadonlySet<string>;
  site: Pick<Site, 'forms' | 'locales' | 'scripts'>;
  baseUrl: string;
  /** Origins from which video loops may be loaded (specification 11.2). */
  videoHosts: readonly string[];
  /** Paths that links may target although the files do not exist: pictures not drawn yet, and failed pages. */
  planned: readonly string[];
  /** False if pages failed. */
  isWhole: boolean;
  report: Report;
  placeOf: PlaceOf;
  placeInCode: PlaceInCode;
  /** The addresses of pages that are not published, to which published ones must not link. */
  unpublished: ReadonlySet<string>;
}

/** The other inputs of verifying, such as the facts of all pages. */
type VerifyOptions = Omit<VerifiedSite, 'pages' | 'files'> & { pages: readonly PageFacts[] };

/** Checks all built files against each other: links, anchors, ids, headings, alternates and assets. */
export function verify(artifacts: readonly Artifact[], options: VerifyOptions): void {
  const pages = new Map(options.pages.map((page) => [page.address, page]));
  const files = new Set(options.planned.map(pageAddress));
  for (const { path } of artifacts) {
    if (files.has(pageAddress(path))) options.report.error('artifact-twice', { file: path }, { path });
    files.add(pageAddress(path));
  }
  for (const facts of pages.values()) verifyPage(facts, { ...options, pages, files });
  // The links and forms of failed pages are not known.
  if (options.report.errorCount > 0 || !options.isWhole) return;
  warnOfOrphans(options);
  verifyForms(options.pages, options);
}

/** Warns of published pages to which no page of the same language links, except home pages and not-found pages. */
function warnOfOrphans({ pages, site, report, placeOf, unpublished }: VerifyOptions): void {
  const languageOf = (address: string) => localeOfPath(address, site.locales);
  const homes = site.locales.map(({ prefix }) => prefix || '/');
  const notFound = site.locales.map(({ prefix }) => `${prefix}/404`);
  const linked = new Set<string>();
  for (const { address: from, references } of pages) {
    const language = languageOf(from);
    for (const { url } of references) {
      const to = url.split(/[?#]/)[0] ?? '';
      if (to !== from && !linked.has(to) && languageOf(to) === language) linked.add(to);
    }
  }
  for (const { address } of pages) {
    if (linked.has(address) || homes.includes(address) || notFound.includes(address)) continue;
    if (unpublished.has(address)) continue;
    report.warning('page-orphan', placeOf(address) ?? { file: address }, {});
  }
}

function verifyPage(facts: PageFacts, built: VerifiedSite): void {
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

function verifyAlternates({ address, alternates, canonical }: PageFacts, built: VerifiedSite): void {
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

function verifyReference(address: string, reference: PageReference, built: VerifiedSite): void {
  const { url, kind, hreflang } = reference;
  const { report } = built;
  const place = () => built.placeOf(address, url) ?? { file: address };
  const scheme = schemeOf(url);
  if (scheme !== undefined) {
    verifyForeign(reference, scheme, { place, built });
    return;
  }
  // The query does not change the target.
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

/** Returns the scheme of an address as a browser parses it; `//` for a protocol-relative address. */
function schemeOf(url: string): string | undefined {
  // URL Standard, section 4.4.
  const normalized = url.replace(/^[\0- ]+|[\t\n\r]/g, '').replaceAll('\\', '/');
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.exec(normalized)?.[0].toLowerCase();
}

interface ReferenceContext {
  place: () => Place;
  built: VerifiedSite;
}

const linkSchemes = ['https:', 'mailto:', 'tel:'];

/** So many anchors can be read at a glance. */
const fewAnchors = 20;

/** Suggests an anchor of the content, and lists them if they are few; ids that begin with “_” are those of the layout. */
function anchorMeant(anchor: string, { ids }: PageFacts) {
  const known = [...ids.keys()].filter((id) => !id.startsWith('_'));
  return { ...withSuggestion(slugify(anchor), known), ...(known.length <= fewAnchors && { known }) };
}

/** Verifies a reference with a scheme. Links need a safe scheme, forms must not leave the site, resources may only be data images. */
function verifyForeign(
  { url, kind }: PageReference,
  scheme: string,
  { place, built }: ReferenceContext,
): void {
  const { report, videoHosts } = built;
  if (kind === 'link' || kind === 'action') {
    const isSafe = kind === 'link' && linkSchemes.includes(scheme);
    if (!isSafe) report.error('forbidden-markup', place(), { markup: `the address ${JSON.stringify(url)}` });
    return;
  }
  const isVideoHost = kind === 'loop' && scheme === 'https:' && videoHosts.includes(new URL(url).origin);
  const isPicture = kind === 'resource' && /^data:image\//.test(url);
  if (!isVideoHost && !isPicture) report.error('foreign-resource', place(), { url });
}
