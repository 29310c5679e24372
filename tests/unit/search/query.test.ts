import { describe, expect, test } from 'vitest';
import { isStopWord } from '../../../src/client/search/languages.ts';
import { searchIndex } from '../../../src/client/search/query.ts';
import { tokensOf } from '../../../src/client/search/tokens.ts';
import type { SearchEntry } from '../../../src/define/index.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { openSite, page, question, smallSite } from './small-site.ts';

const search = openSite();
const find = (query: string, limit?: number) => searchIndex(search, query, limit).map(({ id }) => id);
const findIn = (entries: readonly SearchEntry[], query: string) =>
  searchIndex(openSite({ ...smallSite, entries }), query).map(({ id }) => id);

test.each([
  ['the word', 'Verðskrá', 'pricing'],
  ['any case', 'VERÐSKRÁ', 'pricing'],
  ['no accents', 'verdskra', 'pricing'],
  ['another form', 'verðskránni', 'pricing'],
  ['another form with another vowel', 'vafraköku', 'cookies'],
  ['another form without accents', 'vafrakokum', 'cookies'],
  ['the beginning of a word', 'samfél', 'services/social-media'],
  ['the beginning of a part of a compound', 'gerð', 'services/web-development'],
  ['a slip', 'samfélagsmðlar', 'services/social-media'],
  ['two letters swapped', 'vefísðugerð', 'services/web-development'],
  ['a compound of known words', 'vefsíðuverðskrá', 'pricing'],
  ['a synonym', 'gjaldskráin', 'pricing'],
  ['a keyword', 'wordpress', 'services/web-development'],
  ['a label', 'stofan', 'about'],
  ['a part of a service', 'öryggi', 'services/web-development'],
  ['an amount', '300000', 'faq/hvað-kostar-vefsíða'],
  ['a form of a word in the rest of a text', 'verslunum', 'services/web-development'],
  ['soft hyphens', 'verð\u00ADskrá', 'pricing'],
  ['decomposed letters', 'verðskrá'.normalize('NFD'), 'pricing'],
])('finds by %s', (_, query, id) => {
  expect(find(query)).toContain(id);
});

test.each(['', '   ', '\u00AD', 'zzzzz', 'qx'])('“%s” finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test.each([
  ['a slip', 'verskrá'],
  ['a word of a description', 'færslur'],
])('a word that stands nowhere beside %s finds nothing: both may be chance', (_, word) => {
  expect(find(word)).not.toEqual([]);
  expect(find(`zzqx ${word}`)).toEqual([]);
});

test('two words that stand nowhere beside one that names a page find nothing', () => {
  expect(find('zzqx verðskrá')).not.toEqual([]);
  expect(find('zzqx blorg verðskrá')).toEqual([]);
});

test('words of which no text has more than a description find nothing together', () => {
  const pages = [page('a', 'Opið', { description: 'Kaupa.' }), page('b', 'Lokað', { description: 'Hús.' })];
  expect(findIn(pages, 'kaupa')).toEqual(['a']);
  expect(findIn(pages, 'kaupa hús')).toEqual([]);
});

test('a keyword that is said as it is written, small words and all, comes before what only has its words', () => {
  const pages = [
    page('a', 'Leikir', { keywords: ['tími'] }),
    page('b', 'Verð', { keywords: ['hvað takið þið á tímann'] }),
  ];
  expect(findIn(pages, 'hvað takið þið á tímann')[0]).toBe('b');
});

test.each([
  ['typed in two words', 'tik tok', 'TikTok'],
  ['typed in one word that is written in two', 'webdesign', 'web design'],
])('a compound %s is found', (_, query, keyword) => {
  expect(findIn([page('a', 'Leikir', { keywords: [keyword] }), page('b', 'Verð')], query)).toEqual(['a']);
});

test('a short word with accents is no form of another without them', () => {
  const pages = [page('a', 'Viðhald', { keywords: ['bilun'] }), page('b', 'Hús', { keywords: ['bíll'] })];
  expect(findIn(pages, 'bílar')).toEqual(['b']);
  expect(findIn(pages, 'bilanir')).toContain('a');
});

test('a slip beside a word that stands nowhere is no answer, and two slips are none', () => {
  const pages = [page('a', 'Samfélagsmiðlar'), page('b', 'Verðskrá')];
  expect(findIn(pages, 'samfélagsmðlar')).toEqual(['a']);
  expect(findIn(pages, 'samfélagsmðlar verskrá')).toEqual([]);
});

