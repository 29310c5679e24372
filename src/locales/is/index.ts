import { defineLocale } from '../../define/define-locale.ts';
import { markThousands } from '../../define/numbers.ts';
import { slugify } from '../../define/slug.ts';
import { commonTypography } from '../../define/typography.ts';
import { formatDay, formatMoment, formatTime, formatUnpublished } from './dates.ts';
import { hyphenate } from './hyphenate.ts';
import { plural } from './plural.ts';
import { search } from './search.ts';

/** Icelandic; marks as Íslensk málnefnd has them in its rules of spelling (ritreglur). */
export const icelandic = defineLocale({
  id: 'is',
  name: 'Icelandic',
  ogLocale: 'is_IS',
  quotes: '„“‚‘',
  formatNumber: (value) => markThousands(value, '.'),
  formatDay,
  formatTime,
  formatMoment,
  formatUnpublished,
  unwritten: [
    'Enn óskrifað',
    'Þennan texta á eftir að skrifa.',
    'Þennan texta á eftir að skrifa. Hann á að segja í einni eða tveimur setningum hvað síðan fjallar um.',
  ],
  plural,
  slugify,
  hyphenate,
  typography: [
    { pattern: /["«»”]|“(?=\p{L})/gu, wanted: '„ before the words and “ behind them', kind: 'quote' },
    { pattern: /—/g, wanted: '–', kind: 'dash' },
    ...commonTypography,
  ],
  smallWords: new Set(
    'og að er í á við fyrir með sem það þú þið þér þín þína okkur okkar frá hjá eða þegar ekki eru svo því hér við'.split(
      ' ',
    ),
  ),
  search,
  dictionary: 'dictionary-is',
});
