import { describe, expect, it } from 'vitest';
import { findPieces } from '../../../src/load/pieces.ts';
import { findStray } from '../../../src/load/stray.ts';

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
    ['<b class="**">feitt</b>', ['html <b class="**">', 'html </b>']],
    ['**feitt** *ská* `kóði_` [a_b](page:c_d)', []],
  ])('of %j are %j', (source, expected) => expect(found(source)).toEqual(expected));
});
