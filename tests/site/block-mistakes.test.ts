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

  it.each([
    { kind: 'picture', there: 'picture: krot-shop', wrong: 'picture: krot-shp', meant: 'krot-shop' },
    { kind: 'person', there: 'pick: [jona]', wrong: 'pick: [jon]', meant: 'jona' },
    { kind: 'client', there: 'pick: [fjara, krot]', wrong: 'pick: [fjara, krott]', meant: 'krot' },
    { kind: 'case', there: 'pick: [krot-shop]', wrong: 'pick: [krot-shap]', meant: 'krot-shop' },
  ])('a $kind that does not exist', ({ kind, there, wrong, meant }) => {
    expect(problemsWith(...both(there, wrong))).toEqual(
      [files.en, files.is].map((file) => ({
        ...{ code: 'unknown-reference', file, text: wrong },
        what: expect.stringContaining(`There is no ${kind} “`),
        fix: expect.stringContaining(`Did you mean “${meant}”?`),
      })),
    );
  });
});
