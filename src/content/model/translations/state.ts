import { digestOf } from '../../load/translation-record.ts';
import type { CheckedDocument } from '../references.ts';
import { type TranslatedText, translatedTexts } from './texts.ts';

/** A file in the first language, and its translation. */
export type Pair = readonly [first: CheckedDocument, other: CheckedDocument];

/** A text in one language. */
interface Side extends TranslatedText {
  of: CheckedDocument;
}

/** A text of which one language has changed since both were in step. */
export interface Behind {
  key: string;
  /** The digest that the changed text had when both were in step. */
  former: string;
  changed: Side;
  behind: Side;
}

/** How the texts of a pair are related to what was recorded. */
interface State {
  behind: Behind[];
  /** The digests to record: those of the texts that are in step now, and what was recorded of the others. */
  record: Map<string, string>;
}

/**
 * Compares the texts of a pair with what was recorded when they were in step. A text that is new, or that has changed in both languages, is in
 * step.
 */
export function stateOf([first, other]: Pair, recorded: ReadonlyMap<string, string>): State {
  const theirs = new Map(translatedTexts(other).map((text) => [text.key, text]));
  const state: State = { behind: [], record: new Map() };
  for (const text of translatedTexts(first)) {
    const { key } = text;
    const translation = theirs.get(key);
    if (!translation) continue;
    const sides = [
      { ...text, of: first },
      { ...translation, of: other },
    ] as const;
    const now = sides.map((side) => digestOf(side.text));
    const before = recorded.get(key)?.split(' ') ?? now;
    const [isFirstNew, isOtherNew] = now.map((digest, at) => digest !== before[at]);
    state.record.set(key, (isFirstNew === isOtherNew ? now : before).join(' '));
    if (isFirstNew === isOtherNew) continue;
    const [changed, behind] = isFirstNew ? sides : ([sides[1], sides[0]] as const);
    state.behind.push({ key, former: before[isFirstNew ? 0 : 1] ?? '', changed, behind });
  }
  return state;
}

/** Returns what to record of a text once it is in step as it is. */
export const digestsOf = ({ changed, behind }: Behind, [first]: Pair): string =>
  (changed.of === first ? [changed, behind] : [behind, changed]).map(({ text }) => digestOf(text)).join(' ');
