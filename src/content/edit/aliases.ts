import { decodeAddress } from '../../define/former-address.ts';
import type { Document } from '../load/document.ts';
import type { Edit } from './text-edits.ts';

/**
 * Adds former addresses to a page, in the form in which its list is written. Its own new address takes the place of the one that it leaves.
 *
 * @param own the address of the page after the change
 */
export function aliasEdits(document: Document, former: readonly string[], own: string | undefined): Edit[] {
  const aliases = aliasesOf(document);
  const known = aliases.map(decodeAddress);
  const missing = [...new Set(former)].filter((one) => one !== own && !known.includes(one));
  const stale = known.indexOf(own ?? '');
  const [first, ...others] = missing;
  if (first === undefined) return [];
  if (stale < 0) return addedTo(document, missing, aliases);
  const value = aliases.with(stale, first).concat(others);
  const replaced = { place: document.locate(['aliases', stale]), from: aliases[stale] ?? '', to: first };
  return [
    ...(others.length > 0 ? addedTo(document, others, aliases) : []),
    { ...replaced, value: { path: ['aliases'], to: value } },
  ];
}

/** Returns the aliases of a page as they are written. */
export function aliasesOf({ data: { aliases } }: Document): string[] {
  return Array.isArray(aliases) ? aliases.map(String) : [];
}

function addedTo(document: Document, added: readonly string[], aliases: readonly string[]): Edit[] {
  const value = { path: ['aliases'], to: [...aliases, ...added] };
  if (aliases.length > 0) return [{ ...behindLast(document, added, aliases), value }];
  const list = `[${added.join(', ')}]`;
  if (document.data.aliases === undefined) {
    const { line = 1, column = 1, sourceLine = '' } = document.locate(['slug'], 'key');
    const place = { file: document.file, line, column: sourceLine.length + 1 };
    return [{ place, from: '', to: `\n${' '.repeat(column - 1)}aliases: ${list}`, value }];
  }
  const place = document.locate(['aliases']);
  const from = /^\[\s*\]/.exec(place.sourceLine?.slice((place.column ?? 1) - 1) ?? '')?.[0] ?? '[]';
  return [{ place, from, to: list, value }];
}

/** Puts items behind the last one: each on a line of its own if that is how the list is written. */
function behindLast(
  document: Document,
  added: readonly string[],
  aliases: readonly string[],
): Omit<Edit, 'value'> {
  const place = document.locate(['aliases', aliases.length - 1]);
  const { file, line = 1, column = 1, length = 0, sourceLine = '' } = place;
  const [, dash] = /^(\s*-\s+)["']?$/.exec(sourceLine.slice(0, column - 1)) ?? [];
  if (dash !== undefined)
    return {
      place: { file, line, column: sourceLine.length + 1 },
      from: '',
      to: added.map((one) => `\n${dash}${one}`).join(''),
    };
  const isQuoted = /["']/.test(sourceLine[column - 2] ?? '');
  const end = column + length + (isQuoted ? 1 : 0);
  return { place: { file, line, column: end }, from: '', to: added.map((one) => `, ${one}`).join('') };
}