test('a word that asks about any thing is no answer beside a word that stands nowhere', () => {
  const pages = [page('a', 'Verð'), page('b', 'Leikir')];
  expect(findIn(pages, 'zzqx leikir')).toEqual(['b']);
  expect(findIn(pages, 'verð')).toEqual(['a']);
  expect(findIn(pages, 'zzqx verð')).toEqual([]);
});

test('two words that stand in different items are found when one of them is a keyword', () => {
  const pages = [page('a', 'Opið', { description: 'Vefur.' }), page('b', 'Lokað', { keywords: ['lén'] })];
  expect(findIn(pages, 'vefur lén')).toContain('b');
});

test('another form of a word in the rest of a text is found, however its vowels differ', () => {
  expect(findIn([page('a', 'Leikir', { rest: 'Stigatöflur' })], 'stigatafla')).toEqual(['a']);
});

test('a slip is likelier than a compound with a part of three letters', () => {
  const pages = [page('a', 'Verðskrá'), page('b', 'Þjónustuver'), page('c', 'Skrá'), page('d', 'Ver')];
  expect(findIn(pages, 'verskrá')[0]).toBe('a');
});

test('a word that occurs nowhere takes nothing from one that names a page', () => {
  expect(find('zzqx verðskrá')).toEqual(find('verðskrá'));
});

describe('a match begins where a word or a part of a compound begins', () => {
  test.each([
    ['lén', 'Hversu lengi þarf herferð að standa?'],
    ['nda', 'Calendar'],
    ['app', 'Happy'],
    ['ai', 'Email'],
    ['mörkun', 'Takmörkun'],
    ['verð', 'Hvar verður vefurinn?'],
  ])('“%s” does not find “%s”', (query, title) => {
    const others = [page('b', 'Mörkun'), page('c', 'Tökum á því')];
    expect(findIn([page('a', title), ...others], query)).not.toContain('a');
  });

  test.each([
    ['lén', 'Lénið þitt'],
    ['ad', 'Adwords'],
    ['herferð', 'Markaðsherferðir'],
    ['Herf', 'Markaðsherferðir'],
  ])('“%s” finds “%s”', (query, title) => {
    const others = [page('b', 'Markaður'), page('c', 'Annað')];
    expect(findIn([page('a', title), ...others], query)[0]).toBe('a');
  });
});

test('marks alone are looked for as they are', () => {
  expect(find('?')).toEqual(['faq/hvað-kostar-vefsíða', 'faq/hvenær-sést-árangur']);
});

