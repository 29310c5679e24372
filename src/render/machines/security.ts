import type { Artifact } from '../../artifact.ts';
import { locales } from '../../rules/locale.ts';
import type { RenderContext } from '../context.ts';

/** `security.txt` (RFC 9116): whom to tell about a hole in the site. Until when that holds stands in `site.yaml`. */
export function renderSecurity({ site, baseUrl }: RenderContext): Artifact {
  const path = '.well-known/security.txt';
  const { contact, security } = site.settings;
  const body = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
    '',
  ].join('\n');
  return { path, body };
}
