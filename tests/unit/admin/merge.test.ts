import { describe, expect, it } from 'vitest';
import type { AdminField } from '../../../src/admin/client/config.ts';
import { createFileFormat } from '../../../src/admin/client/files.ts';
import type { Values } from '../../../src/admin/client/values.ts';

const text = (name: string): AdminField => ({ name, widget: 'string', required: true });
const optional = (name: string): AdminField => ({ ...text(name), required: false });
const record: AdminField = {
  ...{ name: 'prices', widget: 'list', required: false },
  fields: [
    text('_key'),
    { name: 'amount', widget: 'number' },
    { name: 'from', widget: 'boolean', required: false },
  ],
};
const fields: AdminField[] = [
  text('title'),
  optional('label'),
  { name: 'tags', widget: 'list', required: false },
  { name: 'items', widget: 'list', fields: [text('q'), optional('a')] },
  record,
  { name: 'picture', widget: 'image', required: false },
];
const pictures = { folder: '/pictures', files: { cat: 'cat.jpg' } };
const format = createFileFormat({ extension: 'yaml', fields }, { pages: {}, pictures });

const source = `# yaml-language-server: $schema=page.json
title: "A title"   # in quotes
hidden: stays
tags: [one, two,
  three]
items:
  # The first
  - q: First
    a: >-
      A long answer that somebody has folded
      where it seemed right to them, and that
      goes on for a while.
  - q: Second
    unknown: stays
prices:
  # Small
  flyer: { amount: 100 }
  poster: { amount: 200, from: true }
picture: cat
`;

/** The lines that differ after a change. */
function changed(change: (values: Values) => Values): string[] {
  const after = format.toFile(change(format.fromFile(source))).split('\n');
  const before = source.split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
}

const items = (values: Values) => values.items as Values[];

describe('a save', () => {
  it.each<[string, (values: Values) => Values, string[]]>([
    ['changes nothing by itself', (values) => values, []],
    [
      'keeps quotes and comments beside a changed text',
      (values) => ({ ...values, title: 'Another' }),
      ['-title: "A title"   # in quotes', '+title: "Another"   # in quotes'],
    ],
    [
      'puts a new key below the one before it',
      (values) => ({ ...values, label: 'Short' }),
      ['+label: Short'],
    ],
    [
      'keeps the lines of a folded text that say the same',
      (values) => ({
        ...values,
        items: items(values).map((one) => ({
          ...one,
          a: String(one.a ?? '').replace('right', 'quite right'),
        })),
      }),
      [
        '-      where it seemed right to them, and that',
        '+      where it seemed quite right to them, and that',
      ],
    ],
    [
      'adds an item where it belongs, and leaves keys that are not edited',
      (values) => ({ ...values, items: [items(values)[0], { q: 'Between' }, items(values)[1]] }),
      ['+  - q: Between'],
    ],
    [
      'adds a word to a list in brackets',
      (values) => ({ ...values, tags: ['one', 'two', 'new: one', 'three'] }),
      ['-tags: [one, two,', '+tags: [one, two, "new: one",'],
    ],
    [
      'changes a number in a map with free keys, and removes what is no longer true',
      (values) => ({
        ...values,
        prices: [
          { _key: 'flyer', amount: 150, from: false },
          { _key: 'poster', amount: 200, from: false },
        ],
      }),
      [
        '-  flyer: { amount: 100 }',
        '-  poster: { amount: 200, from: true }',
        '+  flyer: { amount: 150 }',
        '+  poster: { amount: 200 }',
      ],
    ],
    [
      'renames a key of such a map',
      (values) => ({
        ...values,
        prices: (values.prices as Values[]).map((one) =>
          one._key === 'flyer' ? { ...one, _key: 'leaflet' } : one,
        ),
      }),
      ['-  flyer: { amount: 100 }', '+  leaflet: { amount: 100 }'],
    ],
    [
      'names an uploaded picture as the content does',
      (values) => ({ ...values, picture: '/pictures/new-one.jpg' }),
      ['-picture: cat', '+picture: new-one'],
    ],
    [
      'takes a list away with its key',
      (values) => ({ ...values, tags: [] }),
      ['-tags: [one, two,', '-  three]'],
    ],
  ])('%s', (_, change, lines) => {
    expect(changed(change)).toEqual(lines);
  });

  it('writes a new file from nothing', () => {
    expect(format.toFile({ title: 'Nr. #1', items: [], prices: [{ _key: 'a', amount: 1 }] })).toBe(
      'title: "Nr. #1"\nitems: []\nprices:\n  a:\n    amount: 1\n',
    );
  });

  it('reads numbers and times as the site does', () => {
    const odd = 'title: 017\nlabel: 9:00\nitems: []\n';
    expect(format.fromFile(odd)).toMatchObject({ title: '017', label: '9:00' });
    expect(format.toFile({ ...format.fromFile(odd), label: '10:00' })).toBe(
      'title: 017\nlabel: 10:00\nitems: []\n',
    );
  });
});
