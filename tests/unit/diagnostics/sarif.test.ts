import { describe, expect, it } from 'vitest';
import { explainAll } from '../../../src/diagnostics/explain.ts';
import { createReport, type Diagnostic, type Place } from '../../../src/diagnostics/index.ts';
import { hashLines } from '../../../src/diagnostics/line-hash.ts';
import { formatSarif } from '../../../src/diagnostics/sarif.ts';
import { loadTranslator } from '../../../src/diagnostics/translation.ts';
import { codes, samplesOf } from '../../support/sample-problems.ts';
import { refusedBySarif } from '../../support/sarif/schema.ts';

const region = { line: 3, column: 5, length: 2, sourceLine: 'a: þá' };

/** The log of problems as programs read it. */
function logOf(problems: readonly Diagnostic[], text?: string) {
  const explanationOf = (code: string) => explainAll().get(code);
  const log = JSON.parse(formatSarif(problems, { version: '1.2.3', explanationOf, textOf: () => text }));
  return { log, run: log.runs[0] };
}

const problemAt = (place: Place, what = 'What.'): Diagnostic => ({
  ...{ code: 'of-the-site', severity: 'warning', place, args: {} },
  message: { what, why: 'Why.', fix: 'Write [it](page:about).', replacement: 'x' },
});

const locationOf = (place: Place) => logOf([problemAt(place)]).run.results[0].locations[0].physicalLocation;

describe('the log for code scanners', () => {
  it.each(['en', 'is'] as const)(
    'fits the schema of the standard with every problem there is, in %s',
    async (language) => {
      const { translate } = await loadTranslator(language);
      const report = createReport();
      for (const code of codes)
        for (const [at, args] of samplesOf(code).entries())
          report[at % 2 === 0 ? 'error' : 'warning'](
            code,
            at % 3 === 0 ? { file: 'a' } : { file: 'a', ...region },
            args,
          );
      const { log, run } = logOf(report.all().map(translate), 'a: b\n\na: þá\n');
      expect(refusedBySarif(log)).toEqual([]);
      expect(run.results.length).toBeGreaterThan(300);
      expect(run.tool.driver.rules.length).toBe(codes.length);
    },
  );

  it('fits it without problems too, and the schema refuses what is no such log', () => {
    const { log } = logOf([]);
    expect(refusedBySarif(log)).toEqual([]);
    expect(refusedBySarif({ ...log, runs: [{ tool: 'site' }] })).toContain('/runs/0/tool must be object');
    expect(refusedBySarif(logOf([problemAt({ file: 'a', line: 0 })]).log)).not.toEqual([]);
  });

  it('has all that GitHub asks for: each rule with name, reason, help and severity', () => {
    const report = createReport();
    report.error(
      'unknown-key',
      { file: 'a', ...region },
      { key: 'titel', suggestion: 'title', known: 'title' },
    );
    const { results, tool } = logOf([...report.all(), problemAt({ file: 'a' })]).run;
    expect(tool.driver.rules).toEqual([
      {
        id: 'unknown-key',
        shortDescription: { text: 'Unknown key' },
        fullDescription: { text: 'Text in a key that nothing reads is never shown.' },
        help: {
          text: expect.stringContaining('\n- titel: About us\n+ title: About us'),
          markdown: expect.stringMatching(/\n\n````diff\n- titel: About us\n\+ title: About us\n````$/),
        },
        defaultConfiguration: { level: 'error' },
        properties: { 'problem.severity': 'error', precision: 'very-high' },
      },
      {
        id: 'of-the-site',
        shortDescription: { text: 'Of the site' },
        fullDescription: { text: 'Why.' },
        help: {
          text: 'What. Why. Write [it](page:about).',
          markdown: String.raw`What. Why. Write \[it\](page:about).`,
        },
        defaultConfiguration: { level: 'warning' },
        properties: { 'problem.severity': 'warning', precision: 'high' },
      },
    ]);
    expect(results.map(({ ruleIndex }: { ruleIndex: number }) => ruleIndex)).toEqual([0, 1]);
  });

  it('names a file with spaces and other letters by a reference below the folder of the command', () => {
    expect(locationOf({ file: 'content/is/Þín síða: 100%.md' }).artifactLocation).toEqual({
      uri: 'content/is/%C3%9E%C3%ADn%20s%C3%AD%C3%B0a%3A%20100%25.md',
      uriBaseId: '%SRCROOT%',
    });
    expect(locationOf({ file: 'a:b.md' }).artifactLocation.uri).toBe('a%3Ab.md');
  });

  it('names a file outside that folder by its whole address', () => {
    expect(locationOf({ file: '/srv/other site/a.md' }).artifactLocation).toEqual({
      uri: 'file:///srv/other%20site/a.md',
    });
  });

  it('underlines letters by both ends, and puts what has no place at the beginning of the file', () => {
    expect(locationOf({ file: 'a', ...region }).region).toEqual({
      ...{ startLine: 3, startColumn: 5, endLine: 3, endColumn: 7 },
    });
    expect(locationOf({ file: 'a', line: 4 }).region).toEqual({ startLine: 4 });
    expect(locationOf({ file: 'a' }).region).toEqual({ startLine: 1 });
  });

  it('offers to write what is known exactly only where it is known which letters to replace', () => {
    const [placed, placeless] = logOf([problemAt({ file: 'a', ...region }), problemAt({ file: 'a' })]).run
      .results;
    expect(placed.fixes[0].artifactChanges[0].replacements[0].insertedContent).toEqual({ text: 'x' });
    expect(placeless).not.toHaveProperty('fixes');
  });

  it('shows a link of Markdown in its words as it is written', () => {
    expect(logOf([problemAt({ file: 'a' })]).run.results[0].message.text).toBe(
      String.raw`What. Why. Write \[it](page:about).`,
    );
  });

  it('recognizes a problem by its line, and none in a file that is no text', () => {
    const problem = problemAt({ file: 'a', ...region });
    const fingerprintsOf = (text?: string) => logOf([problem], text).run.results[0].partialFingerprints;
    const before = fingerprintsOf('one\ntwo\na: þá\nfour\n');
    expect(before).toEqual({ primaryLocationLineHash: expect.stringMatching(/^[\da-f]+:1$/) });
    expect(fingerprintsOf('1\n2\na: þá\nfour\n')).toEqual(before);
    expect(fingerprintsOf()).toBeUndefined();
  });
});

