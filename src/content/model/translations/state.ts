import { digestOf } from '../../load/translation-record.ts';
import type { CheckedDocument } from '../references.ts';
import { matchRecorded } from './match-recorded.ts';
import type { Pair } from './pairs.ts';
import { type TranslatedText, translatedTexts } from './texts.ts';

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
export function stateOf(pair: Pair, recorded: ReadonlyMap<string, string>): State {
  const texts = textsOfBoth(pair);
  const now = new Map(texts.map((sides) => [sides[0].key, joinDigests(sides)]));
  const record = new Map([...now, ...matchRecorded(now, recorded)]);
  const behind = texts.flatMap(([text, translation]): Behind[] => {
    const { key } = text;
    const before = record.get(key) ?? '';
    if (before === now.get(key)) return [];
    const [ofText = '', ofTranslation = ''] = before.split(' ');
    return ofText === digestOf(text.text)
      ? [{ key, former: ofTranslation, changed: translation, behind: text }]
      : [{ key, former: ofText, changed: text, behind: translation }];
  });
  return { behind, record };
}

function textsOfBoth([first, other]: Pair): (readonly [Side, Side])[] {
  const theirs = new Map(translatedTexts(other).map((text) => [text.key, { ...text, of: other }]));
  return translatedTexts(first).flatMap((text) => {
    const translation = theirs.get(text.key);
    return translation ? [[{ ...text, of: first }, translation] as const] : [];
  });
}

const joinDigests = (sides: readonly Side[]) => sides.map(({ text }) => digestOf(text)).join(' ');

/** Returns what to record of a text once it is in step as it is. */
export const digestsOf = ({ changed, behind }: Behind, [first]: Pair): string =>
  joinDigests(changed.of === first ? [changed, behind] : [behind, changed]);
