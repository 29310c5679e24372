import { createHash } from 'node:crypto';
import type { Artifact } from '../artifact.ts';
import type { RouteTable } from '../routes/index.ts';
import { type Locale, locales } from '../rules/locale.ts';
import type { FormDefinition, HeaderRule, HostingManifest } from './manifest.ts';

const headers: readonly HeaderRule[] = [
  { for: '/*', set: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
  { for: '/assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** What a host must know to serve the files of a build. */
export function hostingManifest(artifacts: readonly Artifact[], routes: RouteTable): HostingManifest {
  const content = {
    files: Object.fromEntries(artifacts.map(({ path, body }) => [path, digestOf(body)])),
    headers,
    redirects: [],
    notFound: eachLocale((locale) => routes.only(locale, 'not-found').file),
    forms: [formOn('contact', 'quote', routes), formOn('simple-contact', 'contact', routes)],
  };
  return { release: digestOf(JSON.stringify(content)), ...content };
}

function formOn(
  name: FormDefinition['name'],
  template: 'quote' | 'contact',
  routes: RouteTable,
): FormDefinition {
  return { name, pages: eachLocale((locale) => routes.only(locale, template).path) };
}

function eachLocale(value: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, string>;
}

function digestOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url');
}
