import { fold } from '../../../src/define/fold.ts';
import type { SearchLanguage } from '../../../src/define/locale.ts';

const plain = (text: string) => fold(text).replaceAll('ł', 'l');

/** A language that the generator does not bring: a little Polish, whose stemmer drops a last vowel or case ending. */
export const polish: SearchLanguage = {
  id: 'pl',
  fold: plain,
  stem: (word) => plain(word).replace(/(?<=.{3})(?:ami|ow|[aeiouy])$/, ''),
  stopWords: new Set(['czy', 'jest', 'nasze']),
  askingStems: new Set(),
  variants: (word) => [word.replaceAll('u', 'ó')],
};
