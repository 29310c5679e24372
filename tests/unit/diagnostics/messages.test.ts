import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/diagnostics/format.ts';
import { createReport, formatGithub, formatText } from '../../../src/diagnostics/index.ts';

const plain = (_style: string, text: string) => text;
const place = { file: 'content/a.yaml', line: 3, column: 5, length: 2, sourceLine: 'key: ab' };

describe('what problems say', () => {
  it.each([
    [{ min: 2, max: 5 }, '“list” has 1 item; it needs 2 to 5.'],
    [{ min: 3, max: 3 }, '“list” has 1 item; it needs exactly 3.'],
    [{ min: 2, max: Infinity }, '“list” has 1 item; it needs at least 2.'],
  ])('counts in words: %j', (limits, what) => {
    const report = createReport();
    report.error('list-length', place, { key: 'list', length: 1, ...limits });
    expect(report.sorted().map((one) => messageOf(one).what)).toEqual([what]);
  });

  it('never names a limit that is not there', () => {
    const report = createReport();
    report.error('number-range', place, { key: 'amount', value: -1, min: 0, max: Infinity });
    const [problem] = report.sorted();
    expect(problem && messageOf(problem)).toEqual({
      what: '“amount” is -1; it must be at least 0.',
      why: 'The page cannot use it.',
      fix: 'Write a whole number that is at least 0.',
    });
  });

  it('underlines the very letters, also behind tabs', () => {
    const report = createReport();
    report.error('yaml-alias', { ...place, sourceLine: '\ta: &b c', column: 5, length: 2 }, {});
    const [problem] = report.sorted();
    expect(problem && formatText(problem, plain).split('\n').slice(2, 4)).toEqual([
      '  3 | \ta: &b c',
      '    | \t   ^^',
    ]);
  });

  it('shows the escape codes of a hostile file as signs, and keeps annotations on one line', () => {
    const report = createReport();
    report.error(
      'yaml-syntax',
      { ...place, sourceLine: 'a\u001b[2Jb' },
      { detail: 'x\n::error::y\u001b[31m', fix: 'z' },
    );
    const [problem] = report.sorted();
    expect(problem && formatText(problem, plain)).not.toContain('\u001b');
    expect(problem && formatGithub(problem)).not.toContain('\n');
  });

  it('shows characters that turn a line around as signs, also in the name of a file', () => {
    const report = createReport();
    report.error('file-name', { file: 'a\u202e\u001b.md' }, { name: 'a\u2066\u202e' });
    const [problem] = report.sorted();
    const printed = problem && [formatText(problem, plain), formatGithub(problem)].join();
    for (const letter of ['\u202e', '\u2066', '\u001b']) expect(printed).not.toContain(letter);
  });

  it.each(['a\n::error::b.md', '::error::b.md', ' ::error::b.md', 'a\r\n ::error::b.md'])(
    'has no line that GitHub Actions could take for a command, whatever a file is called: %j',
    (file) => {
      const report = createReport();
      report.error('file-name', { file }, { name: file });
      const lines = report.sorted().flatMap((one) => formatText(one, plain).split(/\r?\n/));
      expect(lines.filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
      expect(lines[0]).toMatch(/b\.md error file-name$/);
    },
  );

  it('comes in the order of files and lines, whatever the order of finding', () => {
    const report = createReport();
    for (const [file, line] of [
      ['b', 1],
      ['a', 20],
      ['a', 3],
    ] as const)
      report.error('file-has-nul', { file, line }, {});
    expect(report.sorted().map((one) => `${one.place.file}${one.place.line}`)).toEqual(['a3', 'a20', 'b1']);
  });
});
