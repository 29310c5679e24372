/**
 * Adds the query of a request to the address to which it is redirected, before the anchor. An address that has a query of its own keeps
 * that one alone, as at hosts that read `_redirects`.
 *
 * @param query with its question mark, empty, or what a server puts in its place
 * @example withQuery('/page#top', '?a=1') // => '/page?a=1#top'
 */
export function withQuery(to: string, query: string): string {
  const [address = '', anchor] = to.split('#');
  return `${address}${address.includes('?') ? '' : query}${anchor === undefined ? '' : `#${anchor}`}`;
}
