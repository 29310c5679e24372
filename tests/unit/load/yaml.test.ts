import { load as loadWithDefaults } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { yamlPositions } from '../../../src/content/load/positions.ts';
import { parseYaml, YamlProblem } from '../../../src/content/load/yaml.ts';

describe('values reach the schema as they were written', () => {
  it.each([
    ['84000', 84_000],
    ['0', 0],
    ['-5', -5],
    ['84.000', '84.000'],
    ['79,5', '79,5'],
    ['012', '012'],
    ['17:00', '17:00'],
    ['1e3', '1e3'],
    ['0x1F', '0x1F'],
    ['1_000', '1_000'],
    ['2026-11-21', '2026-11-21'],
    ['000000-0000', '000000-0000'],
    ['5550100', 5_550_100],
    ['"5550100"', '5550100'],
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['true', true],
    ['~', null],
    ['"Nr. #1 á Íslandi"', 'Nr. #1 á Íslandi'],
    ["'Nr. #1'", 'Nr. #1'],
    ['.inf', '.inf'],
    ['99999999999999999999', '99999999999999999999'],
  ])('%s is read as %j', (source, value) => expect(parseYaml(`key: ${source}\n`)).toEqual({ key: value }));

  it('where other programs would read another number, which is why plain integers are all we take', () => {
    expect(loadWithDefaults('price: 84.000')).toEqual({ price: 84 });
  });
});

describe('hostile YAML', () => {
  const bomb = [
    'a: &a [x, x]',
    ...[...'bcdefghij'].map((key, at) => `${key}: &${key} [*${'abcdefghi'[at]}, *${'abcdefghi'[at]}]`),
  ].join('\n');
  it.each([
    ['an alias bomb', bomb, 'yaml-alias'],
    ['a merge key', 'base: &b {x: 1}\nown:\n  <<: *b\n', 'yaml-alias'],
    ['the key __proto__', '__proto__: { polluted: true }\n', 'yaml-reserved-key'],
    ['the key __proto__ deep inside', 'a: [{ "__proto__": 1 }]\n', 'yaml-reserved-key'],
    ['an unknown tag', 'key: !!js/function "function () {}"\n', 'yaml-syntax'],
    ['two documents', 'a: 1\n---\nb: 2\n', 'yaml-syntax'],
    ['nothing', '', 'yaml-not-a-map'],
    ['a comment alone', '# nothing\n', 'yaml-not-a-map'],
  ])('%s is refused', (_, source, code) => {
    expect(() => parseYaml(source)).toThrow(
      expect.toSatisfy((error) => error instanceof YamlProblem && error.code === code),
    );
  });
});

describe('positions', () => {
  const text =
    'title: Hæ\nlist:\n  - name: "one"\n    n: 1\n  - name: two\nflow: { a: [x, y] }\nblock: |\n  text\n';
  const at = (path: (string | number)[], part?: 'key' | 'value') => {
    const { start, end } = yamlPositions(text)(path, part);
    return text.slice(start, end);
  };
  it.each([
    [['title'], 'value', 'Hæ'],
    [['title'], 'key', 'title'],
    [['list', 0, 'name'], 'value', 'one'],
    [['list', 1, 'name'], 'value', 'two'],
    [['list', 1, 'name'], 'key', 'name'],
    [['flow', 'a', 1], 'value', 'y'],
    [['block'], 'key', 'block'],
  ] as const)('%j %s stands at %s', (path, part, found) => expect(at([...path], part)).toBe(found));

  it('of something that is not there are those of its nearest parent', () => {
    expect(at(['list', 1, 'missing'])).toBe('name');
    expect(at(['missing'])).toBe('title');
  });
});