// The fingerprints that github/codeql-action computes of the same texts (src/fingerprints.test.ts there).
describe('the fingerprint of a line is the one that GitHub computes', () => {
  const greetings = [
    ...['e9496ae3ebfced30:1', 'fb7c023a8b9ccb3f:1', 'ce8ba1a563dcdaca:1', 'e20e36e16fcb0cc8:1'],
    ...['b3edc88f2938467e:1', 'c8e28b0b4002a3a0:1', 'c129715d7a2bc9a3:1'],
  ];

  it.each([
    ['', ['c129715d7a2bc9a3:1']],
    [
      ' a\nb\n  \t\tc\n d',
      ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1'],
    ],
    [' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n', greetings],
    [' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n', greetings],
    [
      'Lorem ipsum dolor sit amet.\n'.repeat(10),
      [
        ...[1, 2, 3, 4, 5, 6].map((count) => `a7f2ff13bc495cf2:${count}`),
        ...['a7f2ff1481e87703:1', 'a9cf91f7bbf1862b:1', '55ec222b86bcae53:1', 'cc97dc7b1d7d8f7b:1'],
        'c129715d7a2bc9a3:1',
      ],
    ],
  ])('of each line of %j', (text, hashes) => {
    const hash = hashLines(text);
    expect(hashes.map((_, at) => hash(at + 1))).toEqual(hashes);
    expect(hash(hashes.length + 1)).toBeUndefined();
  });
});
