import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { askingStems } from './asking-stems.ts';
import { stemEnglish } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** How the search reads English. */
export const search: SearchLanguage = {
  id: 'en',
  fold,
  stem: stemEnglish,
  stopWords,
  askingStems,
  variants: () => [],
};
