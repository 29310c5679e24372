import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../support/workspace.ts';

const specification = readFileSync(join(projectDir, 'tests/specification.md'), 'utf8');
const chapters = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number ?? '');
const rules = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number ?? '');

/** All texts of the project, by file; the packages that a suite installed beside its tests are others'. */
const texts = ['cli', 'content', 'src', 'templates', 'tests']
  .flatMap((folder) =>
    readdirSync(join(projectDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|m?js|css|md|ya?ml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('/node_modules/')),
  )
  .concat(join(projectDir, 'README.md'))
  .map((path) => ({ file: relative(projectDir, path), text: readFileSync(path, 'utf8') }));

/** What a text refers to by number, such as 6.4 and 6.5 in “specification 6.4 and 6.5”. */
function numbersIn(text: string): string[] {
  const list = /specification ((?:\d+(?:\.\d+)?)(?:(?:,|,? and) \d+(?:\.\d+)?)*)/gi;
  return [...text.matchAll(list)].flatMap(([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? []);
}

describe('the specification', () => {
  it('numbers its chapters, and the rules of each chapter, one after the other', () => {
    expect(chapters).toEqual(chapters.map((_, at) => String(at + 1)));
    const counts = chapters.map((chapter) => rules.filter((rule) => rule.startsWith(`${chapter}.`)).length);
    const expected = counts.flatMap((count, at) =>
      Array.from({ length: count }, (_, place) => `${at + 1}.${place + 1}`),
    );
    expect(rules).toEqual(expected);
    expect(counts).not.toContain(0);
  });

  it('has every number that the code, the tests and the documents refer to', () => {
    const known = new Set([...chapters, ...rules]);
    const referring = texts.flatMap(({ file, text }) => numbersIn(text).map((number) => ({ file, number })));
    expect(referring.length).toBeGreaterThan(100);
    expect(referring.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('is the only document that rules are cited from by number', () => {
    const foreign = /\b(?:spec sections?|decisions?|fault tests?|fault|rule) \d+\b|\bstanding decision\b/i;
    const citing = texts.filter(({ text }) => foreign.test(text));
    expect(citing.map(({ file }) => file)).toEqual([]);
  });
});
