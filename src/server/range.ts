/** A part of a body: its first and last byte, counted from 0. */
export interface Range {
  first: number;
  last: number;
}

/** What decides about a part beside the header `Range`. */
interface RangeOf {
  /** The header `If-Range`. */
  condition: string | undefined;
  /** The entity tag of what would be sent, and its length in bytes. */
  etag: string;
  size: number;
}

/**
 * The part of a body that a client wants (RFC 9110, 14). Whatever is not one plain range is answered with the whole
 * body, which is always allowed; so an answer is never larger than the file.
 *
 * @returns undefined for the whole body
 */
export function chooseRange(
  range: string | undefined,
  { condition, etag, size }: RangeOf,
): Range | 'unsatisfiable' | undefined {
  if (range === undefined || size === 0 || (condition !== undefined && condition !== etag)) return undefined;
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return lastBytes(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): Range | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}
