import { defineLocale, plainSearch } from '../../../../../src/define/index.ts';

const isFew = (n: number) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
export const plural = (n: number) => (n === 1 ? 'one' : isFew(n) ? 'few' : 'many');
export const search = { ...plainSearch('pl'), stopWords: new Set(['i', 'w', 'na', 'z']) };
export const polish = defineLocale({
  ...{ id: 'pl', name: 'Polish', ogLocale: 'pl_PL', quotes: '„”‚’', plural, search },
  smallWords: new Set(['i', 'w', 'na', 'jest', 'nie', 'się']),
});
