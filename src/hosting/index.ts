import { type Artifact, checksumOf } from '../artifact.ts';
import type { Redirect } from '../define/route.ts';
import type { Site, SiteFacts } from '../define/site.ts';
import type { PageFacts } from '../html/read-page.ts';
import { digestOfText } from '../lib/digest.ts';
import { headersFile } from './files/headers-file.ts';
import { redirectsFile } from './files/redirects-file.ts';
import { listForms } from './forms.ts';
import { earlyHints, headerRules, overTls } from './headers.ts';
import { type HostingManifest, manifestFile } from './manifest.ts';
import { foreignHosts } from './policy.ts';

/** What hosting follows from, beside the finished files. */
export interface HostingOptions {
  /** What was read of every page among the files. */
  pages: readonly PageFacts[];
  /** The addresses that lead to pages, beside their own. */
  redirects: readonly Redirect[];
  site: Pick<Site, 'locales' | 'forms'>;
  /** Those that name other hosts matter, and how the site is run. */
  facts: Pick<SiteFacts, 'scripts' | 'mediaHost' | 'operation'>;
  /** Where the site is published, without a slash at the end. */
  baseUrl: string;
  /** Whether the build is one to look at, which search engines must leave alone. */
  preview: boolean;
}

/** The files that tell hosts how to serve the site: the manifest, and what Netlify and its like read of it. */
export function hosting(artifacts: readonly Artifact[], options: HostingOptions): Artifact[] {
  const manifest = createManifest(artifacts, options);
  return [
    { path: manifestFile, body: `${JSON.stringify(manifest, null, 1)}\n` },
    { path: '_headers', body: headersFile(manifest, earlyHints(options.pages)) },
    { path: '_redirects', body: redirectsFile(manifest) },
  ];
}

/** What a host must know to serve files. */
export function createManifest(
  files: readonly Artifact[],
  { pages, redirects, site, facts, baseUrl, preview }: HostingOptions,
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
    forms: listForms(files, pages, site),
    operation: facts.operation,
  };
  return { release: digestOfText(JSON.stringify(content)), ...content };
}
