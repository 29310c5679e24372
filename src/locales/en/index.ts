import { defineLocale } from '../../define/define-locale.ts';
import { markThousands } from '../../define/numbers.ts';
import { slugify } from '../../define/slug.ts';
import { commonTypography } from '../../define/typography.ts';
import { formatDay, formatMoment, formatTime, formatUnpublished } from './dates.ts';
import { hyphenate } from './hyphenate.ts';
import { plural } from './plural.ts';
import { search } from './search.ts';

/** English, with curly quotation marks. */
export const english = defineLocale({
  id: 'en',
  name: 'English',
  ogLocale: 'en_US',
  quotes: '“”‘’',
  formatNumber: (value) => markThousands(value, ','),
  hasCurrencyFirst: true,
  formatDay,
  formatTime,
  formatMoment,
  formatUnpublished,
  plural,
  slugify,
  hyphenate,
  typography: [
    { pattern: /["«»„]|“(?=[\s.,;:!?)])/g, wanted: '“ before the words and ” behind them', kind: 'quote' },
    { pattern: /(?<=\p{L})'/gu, wanted: '’', kind: 'apostrophe' },
    ...commonTypography,
  ],
  smallWords: new Set(
    'the and of to with for your you is are we our it that this from what how be or can by not will have'.split(
      ' ',
    ),
  ),
  search,
  dictionary: 'dictionary-en',
});
