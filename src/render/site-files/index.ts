import type { Artifact } from '../../artifact.ts';
import type { RenderContext } from '../context.ts';
import { renderConsentCode } from './consent-code.ts';
import { renderLlms } from './llms.ts';
import { renderRobots } from './robots.ts';
import { renderSecurity } from './security.ts';
import { renderSitemap } from './sitemap.ts';
import { renderWebManifest } from './web-manifest.ts';

/** The files that describe the site to machines. A preview has no sitemap. */
export function renderSiteFiles(context: RenderContext): Artifact[] {
  return [
    ...(context.preview ? [] : [renderSitemap(context)]),
    renderRobots(context),
    renderLlms(context),
    ...renderSecurity(context),
    ...renderConsentCode(context),
    ...context.locales.map(({ id }) => renderWebManifest(id, context)),
  ];
}
