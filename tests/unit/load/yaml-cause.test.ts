import { describe, expect, it } from 'vitest';
import { parseYaml, YamlProblem } from '../../../src/load/yaml.ts';

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

describe('a text that is not YAML is explained by what an editor has typed', () => {
  it.each([
    ['title: Verð: allt\n', ': allt', 'has a colon with a space behind it', quoteAll],
    ['lead: Svona er\n  þetta: gott\n', ': gott', 'has a colon with a space behind it', quoteAll],
    [
      'a:\n  b: 1\n   c: 2\n',
      'c: 2\n',
      '“c” does not begin below another key',
      'Write 2 spaces before it, so that it stands below “b”.',
    ],
    [
      'a:\n    b: 1\n  c: 2\n',
      'c: 2\n',
      '“c” does not begin below another key',
      'Write 4 spaces before it, so that it stands below “b”.',
    ],
    [
      'a: b\n  c: d\n',
      'c: d\n',
      '“c” does not begin below another key',
      'Write no spaces before it, so that it stands below “a”.',
    ],
    [
      'l:\n  - a: 1\n   b: 2\n',
      'b: 2\n',
      '“b” does not begin below another key',
      'Write 4 spaces before it, so that it stands below “a”.',
    ],
    [
      'a:\n\tb: 1\n',
      '\tb: 1\n',
      'a tab stands in the indentation',
      'Delete it, and write two spaces instead.',
    ],
    ['l:\n  - a\n  -b\n  - c\n', 'b\n  - ', 'the space after the hyphen is missing', 'Write “- b”.'],
    ['a: 1\nb:Hæ\nc: 2\n', 'Hæ\nc: ', 'the space after the colon is missing', 'Write “b: Hæ”.'],
    [
      'a: "Hæ\nb: 1\n',
      '"Hæ\nb:',
      'the quote that opens here is not closed on its line',
      'Write " at the end of the text too.',
    ],
    [
      'a: "Hemja" er best\n',
      ' er be',
      'the text goes on behind the quote',
      'Write the quotation marks of its language around words inside of the text, such as “ and ” or „ and “.',
    ],
    [
      "a: 'don't'\n",
      "t'\n",
      'the text goes on behind the quote',
      'Write ’ for an apostrophe, or put the whole text in double quotes.',
    ],
    ['a: @hemja\n', '@hemja', 'begins with a sign that YAML keeps for itself', quoteAll],
    ['a: [Nýtt] verð\n', '[Nýtt]', 'begins with a bracket, which opens a list', quoteAll],
    ['a: !nýtt\n', '!nýtt\n', 'begins with a sign that YAML keeps for itself', quoteAll],
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
      'Write a key and a colon before the text; a text that goes on is indented further than its key.',
    ],
    [
      'a: 1\n- b\n',
      '- b\n',
      'an item of a list stands where a key must be',
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
