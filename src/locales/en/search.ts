import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { stemEnglish } from './stem.ts';

export const search: SearchLanguage = {
  id: 'en',
  fold,
  stem: stemEnglish,
  stopWords: new Set(),
  variants: () => [],
};
