import { defineLocale, plainSearch } from '../../../../../src/define/index.ts';

const facts = { id: 'pl', name: 'Polish', ogLocale: 'pl_PL', quotes: '„”‚’' };
const isFew = (n: number) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
const smallWords = new Set(['i', 'w', 'na', 'z', 'jest', 'nie', 'się']);
export const plural = (n: number) => (n === 1 ? 'one' : isFew(n) ? 'few' : 'many');
export const search = { ...plainSearch('pl'), stopWords: smallWords };
export const polish = defineLocale({ ...facts, plural, search, smallWords });
