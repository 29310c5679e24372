import type { SearchLanguage } from '../../define/locale.ts';
import { fold } from '../../rules/search/fold.ts';
import { stemIcelandic } from '../../rules/search/stem-is.ts';

export const search: SearchLanguage = {
  id: 'is',
  fold,
  stem: stemIcelandic,
  stopWords: new Set(),
  variants: () => [],
};
