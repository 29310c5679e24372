import { fold, hasSpecialLetters } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { askingStems } from './asking-stems.ts';
import { stemIcelandic } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** How the search reads Icelandic. An o typed for an ö is an a in other forms of the word. */
export const search: SearchLanguage = {
  id: 'is',
  fold,
  stem: stemIcelandic,
  stopWords,
  askingStems,
  variants: (word) => (hasSpecialLetters(word) ? [] : [word.replaceAll('o', 'ö')]),
};
