import type { Message } from '../diagnostics/index.ts';

/**
 * A former address as people read it. Segments never begin with a dot or a low line, as files that are never served do. A space stands
 * alone between other characters.
 */
export const formerPath = /^(?:\/[\p{L}\p{N}~-](?:[\p{L}\p{M}\p{N}_.~-]| (?=[^ /]))*)+$/u;

/**
 * Decodes percent-encoding in an address. Returns malformed addresses unchanged.
 *
 * @example decodeAddress('/%C3%BEjónusta') // => '/þjónusta'
 */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address).normalize();
  } catch {
    return address;
  }
}

/**
 * Returns a message for an alias with a query or a fragment, which no host can redirect. Returns undefined
 * for others.
 */
export function refuseQuery(address: string): Message | undefined {
  const [, path = '', mark] = /^(?:https?:\/\/[^/?#]*)?\/*([^?#]*?)\/*([?#])/i.exec(address) ?? [];
  if (mark === undefined) return undefined;
  const fix =
    path === '' ? 'Remove it.' : `Write /${path} if all of these lead to this page; otherwise remove it.`;
  return mark === '?'
    ? {
        what: `“${address}” has a query, and only a path can lead to a page.`,
        why: `/${path} leads from all addresses that go on with a question mark, and keeps what is behind it.`,
        fix,
      }
    : {
        what: `“${address}” has a fragment, and only a path can lead to a page.`,
        why: 'Browsers never send what is behind the # to a host.',
        fix,
      };
}
