import type { Artifact } from '../../artifact.ts';
import type { RenderContext } from '../context.ts';

/** `security.txt` (RFC 9116): where to report a vulnerability, if the facts of the site say so. */
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
