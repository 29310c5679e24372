import { type Artifact, checksumOf, pageAddress } from '../artifact.ts';
import { baseUrlOf, type Config } from '../config.ts';
import type { SiteContent } from '../define/content.ts';
import type { Redirect } from '../define/route.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import { digestOfText } from '../lib/digest.ts';
import type { PageFacts } from '../pages/html/read-page.ts';
import type { RouteTable } from '../routes/index.ts';
import { adminFolder, adminPage } from './admin.ts';
import { earlyHints, headerRules, overTls } from './headers.ts';
import { type HeaderRule, type HostedForms, type HostingManifest, manifestFile } from './manifest.ts';
import { foreignHosts } from './policy.ts';

interface HostingOptions {
  pages: readonly PageFacts[];
  /** The addresses that lead to pages, beside their own. */
  redirects: readonly Redirect[];
  /** The forms that the server receives. */
  forms: readonly HostedForms[];
  site: Pick<Site, 'locales'>;
  /** Those that name other hosts matter, and how the site is run. */
  facts: Pick<SiteFacts, 'scripts' | 'mediaHost' | 'operation'>;
  /** The address of the site, without a slash at the end. */
  baseUrl: string;
  /** Keeps search engines away. */
  preview: boolean;
  /** Where the visual editor saves. Undefined for a site without one. */
  admin?: string | undefined;
}

/** A site without errors, as hosts see it. */
interface HostedSite extends Pick<HostingOptions, 'pages' | 'forms'> {
  content: SiteContent;
  routes: RouteTable;
}

/** Collects the inputs of the files for hosts. */
export function hostingOptions(
  { content, routes, pages, forms }: HostedSite,
  config: Config,
): HostingOptions {
  const { preview } = config;
  const facts = config.site.facts(content.shared);
  return {
    ...{ pages, forms, redirects: routes.redirects },
    ...{ site: config.site, facts, baseUrl: baseUrlOf(facts, config), preview },
    admin: config.admin && facts.repository,
  };
}

/** Makes the files for hosts: the manifest, `_headers` and `_redirects`. */
export function hosting(artifacts: readonly Artifact[], options: HostingOptions): Artifact[] {
  const manifest = createManifest(artifacts, options);
  return [
    { path: manifestFile, body: `${JSON.stringify(manifest, null, 1)}\n` },
    { path: '_headers', body: headersFile(manifest, earlyHints(options.pages)) },
    { path: '_redirects', body: redirectsFile(manifest) },
  ];
}

/** Creates the manifest of a site. */
export function createManifest(
  files: readonly Artifact[],
  { pages, redirects, forms, site, facts, baseUrl, preview, admin }: HostingOptions,
): HostingManifest {
  const paths = files.map(({ path }) => path);
  const hosts = foreignHosts(facts);
  const [first, ...others] = site.locales.map(({ id, prefix }) => ({
    ...{ id, prefix, notFound: `${prefix}/404.html`.slice(1) },
  }));
  if (!first) throw new Error('A site has a language.');
  const content = {
    files: Object.fromEntries(files.map((file) => [file.path, checksumOf(file).digest])),
    headers: headerRules(pages, { hosts, paths, baseUrl, preview, admin }),
    overTls,
    redirects: [...redirects, ...(admin === undefined ? [] : [toAdmin])].map((redirect) => ({
      ...redirect,
      status: 301 as const,
    })),
    locales: [first, ...others] satisfies HostingManifest['locales'],
    forms,
    operation: facts.operation,
  };
  return { release: digestOfText(JSON.stringify(content)), ...content };
}

/** Hosts that read `_redirects` do this by themselves. */
const toAdmin = { from: adminPage.address.slice(0, -1), to: adminPage.address };

/**
 * Makes `_headers` for Netlify, Cloudflare Pages and others. Some join the values of all matching rules with commas. So `Cache-Control` of
 * pages is left to them (`no-cache, immutable` would be no cache), assets have no policies of their own, and where there is a visual
 * editor, the policy of pages is that of the folders that have pages.
 */
function headersFile(manifest: HostingManifest, hints: readonly HeaderRule[]): string {
  const { headers, overTls } = manifest;
  const hasAdmin = headers.some((rule) => rule.for === adminRule);
  const rules = headers.flatMap((rule): HeaderRule[] => {
    const { 'Cache-Control': _, ...set } = rule.set;
    if (rule.for === adminRule) return [{ ...rule, set }];
    if (rule.for === '/*') {
      const { 'Content-Security-Policy': policy = '', ...others } = set;
      const ofPages = { set: { 'Content-Security-Policy': policy } };
      const whole = { for: rule.for, set: { ...(hasAdmin ? others : set), ...overTls } };
      return hasAdmin
        ? [whole, ...pageFolders(manifest).map((path) => ({ for: path, ...ofPages }))]
        : [whole];
    }
    const { 'Content-Security-Policy': _csp, 'Permissions-Policy': _features, ...own } = rule.set;
    return [{ for: rule.for, set: own }];
  });
  return `${[...rules, ...hints].flatMap(lines).join('\n')}\n`;
}

const adminRule = `/${adminFolder}*`;

/** Lists the first folders of all pages, and the pages beside them. */
function pageFolders({ files }: HostingManifest): string[] {
  const pages = Object.keys(files).filter((file) => file.endsWith('.html') && !file.startsWith(adminFolder));
  const paths = pages.flatMap((file) => {
    const [first = '', ...rest] = pageAddress(file).slice(1).split('/');
    return rest.length > 0 ? [`/${first}/*`] : [`/${first}`];
  });
  return [...new Set(paths)].toSorted();
}

function lines({ for: path, set }: HeaderRule): string[] {
  const headers = Object.entries(set).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...headers];
}

/**
 * Makes `_redirects` for Netlify and Cloudflare Pages. They redirect `/page/` and `/page.html` and serve `404.html` by themselves, but must
 * be told the not-found pages of other languages.
 */
function redirectsFile({ redirects, locales: [first, ...languages] }: HostingManifest): string {
  const others = redirects.filter(({ to }) => to !== adminPage.address);
  const moved = others.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`);
  const hidden = `/${manifestFile} /${first.notFound} 404!`;
  const inOtherLanguages = languages.map(({ prefix, notFound }) => `${prefix}/* /${notFound} 404`);
  return `${[...moved, hidden, ...inOtherLanguages].join('\n')}\n`;
}
