import lunr from 'lunr';
import { expect, test } from 'vitest';
import { unpackTerms } from '../../../src/rules/search/unpack.ts';
import { packTerms } from '../../../src/search/pack.ts';

const texts = [
  {
    title: 'Vefsíðugerð',
    description: 'Vefir fyrir alla',
    category: 'Þjónusta',
    body: 'WordPress og Shopify',
  },
  { title: 'Verðskrá', description: 'Öll verð', category: 'Síður', body: 'Vefsíðugerð kostar 300.000 kr.' },
  { title: 'Hvað kostar vefur?', description: 'Það fer eftir', category: 'Spurningar', body: '' },
];

const items = texts.map(({ body, ...item }, place) => ({
  item: { ...item, id: String(place), path: '/', type: 'page' as const, keywords: ['lykilorð'] },
  body,
}));

test('each term says in which fields of which items it stands', () => {
  expect(packTerms(items, 'is')).toMatchObject({
    vefsidagerd: 't0b1',
    vef: 'd0t2',
    kost: 'b1t2',
    '300000': 'b1',
    lykilord: 'k0k1k2',
  });
});

test('the text of a page counts only for terms that stand nowhere else in the item', () => {
  const [first] = items;
  if (!first) throw new Error('There is an item');
  expect(packTerms([{ ...first, body: 'Vefsíðugerð' }], 'is').vefsidagerd).toBe('t0');
});

test('an unpacked index finds what an index built by lunr itself finds', () => {
  const packed = packTerms(items, 'is');
  const ours = lunr.Index.load(unpackTerms(packed));
  const theirs = indexByLunr(packed);
  for (const term of [...Object.keys(packed), 'vefsidagerdd', 'kosti', 'zzz']) {
    for (const editDistance of [0, 1]) {
      const refs = (index: lunr.Index) =>
        index
          .query((query) => query.term(term, { editDistance, usePipeline: false }))
          .map(({ ref, matchData }) => `${ref} ${JSON.stringify(matchData.metadata)}`)
          .sort();
      expect(refs(ours), term).toEqual(refs(theirs));
    }
  }
});

/** The same terms in the same fields, given to lunr one document at a time. */
function indexByLunr(packed: Record<string, string>): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('place');
  const fields = ['title', 'description', 'category', 'keywords', 'body'];
  for (const field of fields) builder.field(field);
  items.forEach((_, place) => {
    const termsIn = (field: string) =>
      Object.keys(packed).filter((term) => new RegExp(`${field[0]}${place}(?!\\d)`).test(packed[term] ?? ''));
    builder.add({
      place: String(place),
      ...Object.fromEntries(fields.map((field) => [field, termsIn(field)])),
    });
  });
  return builder.build();
}
