import { defineLocale } from '../../../../../src/define/index.ts';
import { english } from '../../../../../src/locales/en/index.ts';

const few = (n: number) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);

export const polish = defineLocale({
  ...english,
  ...{ id: 'pl', name: 'Polish', ogLocale: 'pl_PL', quotes: '„”‚’' },
  formatNumber: (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u00A0'),
  plural: (n) => (n === 1 ? 'one' : few(n) ? 'few' : 'many'),
  hyphenate: (text) => text,
  typography: [],
  smallWords: new Set(['i', 'w', 'na', 'jest', 'nie', 'się']),
});
