import type { IncomingHttpHeaders } from 'node:http';

/** What the conditions of a request come to. */
type Verdict = 'send' | 'not-modified' | 'failed';

/**
 * Judges `If-Match` and `If-None-Match` in the order of RFC 9110, 13.2.2. Conditions by date are not judged: files have
 * no date, so that two builds of the same content are the same.
 *
 * @param etag the strong entity tag of what would be sent, with its quotes
 */
export function judge(headers: IncomingHttpHeaders, etag: string): Verdict {
  const match = headers['if-match'];
  if (match !== undefined && !names(match, etag)) return 'failed';
  const noneMatch = headers['if-none-match'];
  return noneMatch !== undefined && names(noneMatch.replace(/\bW\/(?=")/g, ''), etag)
    ? 'not-modified'
    : 'send';
}

/** Whether a list of entity tags holds one; `*` holds all. A weak tag is never the same as a strong one (8.8.3.2). */
function names(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  const tags: readonly string[] = list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
  return tags.includes(etag);
}
