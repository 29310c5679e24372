import { parseJson } from '../../define/parse-json.ts';
import { fieldsOf } from './fields-of.ts';
import { isOver, keptSince } from './kept.ts';

/** What was in a field: a text, the place of an option, or whether a box was ticked. */
export type DraftValue = string | number | boolean;

/** What was in the fields of a form, in their order. */
interface StoredDraft {
  values: readonly DraftValue[];
  /** When it was typed, in milliseconds since 1970. */
  since: number;
}

/** A draft as text for the storage. */
export function packDraft({ values, since }: StoredDraft): string {
  return JSON.stringify({ values, since });
}

/**
 * The draft of a text from the storage. Undefined if the text is not a draft, or its time is over. Earlier versions kept a bare
 * list: it counts from now on.
 *
 * @example unpackDraft('["Jóna"]', 1_000) // => { values: ['Jóna'], since: 1_000 }
 */
export function unpackDraft(text: string | undefined, now: number): StoredDraft | undefined {
  const kept = parseJson(text);
  const { values, since } = Array.isArray(kept) ? { values: kept, since: now } : fieldsOf(kept);
  if (!Array.isArray(values)) return undefined;
  const draft = { values: values.map(plainValue), since: keptSince(since, now) };
  return isOver(draft.since, now) ? undefined : draft;
}

/** Lists and objects were not written by this code: they may be too deep to be stored again, and refuse to become text. */
function plainValue(value: unknown): DraftValue {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : '';
}
