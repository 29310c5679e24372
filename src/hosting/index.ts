import { type Artifact, checksumOf } from '../artifact.ts';
import { baseUrlOf, type Config } from '../config.ts';
import type { SiteContent } from '../define/content.ts';
import type { Redirect } from '../define/route.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import { digestOfText } from '../lib/digest.ts';
import type { PageFacts } from '../pages/html/read-page.ts';
import type { RouteTable } from '../routes/index.ts';
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
  { pages, redirects, forms, site, facts, baseUrl, preview }: HostingOptions,
): HostingManifest {
  const paths = files.map(({ path }) => path);
  const hosts = foreignHosts(facts);
  const [first, ...others] = site.locales.map(({ id, prefix }) => ({
    ...{ id, prefix, notFound: `${prefix}/404.html`.slice(1) },
  }));
  if (!first) throw new Error('A site has a language.');
  const content = {
    files: Object.fromEntries(files.map((file) => [file.path, checksumOf(file).digest])),
    headers: headerRules(pages, { hosts, paths, baseUrl, preview }),
    overTls,
    redirects: redirects.map((redirect) => ({ ...redirect, status: 301 as const })),
    locales: [first, ...others] satisfies HostingManifest['locales'],
    forms,
    operation: facts.operation,
  };
  return { release: digestOfText(JSON.stringify(content)), ...content };
}

/**
 * Makes `_headers` for Netlify, Cloudflare Pages and others. Some join the values of all matching rules with commas. So `Cache-Control` of
 * pages is left to them (`no-cache, immutable` would be no cache), and assets have no policies of their own.
 */
function headersFile({ headers, overTls }: HostingManifest, hints: readonly HeaderRule[]): string {
  const rules = headers.map((rule): HeaderRule => {
    if (rule.for === '/*') {
      const { 'Cache-Control': _, ...set } = rule.set;
      return { for: rule.for, set: { ...set, ...overTls } };
    }
    const { 'Content-Security-Policy': _csp, 'Permissions-Policy': _features, ...set } = rule.set;
    return { for: rule.for, set };
  });
  return `${[...rules, ...hints].flatMap(lines).join('\n')}\n`;
}

function lines({ for: path, set }: HeaderRule): string[] {
  const headers = Object.entries(set).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...headers];
}

/**
 * Makes `_redirects` for Netlify and Cloudflare Pages. They redirect `/page/` and `/page.html` and serve `404.html` by themselves, but must
 * be told the not-found pages of other languages.
 */
function redirectsFile({ redirects, locales: [first, ...others] }: HostingManifest): string {
  const moved = redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`);
  const hidden = `/${manifestFile} /${first.notFound} 404!`;
  const inOtherLanguages = others.map(({ prefix, notFound }) => `${prefix}/* /${notFound} 404`);
  return `${[...moved, hidden, ...inOtherLanguages].join('\n')}\n`;
}
