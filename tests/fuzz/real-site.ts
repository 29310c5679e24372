import { dirname, join } from 'node:path';
import { type BuildResult, buildSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import { hosting } from '../../src/hosting/index.ts';
import type { FormSite } from '../../src/server/form-handler.ts';
import { site } from '../../templates/site.ts';
import { frozenContent } from '../support/content-folders.ts';

/** The folder of the frozen content. */
export const frozen = dirname(join(process.cwd(), frozenContent));

/** The configuration of a build below a folder, on a day on which nothing of the content is about to expire. */
export function configIn(cwd: string) {
  return createConfig({}, { site, toolDir: process.cwd(), cwd, now: new Date('2026-11-21') });
}

/** The pages of a build, by file. */
export function pagesOf({ artifacts }: BuildResult): [path: string, html: string][] {
  return artifacts.flatMap(({ path, body }): [string, string][] =>
    path.endsWith('.html') && typeof body === 'string' ? [[path, body]] : [],
  );
}

/** The forms of the real site, as the server has them. */
export async function realForms(): Promise<FormSite> {
  const built = await buildSite(configIn(frozen));
  if (!built.content) throw new Error('The real content has errors.');
  const facts = site.facts(built.content.shared);
  const [manifest] = hosting(built.artifacts, {
    pages: built.pages,
    forms: built.forms,
    redirects: [],
    site,
    facts,
    baseUrl: facts.baseUrl,
    preview: false,
  });
  const pages = new Map(
    pagesOf(built).map(([path, html]) => [`/${path.replace(/(?:index)?\.html$/, '')}`, html]),
  );
  const { forms, locales } = JSON.parse(String(manifest?.body));
  return { forms, locales, pageAt: (address) => pages.get(address) };
}
