import { describe, expect, it } from 'vitest';
import { createMarkdownParser } from '../../../src/content/load/markdown.ts';
import { findPieces } from '../../../src/content/load/pieces.ts';
import { findStray } from '../../../src/content/load/stray.ts';
import { seeded } from '../../support/random.mjs';

describe('the letters of a text', () => {
  const source = [
    '## Verð og *kjör*',
    '',
    'Fyrst „svona“ \\*ekki* og `x*y` [verð](page:verð) verð',
    '  svo **feitt**.',
    '',
    '> - liður með ![mynd](picture:mynd) mynd',
    '',
    '| a | b* |',
    '| - | - |',
    '| c | d |',
  ].join('\n');

  it('are found again at their very place, in headings, links, lists, quotes, pictures and tables', () => {
    const lines = source.split('\n');
    const pieces = findPieces(source);
    expect(pieces.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Verð og ',
        'kjör',
        'verð',
        ' verð',
        'svo ',
        'feitt',
        'mynd',
        ' mynd',
        'b*',
        'd',
      ]),
    );
    for (const { text, line, start } of pieces)
      expect(lines[line - 1]?.slice(start, start + text.length)).toBe(text);
  });

  it('are neither code nor addresses, nor what follows a backslash', () => {
    const letters = findPieces(source).map(({ text }) => text);
    expect(letters.filter((text) => /page:|picture:|x\*y/.test(text))).toEqual([]);
    expect(letters).not.toContain('*');
  });
});

describe('the tokens of a text', () => {
  const { parse } = createMarkdownParser({ quotes: '„“‚‘', slugify: (text) => text });
  const parts = [
    ...[
      'a * b',
      '**a*',
      '[a](b',
      '_a',
      'b_',
      '`c',
      '`d` e',
      '<b>',
      '![x *y*](z) x',
      '\n- a\n- b\n',
      '\n\n> c\n\n',
    ],
    ...[
      '\\*',
      '&',
      '&amp;',
      '"a"',
      "it's",
      '…',
      '?…',
      '..',
      '--',
      '+-',
      '(c)',
      '(tm)',
      '??',
      '!!!!',
      ',,',
      '– „a“',
    ],
    ...[
      '  \n',
      '\t',
      '\n\n    e\n\n',
      '| a | b |\n|---|---|\n| c | d |\n',
      'https://hemja.example',
      '\n## f\n',
      '0',
    ],
  ];
  const random = seeded(1);
  const texts = Array.from({ length: 500 }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => parts[Math.floor(random() * parts.length)],
    ).join(' '),
  );

  it('give the same letters at the same places as parsing it for them', () => {
    for (const text of [...parts, ...texts])
      expect({ text, pieces: parse(text).pieces }).toEqual({ text, pieces: findPieces(text) });
  });
});

describe('stray marks', () => {
  const found = (source: string) =>
    findStray(findPieces(source)).map(({ kind, value }) => `${kind} ${value}`);
  it.each([
    ['##Verð', ['heading ##Verð']],
    ['a\n#Verð', ['heading #Verð']],
    ['#1 á Íslandi', []],
    ['** feitt **', ['mark **']],
    ['**feitt og `kóði', ['mark **', 'mark `']],
    ['_skáletrað og snake_case', ['mark _']],
    ['2 \\* 3 og \\_a', []],
    ['[verð][1]', ['link [verð][1]']],
    ['[verð]', ['link [verð]']],
    ['[verð] (page:pricing)', ['link ] (page:pricing)']],
    ['[verð](page:pricing', ['link ](page:pricing']],
    ['[verð][1]\n\n[1]: page:pricing', []],
    ['<b class="**">feitt</b>', ['html <b class="**">feitt</b>']],
    ['**feitt** *ská* `kóði_` [a_b](page:c_d)', []],
  ])('of %j are %j', (source, expected) => expect(found(source)).toEqual(expected));
});
