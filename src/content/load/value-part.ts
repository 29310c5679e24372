import type { Part } from './document.ts';
import type { Range } from './positions.ts';

/**
 * Where a part of a text value is in the YAML that it was read from. YAML folds lines and takes indentation and
 * the backslashes of quoted texts away, so letters are counted without any white space. The whole value where that
 * fails: an escaped letter (`\u00e6`) is not among those that were written.
 *
 * @param yaml the text that the value was read from
 * @param range where the value is in it, without its quotes
 */
export function partOfValue(
  yaml: string,
  range: Range,
  { value, part }: { value: string; part: Part },
): Range {
  const written = unescaped(yaml.slice(range.start, range.end), yaml[range.start - 1]);
  const nth = lettersIn(value.slice(0, part.start)).length;
  const places = lettersIn(written);
  const first = places[nth];
  if (first === undefined || places.length !== lettersIn(value).length) return range;
  const start = range.start + first;
  return { start, end: start + part.length };
}

/** The same length, with blanks where a quoted text has a sign that is not part of it. */
function unescaped(written: string, before: string | undefined): string {
  if (before === "'") return written.replaceAll("''", " '");
  return before === '"'
    ? written.replace(/\\(.)/g, (_, sign) => (/[nrt]/.test(sign) ? '  ' : ` ${sign}`))
    : written;
}

/** The places of all that is not white space. */
function lettersIn(text: string): number[] {
  return [...text.matchAll(/\S/g)].map(({ index }) => index);
}
