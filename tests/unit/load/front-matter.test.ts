import { afterEach, describe, expect, it } from 'vitest';
import { dataStartOf, FrontMatterProblem, splitFrontMatter } from '../../../src/content/load/front-matter.ts';
import { YamlProblem } from '../../../src/content/load/yaml.ts';

const flag = globalThis as { ran?: boolean };
afterEach(() => {
  delete flag.ran;
});

describe('splitting front matter', () => {
  it.each(['---\nslug: x\ntitle: "Hæ\n---\n', '---  \nslug: x\ntitle: "Hæ\n---\n'])(
    'tells where a mistake of the keys %j stands, counted from the first key',
    (source) => {
      const keys = source.slice(dataStartOf(source));
      expect(() => splitFrontMatter(source)).toThrow(
        expect.objectContaining({ offset: keys.indexOf('"Hæ') }),
      );
    },
  );

  it('gives the keys, the text, and where each begins', () => {
    expect(splitFrontMatter('---\ntitle: Hæ\n---\n\n# Text\n')).toEqual({
      data: { title: 'Hæ' },
      body: '\n# Text\n',
      dataStart: 4,
      bodyLine: 3,
    });
  });

  it('leaves a line of hyphens inside the text alone', () => {
    expect(splitFrontMatter('---\na: 1\n---\none\n\n---\n\ntwo\n').body).toBe('one\n\n---\n\ntwo\n');
  });

  it.each(['js', 'javascript', 'json', 'coffee', 'toml'])('never runs front matter in %s', (language) => {
    const source = `---${language}\n{ "ran": (globalThis.ran = true) }\n---\n`;
    expect(() => splitFrontMatter(source)).toThrow(FrontMatterProblem);
    expect(flag.ran).toBeUndefined();
  });

  it('reports the same mistake every time, although gray-matter remembers texts', () => {
    const source = '---\na: [1\n---\ntext\n';
    for (let n = 0; n < 3; n++) expect(() => splitFrontMatter(source)).toThrow(YamlProblem);
  });

  it('gives a fresh value every time, so that nothing leaks from one page to another', () => {
    const source = '---\nlist: [1]\n---\n';
    (splitFrontMatter(source).data.list as number[]).push(2);
    expect(splitFrontMatter(source).data).toEqual({ list: [1] });
  });

  it.each([
    ['\n---\na: 1\n---\n', 'front-matter-missing'],
    ['# Text\n', 'front-matter-missing'],
    ['', 'front-matter-missing'],
    ['---\na: 1\n', 'front-matter-unclosed'],
    ['---\na: 1\n----\n', 'front-matter-unclosed'],
  ])('%j is %s', (source, code) => {
    expect(() => splitFrontMatter(source)).toThrow(expect.objectContaining({ code }));
  });
});