describe('the order', () => {
  test('titles come before the rest, then services, pages, contents, questions', () => {
    const found = ['services/web-development', 'faq/hvað-kostar-vefsíða', 'cookies', 'pricing'];
    expect(find('vef')).toEqual(found);
  });

  test('a title that holds every word of the query, small ones too, comes before one that holds some', () => {
    const entries = [page('faq', 'Spurt og svarað'), question('svar', 'Hvenær fæ ég svar við fyrirspurn?')];
    expect(findIn(entries, 'hvenær fæ ég svar')[0]).toBe('faq/svar');
    expect(findIn(entries, 'svar')).toEqual(['faq', 'faq/svar']);
  });

  test('what answers less than the best does not come before it by its type', () => {
    const entries = [page('services/a', 'Efni', { description: 'Myndir.' }), page('b', 'Myndir og fleira')];
    expect(findIn(entries, 'myndum')).toEqual(['b']);
  });

  test('another name is no title: it counts as a keyword', () => {
    const pages = [page('about', 'Heimasíða'), page('services/web', 'Vefur')];
    expect(findIn(pages, 'heimasíða')).toEqual(['about', 'services/web']);
    expect(find('gjaldskrá')[0]).toBe('pricing');
  });

  test('among the same type, the thing itself comes before what only speaks of it', () => {
    const pages = [
      page('a', 'Skilmálar', { description: 'Gjaldskráin gildir.' }),
      page('b', 'Verðskrá'),
      page('c', 'Samningar', { description: 'Gjaldskrá.' }),
    ];
    expect(findIn(pages, 'gjaldskrá')).toEqual(['b', 'c', 'a']);
  });

  test('a title that names nothing comes after a keyword, unless it holds the whole query', () => {
    const entries = [
      page('a', 'Fundir borga sig', { isAside: true }),
      page('b', 'Ráðgjöf', { keywords: ['fundur'] }),
    ];
    expect(findIn(entries, 'hvenær fundir')).toEqual(['b', 'a']);
    expect(findIn(entries, 'fundir')).toEqual(['a', 'b']);
  });

  test('what answers much less of the query than the best does is left out', () => {
    expect(find('hvað kostar vefsíða')[0]).toBe('faq/hvað-kostar-vefsíða');
    const pages = [
      page('services/a', 'Efni', { description: 'Myndir.' }),
      page('b', 'Annað', { description: 'Lifandi myndir.' }),
    ];
    const entries = [...pages, question('myndir', 'Myndir?', { description: 'Já.', category: 'Myndir' })];
    expect(findIn(entries, 'lifandi myndir')).toEqual(['b']);
  });

  test('what answers a fair part of the query follows when few answer more, and never comes before them', () => {
    const pages = [
      page('services/a', 'Efni', { description: 'Tónlist.' }),
      page('b', 'Annað', { description: 'Lifandi tónlist.' }),
      page('c', 'Meira', { description: 'Lifandi myndir.' }),
    ];
    expect(findIn(pages, 'lifandi tónlist')).toEqual(['b', 'c']);
  });

  test('a title does not match by a small word that only begins as the typed one', () => {
    const pages = [page('a', 'Hvar verður opið?'), page('services/b', 'Annað', { description: 'Öll verð.' })];
    expect(findIn(pages, 'verð')).toEqual(['services/b']);
    expect(findIn(pages, 'verður')).toEqual(['a', 'services/b']);
  });

  test('a title of small words alone matches by them, half-typed too', () => {
    const pages = [page('a', 'Hvar verður það?'), page('services/b', 'Annað', { description: 'Öll verð.' })];
    expect(findIn(pages, 'verð')).toEqual(['a', 'services/b']);
  });

  test('a word of another language finds what is called so there', () => {
    const entries = [page('cookies', 'Cookies'), page('about', 'About us')];
    const own = openSite(smallSite, [[english, { entries, synonyms: [] }]]);
    expect(searchIndex(own, 'cookie').map(({ id }) => id)).toEqual(['cookies']);
    expect(find('cookie')).toEqual([]);
  });

  test('what answers only by the rest of its text is left out when five others answer', () => {
    const priced = question('annað', 'Hvað annað?', { rest: 'Annað er í verðið', category: 'Annað' });
    const foundAmong = (count: number) => {
      const others = Array.from({ length: count }, (_, n) => question(`${n}`, `Er verðið ${n}?`));
      const own = openSite({ ...smallSite, entries: [priced, ...others] });
      return searchIndex(own, 'verðið').map(({ title }) => title);
    };
    expect(foundAmong(4).at(-1)).toBe('Hvað annað?');
    expect(foundAmong(4)).toHaveLength(5);
    expect(foundAmong(5)).toHaveLength(5);
    expect(foundAmong(5)).not.toContain('Hvað annað?');
  });

  test('the limit cuts the end', () => {
    expect(find('vef', 1)).toEqual(find('vef').slice(0, 1));
  });
});

test('whatever begins a word of an item finds it (specification 6.4)', () => {
  for (const { item } of search.items) {
    for (const text of [item.title, item.description, item.category, ...(item.keywords ?? [])]) {
      for (const part of beginningsOf(text)) expect(find(part), part).toContain(item.id);
    }
  }
});

/** The first three and five letters of every word of a text that says something, and the word, in small and capital letters by turns. */
function beginningsOf(text: string): string[] {
  const { own } = search.languages;
  const words = tokensOf(text).filter((token) => !isStopWord(token.text, own));
  return words.flatMap((token) =>
    [3, 5, 40].map((length, n) => {
      const part = token.text.slice(0, length);
      return n % 2 === 0 ? part.toUpperCase() : part;
    }),
  );
}

test('no query throws', () => {
  const hostile = [
    'hvað: kostar',
    'title:x',
    'a^b',
    '-',
    '+verð -vefur',
    '*',
    'verð~99',
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    '<img src=x onerror=alert(1)>',
    '\\',
    '(((',
    '%00',
    '\uD800',
    '🙂',
    'x'.repeat(10_000),
    'verð '.repeat(5_000),
  ];
  for (const query of hostile) expect(() => find(query), query.slice(0, 40)).not.toThrow();
});
