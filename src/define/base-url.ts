import type { Message } from '../diagnostics/index.ts';

/** A normalized base URL, or the problem with it. */
type ReadBaseUrl = { url: string } | { problem: Message };

/**
 * Parses and normalizes the base URL of a site: a scheme, a host and an optional port. Converts other letters
 * to Punycode and drops a trailing slash.
 *
 * @example readBaseUrl('https://Þjónusta.is/') // => { url: 'https://xn--jnusta-bxa0g.is' }
 */
export function readBaseUrl(text: string): ReadBaseUrl {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return { problem: noAddress(text) };
  const { origin, hostname, username, password, pathname } = new URL(text);
  const refuse = (found: string, why: string, fix = `Write ${origin}.`) => ({
    problem: { what: `The address of a site cannot have ${found}: ${text}.`, why, fix },
  });
  if (username !== '' || password !== '' || text.includes('@'))
    return refuse('a user name or a password', 'Every page would show them.');
  if (/[?#]/.test(text))
    return refuse('a query or a fragment', 'The addresses of pages are this one with a path behind it.');
  if (pathname !== '/') {
    const why = 'Links of pages begin at the root of the host, so they would lead past the site.';
    return refuse('a path', why, `Write ${origin}, and publish the site at the root of a host.`);
  }
  if (/^[\d.]+$/.test(hostname) && !text.includes(hostname)) return { problem: noAddress(text) };
  return { url: origin };
}

function noAddress(text: string): Message {
  const completed = `https://${text.trim().replace(/^(?:https?:)?[/\\]*/i, '')}`;
  const read = completed.includes('.') && completed !== text ? readBaseUrl(completed) : undefined;
  const wanted = read && 'url' in read ? read.url : 'an address such as https://www.example.com';
  return {
    what: `“${text}” is not the address of a site.`,
    why: 'It begins with https:// or http://, and then has the name of the host.',
    fix: `Write ${wanted}.`,
  };
}
