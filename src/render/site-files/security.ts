import type { Artifact } from '../../artifact.ts';
import type { RenderContext } from '../context.ts';

/** `security.txt` (RFC 9116): whom to tell about a hole in the site, if its facts say so. */
export function renderSecurity({ facts, locales, baseUrl }: RenderContext): Artifact[] {
  if (!facts.security) return [];
  const path = '.well-known/security.txt';
  const { email, expires } = facts.security;
  const body = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${locales.map(({ id }) => id).join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
    '',
  ].join('\n');
  return [{ path, body }];
}
