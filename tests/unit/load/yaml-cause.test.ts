import { describe, expect, it } from 'vitest';
import { parseYaml, YamlProblem } from '../../../src/content/load/yaml.ts';

/** What is said of a text: the letters at the caret, what they are, and what to write. */
function said(text: string): { at: string; detail: string; fix: string } {
  try {
    parseYaml(text);
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error;
    const { offset, detail, fix } = error;
    return { at: text.slice(offset, offset + 6), detail, fix };
  }
  throw new Error('This is YAML.');
}

const quoteAll = 'Put the whole text in quotes, from its first letter to its last: "…".';
const reserved = 'begins with a character that YAML reserves';

describe('a text that is not YAML is explained by what an editor has typed', () => {
  it.each([
    ['title: Verð: allt\n', 'Verð: ', 'has a colon followed by a space', quoteAll],
    ['lead: Svona er\n  þetta: gott\n', ': gott', 'has a colon followed by a space', quoteAll],
    [
      'a:\n  b: 1\n   c: 2\n',
      'c: 2\n',
      '“c” is not aligned with another key',
      'Write 2 spaces before it, so that it lines up with “b”.',
    ],
    [
      'a:\n    b: 1\n  c: 2\n',
      'c: 2\n',
      '“c” is not aligned with another key',
      'Write 4 spaces before it, so that it lines up with “b”.',
    ],
    [
      'a: b\n  c: d\n',
      'c: d\n',
      '“c” is not aligned with another key',
      'Write no spaces before it, so that it lines up with “a”.',
    ],
    [
      'l:\n  - a: 1\n   b: 2\n',
      'b: 2\n',
      '“b” is not aligned with another key',
      'Write 4 spaces before it, so that it lines up with “a”.',
    ],
    [
      'l:\n  - k: a\n    b: 1\n  - c\n    b: 2\n',
      'c\n    ',
      '“c” is a text, below which no key can stand',
      'Write “- k: c”.',
    ],
    [
      'l:\n  - c\n    b: 2\n',
      'c\n    ',
      '“c” is a text, below which no key can stand',
      'Write a key before it, as in “- key: c”.',
    ],
    [
      'm:\n  - n: a\nl:\n  - c\n    b: 2\n',
      'c\n    ',
      '“c” is a text, below which no key can stand',
      'Write a key before it, as in “- key: c”.',
    ],
    [
      'a:\n\tb: 1\n',
      '\tb: 1\n',
      'the indentation contains a tab',
      'Delete it, and write two spaces instead.',
    ],
    ['l:\n  - a\n  -b\n  - c\n', 'b\n  - ', 'the space after the hyphen is missing', 'Write “- b”.'],
    ['a: 1\nb:Hæ\nc: 2\n', 'Hæ\nc: ', 'the space after the colon is missing', 'Write “b: Hæ”.'],
    [
      'a: "Hæ\nb: 1\n',
      '"Hæ\nb:',
      'the quote that opens here is not closed on its line',
      'Write " at the end of the text as well.',
    ],
    [
      'a: "Hemja" er best\n',
      ' er be',
      'the text continues after its closing quote',
      'Inside the text, use the quotation marks of its language, such as “ and ” or „ and “.',
    ],
    [
      "a: 'don't'\n",
      "t'\n",
      'the text continues after its closing quote',
      'Write ’ for an apostrophe, or put the whole text in double quotes.',
    ],
    ['a: @hemja\n', '@hemja', reserved, quoteAll],
    ...['**Vefurinn** er', '*Fá tilboð', '> 5 ár', '|| og', '? Hvað', ', og', '] er', '} er'].map(
      (words) => [`a: ${words}\nb: 1\n`, `${words}\nb: 1`.slice(0, 6), reserved, quoteAll] as const,
    ),
    ['l:\n  - *Fá* tilboð\n  - b\n', '*Fá* t', reserved, quoteAll],
    [
      'a: **Vefurinn** er "bestur"\n',
      '**Vefu',
      reserved,
      'Write “>-” after the key, and the text below it, on a line that is indented by two more spaces.',
    ],
    ['a: [Nýtt] verð\n', '[Nýtt]', 'begins with a bracket, which opens a list', quoteAll],
    ['a: !nýtt\n', '!nýtt\n', reserved, quoteAll],
    [
      'a: { b: 1\nc: 1\n',
      'c: 1\n',
      'a bracket { or [ that was opened above is not closed',
      'Close it with } or ] where its last entry ends.',
    ],
    ['a: { b: 1 c: 2 }\n', ': 2 }\n', 'a comma is missing', 'Write a comma between the two.'],
    [
      'a: 1\nbara texti\nb: 2\n',
      'bara t',
      'this line has no key',
      'Write a key and a colon before the text; text that continues is indented further than its key.',
    ],
    [
      'a: 1\n- b\n',
      '- b\n',
      'there is a list item where a key must be',
      'Indent it under the key whose list it belongs to, or write a key and a colon instead of the hyphen.',
    ],
  ])('%j', (...[text, at, detail, fix]) => {
    expect(said(text)).toEqual({ at, detail: expect.stringContaining(detail), fix });
  });

  it('and never by the letters of a text of several lines above it', () => {
    const text = 'a: >-\n  Svona: er þetta: gott\n  kl. 9:00 "og\nb: @x\n';
    expect(said(text).at).toBe('@x\n');
  });
});
