import { createHash } from 'node:crypto';
import type { Artifact } from '../artifact.ts';
import type { PageFacts } from '../html/read-page.ts';
import { type Locale, localeOfPath, localePrefix, locales } from '../rules/locale.ts';
import { headersFile } from './files/headers-file.ts';
import { redirectsFile } from './files/redirects-file.ts';
import { earlyHints, headerRules, overTls } from './headers.ts';
import { type FormDefinition, type HostingManifest, manifestFile } from './manifest.ts';
import { foreignHosts, type HostSettings } from './policy.ts';

/** What hosting follows from, beside the finished files. */
interface HostingOptions {
  /** What was read of every page among the files. */
  pages: readonly PageFacts[];
  /** The facts of the site; those that name other hosts matter. */
  settings: HostSettings;
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

function createManifest(
  files: readonly Artifact[],
  { pages, settings, baseUrl, preview }: HostingOptions,
): HostingManifest {
  const paths = files.map(({ path }) => path);
  const hosts = foreignHosts(settings);
  const content = {
    files: Object.fromEntries(files.map(({ path, body }) => [path, digestOf(body)])),
    headers: headerRules(pages, { hosts, paths, baseUrl, preview }),
    overTls,
    redirects: [],
    notFound: perLocale((locale) => `${localePrefix[locale]}/404.html`.slice(1)),
    forms: formNames.flatMap((name) => formOf(name, pages)),
  };
  return { release: digestOf(JSON.stringify(content)), ...content };
}

const formNames = ['contact', 'simple-contact'] as const satisfies FormDefinition['name'][];

function formOf(name: FormDefinition['name'], pages: readonly PageFacts[]): FormDefinition[] {
  const withForm = pages.filter(({ forms }) => forms.includes(name));
  const found = locales.map((locale) => withForm.find(({ address }) => localeOfPath(address) === locale));
  if (found.includes(undefined)) return [];
  return [{ name, pages: perLocale((locale) => found[locales.indexOf(locale)]?.address ?? '') }];
}

function perLocale(of: (locale: Locale) => string): Record<Locale, string> {
  return { is: of('is'), en: of('en') };
}

function digestOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url');
}
