import type { Artifact } from '../../artifact.ts';
import type { RenderContext } from '../context.ts';

/** `robots.txt` (RFC 9309): everything may be read, and where the sitemap is; of a preview, nothing. */
export function renderRobots({ baseUrl, preview }: RenderContext): Artifact {
  const rules = preview ? ['Disallow: /'] : ['Allow: /', '', `Sitemap: ${baseUrl}/sitemap.xml`];
  return { path: 'robots.txt', body: `${['User-agent: *', ...rules].join('\n')}\n` };
}
