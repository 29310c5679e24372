import type { SearchLanguage } from '../../define/locale.ts';
import { fold } from '../../rules/search/fold.ts';
import { stemEnglish } from '../../rules/search/stem-en.ts';

export const search: SearchLanguage = {
  id: 'en',
  fold,
  stem: stemEnglish,
  stopWords: new Set(),
  variants: () => [],
};
