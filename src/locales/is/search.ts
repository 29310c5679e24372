import { fold } from '../../define/fold.ts';
import type { SearchLanguage } from '../../define/locale.ts';
import { stemIcelandic } from './stem.ts';

export const search: SearchLanguage = {
  id: 'is',
  fold,
  stem: stemIcelandic,
  stopWords: new Set(),
  variants: () => [],
};
