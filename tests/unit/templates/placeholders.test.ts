import { describe, expect, it } from 'vitest';
import { withoutPlaceholders } from '../../../src/content/model/placeholders/syntax.ts';
import type { SiteFacts } from '../../../templates/placeholders/facts.ts';
import { beginsSentence } from '../../../templates/placeholders/sentence.ts';
import { findTyped } from '../../../templates/placeholders/typed.ts';

const facts: SiteFacts = {
  price: new Map([
    ['plan', { amount: 81_500 }],
    ['film', { amount: 47_000, from: true }],
    ['shop', { amount: 1_200_000 }],
    ['small', { amount: 500 }],
    ['year', { amount: 2024 }],
    ['free', { amount: 0 }],
  ]),
  company: new Map([
    ['name', 'Hemja ehf.'],
    ['kennitala', '000000-0000'],
    ['vat', '012345'],
    ['email', 'hallo@hemja.example'],
    ['phone', '+354 555 0100'],
    ['street', 'Dæmisgata 1'],
    ['address', 'Dæmisgata 1, 000 Reykjavík'],
  ]),
  hours: new Map(),
  openingHours: new Map([
    ['office', { from: 'monday', to: 'friday', opens: '09:00', closes: '17:00', exceptions: [] }],
  ]),
  statistic: new Map([['clients', '300']]),
  privacy: new Map(),
  from: new Map([
    ['is', 'Frá'],
    ['en', 'From'],
  ]),
};

/** As the generator hands texts on: without placeholders and addresses. */
const bare = (text: string) =>
  withoutPlaceholders(text).replace(/\bhttps?:\S+/g, (address) => ' '.repeat(address.length));
const typedIn = (text: string) => findTyped(bare(text), facts).map((one) => [one.text, one.names.join()]);
const isDoubtful = (text: string) => findTyped(bare(text), facts).map((one) => one.isDoubtful);

describe('a price that is typed', () => {
  it.each([
    ['Grunnur kostar 81.500 kr. á mánuði.', '81.500 kr.', '{price:plan}'],
    ['Grunnur kostar 81.500\u00A0krónur.', '81.500\u00A0krónur', '{price:plan}'],
    ['It costs ISK 81,500.', 'ISK 81,500', '{isk:plan}'],
    ['It costs 81,500 ISK.', '81,500 ISK', '{isk:plan}'],
    ['Um 81 500 á mánuði', '81 500', '{price:plan}'],
    ['Um 81500 á mánuði', '81500', '{price:plan}'],
    ['Um 81,5 þús. á mánuði', '81,5 þús.', '{price:plan}'],
    ['Frá 47 þúsundum', '47 þúsundum', '{price:film}'],
    ['From 47k a piece', '47k', '{price:film}'],
    ['Taktu 2 81.500 kr. pakka', '81.500 kr.', '{price:plan}'],
    ['Verslun á 1,2 milljónir', '1,2 milljónir', '{price:shop}'],
    ['Shops cost 1.2 million', '1.2 million', '{price:shop}'],
    ['47.000–60.000 kr.', '47.000', '{price:film}'],
    ['Only 500 kr.', '500 kr.', '{price:small}'],
  ])('is found in “%s”', (text, found, name) => expect(typedIn(text)).toEqual([[found, name]]));

  it.each([
    'In 2024, 500 people came',
    'Up to 500 words',
    '81.501 kr.',
    '181.500 kr.',
    '81.500.000 kr.',
    'https://example.org/81500',
    'Write {amount:81500} or {price:plan}',
    'It is free: 0 kr.',
    'Nr. A81500',
    'Article 47k8',
  ])('is not found in “%s”', (text) => expect(typedIn(text)).toEqual([]));
});

describe('a number as much as a price', () => {
  it.each([
    'Um 81.500 gestir sáu vefinn.',
    'Hann er fyrir 47.000 manns.',
    'It had 81,500 visitors.',
    'Sent to 47000 people a week',
    'It had 47,000 hours of video',
  ])('may count something else in “%s”', (text) => expect(isDoubtful(text)).toEqual([true]));

  it.each([
    'Grunnur kostar nú um 81.500.',
    'Verð: 81.500',
    'It costs ISK 81,500.',
    'kr. 81.500',
    'Um 81.500 á mánuði',
    '81,500 per month',
    '47.000–60.000 kr.',
    '81.500 kr.',
    '81,5 þús.',
    'Priced at 47,000',
  ])('is money in “%s”', (text) => expect(isDoubtful(text)).toEqual([false]));
});

describe('a fact of the company that is typed', () => {
  it.each([
    ['Skrifaðu á Hallo@hemja.example.', 'Hallo@hemja.example', '{company:email}'],
    ['[mail](mailto:hallo@hemja.example)', 'hallo@hemja.example', '{company:email}'],
    ['Síminn er 555 0100', '555 0100', '{company:phone}'],
    ['[sími](tel:+3545550100)', '+3545550100', '{company:phone}'],
    ['kt. 0000000000', '0000000000', '{company:kennitala}'],
    ['kt. 000000-0000', '000000-0000', '{company:kennitala}'],
    ['VSK-númer 012345', '012345', '{company:vat}'],
    ['Hemja\u00A0ehf. á verkið', 'Hemja\u00A0ehf.', '{company:name}'],
    ['við Dæmisgata 1, inni', 'Dæmisgata 1', '{company:street}'],
    ['Dæmisgata 1, 000 Reykjavík', 'Dæmisgata 1, 000 Reykjavík', '{company:address}'],
  ])('is found in “%s”', (text, found, name) => expect(typedIn(text)).toEqual([[found, name]]));

  it.each(['ekkihallo@hemja.example', '1555 0100', 'Dæmisgata 11', '{company:email}', 'Hemja'])(
    'is not found in “%s”',
    (text) => expect(typedIn(text)).toEqual([]),
  );
});

describe('the word of a least price has a capital', () => {
  it.each(['', '  ', 'Myndskeið. ', 'Er það dýrt? ', '(Stutt.) ', 'Orð.\n\n', 'Orð\n- ', '**', '## '])(
    'behind “%s”',
    (before) => expect(beginsSentence(before)).toBe(true),
  );

  it.each(['Það kostar ', 'Myndskeið: ', 't.d. ', 'Opið kl. ', 'lína\n', 'e.g. ', 'það er ('])(
    'and none behind “%s”',
    (before) => expect(beginsSentence(before)).toBe(false),
  );
});
