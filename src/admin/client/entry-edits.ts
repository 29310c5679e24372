import { type Collection, type Entry, entriesIn, type Places } from './places.ts';

/** A replacement of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Removes entries with their lines. From a collection in brackets, with a comma. */
export function removals(places: Places, parent: Collection, gone: readonly Entry[]): Edit[] {
  const { text, startOf, endOf, lineStart, lineEnd } = places;
  const all = entriesIn(parent);
  return gone.map((entry) => {
    const at = all.indexOf(entry);
    const [start, end] = [startOf(entry), endOf(entry)];
    const [previous, next] = [all[at - 1], all[at + 1]];
    const isBehindOthers = all.slice(0, at).some((one) => !gone.includes(one));
    if (parent.flow && isBehindOthers && previous) return { start: endOf(previous), end, text: '' };
    const isBehindDash = /\S/.test(text.slice(lineStart(start), start));
    if (parent.flow || (isBehindDash && next)) return { start, end: next ? startOf(next) : end, text: '' };
    return { start: lineStart(start), end: lineEnd(end), text: '' };
  });
}

/**
 * Puts an entry behind another one, or before the first.
 *
 * @param put the entry as it is written, without the spaces before it
 */
export function insertion(
  places: Places,
  { parent, last }: { parent: Collection; last: Entry | undefined },
  put: string,
): Edit {
  const { startOf, endOf, lineEnd, columnOf } = places;
  const indent = ' '.repeat(columnOf(parent));
  if (last) {
    const at = parent.flow ? endOf(last) : lineEnd(endOf(last));
    return { start: at, end: at, text: parent.flow ? `, ${put}` : `${indent}${put}\n` };
  }
  const [first] = entriesIn(parent);
  const start = first ? startOf(first) : (parent.range?.[0] ?? 0) + 1;
  const line = places.lineStart(start);
  const isAlone = !/\S/.test(places.text.slice(line, start));
  if (!parent.flow && isAlone) return { start: line, end: line, text: `${indent}${put}\n` };
  const flowGap = first ? ', ' : '';
  return { start, end: start, text: `${put}${parent.flow ? flowGap : `\n${indent}`}` };
}

/** Applies edits from the end, so that the places before stay right. Of several at one place, the first stands first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .map((edit, at) => ({ ...edit, at }))
    .toSorted((a, b) => b.start - a.start || b.end - a.end || b.at - a.at)
    .reduce((merged, edit) => merged.slice(0, edit.start) + edit.text + merged.slice(edit.end), text);
}
