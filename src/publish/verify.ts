import { type Artifact, pageAddress } from '../artifact.ts';
import { type Place, type Report, withSuggestion } from '../diagnostics/index.ts';
import { localeOfPath } from '../rules/locale.ts';
import { inspectPage, type PageFacts, type Reference } from './inspect.ts';

/** The built site as a visitor's browser sees it. */
interface Built {
  /** The pages by address. */
  pages: ReadonlyMap<string, PageFacts>;
  /** All files by address. */
  files: ReadonlySet<string>;
  baseUrl: string;
  report: Report;
  placeOf: PlaceOf;
}

/** Where the link of a page stands in the content; nothing for links that a template makes. */
export type PlaceOf = (address: string, href: string) => Place | undefined;

/** What verifying needs beside the files. */
export type Verifying = Pick<Built, 'baseUrl' | 'report' | 'placeOf'>;

/** Checks all built files against each other: links, anchors, ids, headings, alternates and assets. */
export function verify(artifacts: readonly Artifact[], { baseUrl, report, placeOf }: Verifying): void {
  const pages = new Map<string, PageFacts>();
  const files = new Set<string>();
  for (const { path, body } of artifacts) {
    if (files.has(`/${path}`)) report.error('artifact-twice', { file: path }, { path });
    files.add(`/${path}`);
    if (path.endsWith('.html') && typeof body === 'string') pages.set(pageAddress(path), inspectPage(body));
  }
  for (const [address, facts] of pages)
    verifyPage(address, facts, { pages, files, baseUrl, report, placeOf });
}

function verifyPage(address: string, facts: PageFacts, built: Built): void {
  const { report } = built;
  const place = { file: address };
  for (const [id, count] of facts.ids) if (count > 1) report.error('duplicate-id', place, { id });
  for (const { attribute, id } of facts.idReferences) {
    if (!facts.ids.has(id)) report.error('missing-label', place, { id, attribute });
  }
  for (const markup of new Set(facts.forbidden)) report.error('forbidden-markup', place, { markup });
  verifyHeadings(address, facts, report);
  verifyAlternates(address, facts, built);
  for (const reference of facts.references) verifyReference(address, reference, built);
}

function verifyHeadings(address: string, { headings }: PageFacts, report: Report): void {
  const place = { file: address };
  const count = headings.filter(({ level }) => level === 1).length;
  if (count !== 1) report.error('heading-first', place, { count });
  let previous = 0;
  for (const { level, text } of headings) {
    if (level > previous + 1) report.error('heading-order', place, { text: text.trim(), level, previous });
    previous = level;
  }
}

function verifyAlternates(address: string, facts: PageFacts, { pages, baseUrl, report }: Built): void {
  for (const { href } of facts.alternates) {
    const target = pages.get(pathOf(href, baseUrl));
    const leadsBack = target?.alternates.some((back) => pathOf(back.href, baseUrl) === address);
    if (!leadsBack) report.error('alternate-broken', { file: address }, { href });
  }
  if (facts.canonical !== undefined && pathOf(facts.canonical, baseUrl) !== address) {
    report.error('alternate-broken', { file: address }, { href: facts.canonical });
  }
}

function pathOf(href: string, baseUrl: string): string {
  return href.startsWith(baseUrl) ? href.slice(baseUrl.length) || '/' : href;
}

function verifyReference(address: string, { url, kind, hreflang }: Reference, built: Built): void {
  const { report } = built;
  const place = built.placeOf(address, url) ?? { file: address };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    const isForeign = kind === 'resource' && !/^(?:data|blob):/.test(url);
    if (isForeign) report.error('foreign-resource', place, { url });
    return;
  }
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? address : path;
  const page = built.pages.get(target);
  if (!page && !built.files.has(target)) report.error('broken-link', place, { href: url });
  else if (anchor && page && !page.ids.has(decodeURIComponent(anchor))) {
    report.error('broken-anchor', place, { href: url, ...withSuggestion(anchor, [...page.ids.keys()]) });
  } else if (kind === 'link' && page && crossesLanguage(address, target, hreflang)) {
    report.error('wrong-language', place, { href: url, lang: localeOfPath(target) });
  }
}

function crossesLanguage(from: string, to: string, hreflang: string | undefined): boolean {
  return localeOfPath(from) !== localeOfPath(to) && hreflang !== localeOfPath(to);
}
