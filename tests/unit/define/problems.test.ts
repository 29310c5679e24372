import { describe, expect, it } from 'vitest';
import { defineProblems } from '../../../src/define/index.ts';
import { exampleLines, explainAll } from '../../../src/diagnostics/explain.ts';

const messages = {
  'too-loud': ({ word, known }: { word: string; known: readonly string[] }) => ({
    what: `“${word}” shouts.`,
    why: 'It is loud enough.',
    fix: `Write ${known.map((one) => `“${one}”`).join(' or ')}.`,
    replacement: word,
  }),
};
const example = { args: { word: 'HI', known: ['Hi'] }, before: 'title: HI', after: 'title: Hi' };

const place = { file: '' };
const loud = (what: string, fix: string) => ({
  problem: {
    ...{ code: 'too-loud', severity: 'error', place, args: {} },
    message: { what, why: 'It is loud enough.', fix },
  },
});

describe('a problem of a site', () => {
  it('is explained by its example', () => {
    expect(defineProblems(messages, { 'too-loud': example }).explain()).toEqual([
      { ...loud('“HI” shouts.', 'Write “Hi”.'), before: 'title: HI', after: 'title: Hi' },
    ]);
  });

  it('is explained by the form of its message where there is no example', () => {
    const [explained, ...others] = defineProblems(messages).explain();
    expect(others).toEqual([]);
    expect(explained).toEqual(loud('“{word}” shouts.', 'Write {known}.'));
    expect(exampleLines(explained ?? {})).toEqual([]);
  });

  it('is among those that the generator knows, in the order of their codes', () => {
    const all = [...explainAll([defineProblems(messages)]).keys()];
    expect(all).toContain('too-loud');
    expect(all).toContain('unknown-key');
    expect(all).toEqual(all.toSorted());
  });
});

describe('the lines of an example', () => {
  it.each([
    ['a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
    ['a', 'b', ['- a', '+ b']],
    ['a\na', 'a', ['  a', '- a']],
    ['a', 'a\n\na', ['  a', '+', '+ a']],
  ])('show once what is the same at both ends: %j and %j', (before, after, lines) => {
    expect(exampleLines({ before, after })).toEqual(lines);
  });
});
