import { beforeAll, describe, expect, it } from 'vitest';
import { campaign, campaignFiles as files } from '../support/campaign.ts';
import { contentFile, type Edit, problemsOf, workspace } from '../support/workspace.ts';

let page: Edit[];
beforeAll(async () => {
  page = await campaign();
});

/** The problems of the campaign page with a mistake. */
function problemsWith(...mistakes: readonly Edit[]) {
  const folder = workspace(...page, ...mistakes);
  return problemsOf(folder).map(({ code, place: { file, line }, message: { what, fix } }) => {
    const name = file.replace(/^.*content\//, '');
    const text = contentFile(folder, name).split('\n')[(line ?? 0) - 1]?.trim();
    return { code, file: name, text, what, fix };
  });
}

const both = (replace: string | RegExp, text: string): Edit[] =>
  Object.values(files).map((file) => ({ file, replace, with: text }));

const every =
  'text, picture, figures, quotation, people, clients, cases, steps, questions, plans, form, callToAction';

describe('a mistake in a block is a problem at its line:', () => {
  it('a block that there is not, with all that there are', () => {
    expect(problemsWith({ file: files.is, replace: 'block: quotation', with: 'block: qoute' })).toEqual([
      {
        ...{ code: 'unknown-choice', file: files.is, text: '- block: qoute' },
        what: '“blocks[4].block” cannot be “qoute”.',
        fix: expect.stringContaining(`Write one of: ${every}.`),
      },
    ]);
  });

  it('a word that is nearly a block, with the block', () => {
    const [problem] = problemsWith(...both('block: quotation', 'block: quotatoin'));
    expect(problem?.fix).toContain('Did you mean “quotation”?');
  });

  it('no block at all', () => {
    expect(problemsWith({ file: files.en, replace: '- block: quotation\n    text', with: '- text' })).toEqual(
      [
        {
          ...{
            code: 'missing-key',
            file: files.en,
            text: '- text: I thought our website was fine, until I read it.',
          },
          what: 'The key “block” is missing.',
          fix: expect.any(String),
        },
      ],
    );
  });

  it('the name of a block alone', () => {
    const [problem, ...others] = problemsWith({
      file: files.en,
      replace: '- block: clients\n    pick: [fjara, krot]',
      with: '- clients',
    });
    expect([problem, others]).toMatchObject([
      {
        code: 'wrong-type',
        file: files.en,
        text: '- clients',
        fix: expect.stringContaining('block: clients'),
      },
      [],
    ]);
  });

  it('the name of a block before its keys', () => {
    const [problem, ...others] = problemsWith({
      file: files.en,
      replace: '- block: quotation',
      with: '- quotation',
    });
    expect([problem, others]).toMatchObject([
      { code: 'yaml-syntax', file: files.en, text: '- quotation', fix: 'Write “- block: quotation”.' },
      [],
    ]);
  });

  it.each([
    ['qoutation', 'Write block: quotation.'],
    ['something else', `Write “block:” and one of ${every}.`],
  ])('the text %j alone, with the block that is meant or all that there are', (text, fix) => {
    const [problem] = problemsWith({
      ...{ file: files.en, replace: '- block: clients\n    pick: [fjara, krot]', with: `- ${text}` },
    });
    expect(problem).toMatchObject({ code: 'wrong-type', text: `- ${text}`, fix });
  });

  it('a key that is missing, with what it holds', () => {
    const [problem, ...others] = problemsWith({
      file: files.is,
      replace: /\n {4}source: Meðaltal.*/,
      with: '',
    });
    expect([problem, others]).toMatchObject([
      { code: 'missing-key', file: files.is, text: '- block: figures', what: 'The key “source” is missing.' },
      [],
    ]);
  });

  it('a key of another block, with the keys of this one', () => {
    const problems = problemsWith(
      ...both('    name: Jóna Dæmisdóttir\n', '    name: Jóna Dæmisdóttir\n    pick: [jona]\n'),
    );
    expect(problems).toEqual(
      [files.en, files.is].map((file) => ({
        ...{ code: 'unknown-key', file, text: 'pick: [jona]', what: 'There is no key “pick” here.' },
        fix: expect.stringContaining('block, text, name, role'),
      })),
    );
  });

  it('names that do not exist, each with the one that is meant', () => {
    const names = [
      { kind: 'picture', there: 'picture: krot-shop', wrong: 'picture: krot-shp', meant: 'krot-shop' },
      { kind: 'person', there: 'pick: [jona]', wrong: 'pick: [jon]', meant: 'jona' },
      { kind: 'client', there: 'pick: [fjara, krot]', wrong: 'pick: [fjara, krott]', meant: 'krot' },
      { kind: 'case', there: 'pick: [krot-shop]', wrong: 'pick: [krot-shap]', meant: 'krot-shop' },
    ];
    expect(problemsWith(...names.flatMap(({ there, wrong }) => both(there, wrong)))).toEqual(
      [files.en, files.is].flatMap((file) =>
        names.map(({ kind, wrong, meant }) => ({
          ...{ code: 'unknown-reference', file, text: wrong },
          what: expect.stringContaining(`There is no ${kind} “`),
          fix: expect.stringContaining(`Did you mean “${meant}”?`),
        })),
      ),
    );
  });
});

describe('a block that fits its schema, but would show something else than it says, is a problem:', () => {
  it('a question that the page of questions does not ask', () => {
    expect(
      problemsWith({
        file: files.is,
        replace: 'Virkar vefurinn vel í síma?',
        with: 'Virkar vefurinn í síma?',
      }),
    ).toEqual([
      {
        ...{ code: 'block-question', file: files.is, text: '- Virkar vefurinn í síma?' },
        what: 'There is no question “Virkar vefurinn í síma?” in faq.yaml.',
        fix: expect.stringContaining('Did you mean “Virkar vefurinn vel í síma?”?'),
      },
    ]);
  });

  it('questions without any', () => {
    expect(
      problemsWith(
        ...both(
          /heading: (.* (?:vorinu|spring))\n {4}pick:\n(?: {6}.*\n)+ {4}items:\n(?: {6}.*\n|\n)+/,
          'heading: $1\n',
        ),
      ),
    ).toEqual(
      [files.en, files.is].map((file) => ({
        ...{ code: 'block-questions-none', file, text: '- block: questions' },
        what: 'This block has no questions.',
        fix: 'Name questions of faq.yaml under “pick”, or write some under “items”.',
      })),
    );
  });

  it('people, before there are any', () => {
    const without = ['people.yaml', 'is/people.yaml', 'en/people.yaml'].map((remove) => ({ remove }));
    expect(problemsWith(...both('\n    pick: [jona]', ''), ...without)).toEqual(
      [files.en, files.is].map((file) => ({
        ...{ code: 'block-empty', file, text: '- block: people' },
        what: 'This block shows nothing, because there is no people.yaml.',
        fix: 'Write people.yaml, or remove the block in every language.',
      })),
    );
  });

  it('somebody who is picked, before there is anybody', () => {
    const without = ['people.yaml', 'is/people.yaml', 'en/people.yaml'].map((remove) => ({ remove }));
    const codes = problemsWith(...without).map(({ code, text }) => `${code} ${text}`);
    expect(codes).toContain('unknown-reference pick: [jona]');
  });

  it('a plan that there is not, a button to a page that also chooses a service, and a second form', () => {
    const problems = problemsWith(
      ...both('pick: [foundation, growth]', 'pick: [foundation, grown]'),
      ...both(/ {6}service: web_development/, '      page: services\n      service: web_development'),
      ...both(/$/, '  - block: form\n    heading: Hemja\n    form: quote\n'),
    );
    expect(problems.map(({ code, file, text }) => `${code} ${file} ${text}`)).toEqual(
      [files.en, files.is].flatMap((file) => [
        `block-plan ${file} pick: [foundation, grown]`,
        `block-button ${file} page: services`,
        `block-form-twice ${file} - block: form`,
      ]),
    );
    expect(problems[0]?.fix).toBe('Write one of: foundation, growth, premium.');
  });
});

describe('languages have the same blocks in the same order:', () => {
  const quotation = /( {2}- block: quotation\n(?: {4}.*\n)+)/;

  it('a block that one language lacks is named where it stands', () => {
    expect(problemsWith({ file: files.en, replace: quotation, with: '' })).toEqual([
      {
        ...{ code: 'unequal-lengths', file: files.is, text: '- block: quotation' },
        what: expect.stringContaining('“blocks” has 12 items here and 11 in'),
        fix: expect.stringContaining('Add to'),
      },
    ]);
  });

  it('blocks that changed places in one language are named, and what they hold is not', () => {
    const swapped = {
      file: files.en,
      replace: new RegExp(`${quotation.source}((?: {2,4}.*\\n)+?)(?= {2}- block: clients)`),
      with: '$2$1',
    };
    expect(problemsWith(swapped)).toEqual([
      {
        ...{ code: 'unequal-values', file: files.is, text: '- block: quotation' },
        what: expect.stringContaining('“blocks[4].block” is “quotation” here and “people” in'),
        fix: expect.any(String),
      },
      {
        ...{ code: 'unequal-values', file: files.is, text: '- block: people' },
        what: expect.stringContaining('“blocks[5].block” is “people” here and “quotation” in'),
        fix: expect.any(String),
      },
    ]);
  });

  it('a key that one language lacks is named', () => {
    const [problem, ...others] = problemsWith({
      file: files.en,
      replace: '    role: managing director\n',
      with: '',
    });
    expect([problem, others]).toMatchObject([
      { code: 'unequal-keys', file: files.is, text: 'role: framkvæmdastjóri' },
      [],
    ]);
  });
});
