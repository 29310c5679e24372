import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/diagnostics/format.ts';
import { agencyDir, contentFile, type Edit, problemsOf, workspace } from '../support/workspace.ts';

/** Something that is probably a mistake: where the caret stands, and what is said of it. */
interface Doubt {
  title: string;
  edit: Edit & { file: string };
  /** What else has to be edited for it. */
  also?: Edit;
  /** The letters at the caret. */
  at: string;
  what: string;
  fix: string;
}

const inIcelandic = (words: string): Edit & { file: string } => ({
  file: 'is/terms.md',
  replace: /$/,
  with: `\nEin setning enn, ${words}\n`,
});
const inEnglish = (words: string): Edit & { file: string } => ({
  file: 'en/terms.md',
  replace: /$/,
  with: `\nOne sentence more, ${words}\n`,
});
const summary = 'The same words for two pages, which nobody could tell apart where they are listed.';
const copied = 'Give each page a text of its own; change whichever of the two was copied.';
const icelandicQuotes = 'Write „ before the words and “ behind them.';
const englishQuotes = 'Write “ before the words and ” behind them.';

/** Where a text stands first in a file of the content. */
function lineOf(file: string, text: string): number {
  const lines = contentFile(agencyDir, file).split('\n');
  return lines.findIndex((line) => line.startsWith(text)) + 1;
}

const doubts: Doubt[] = [
  {
    title: 'another price in the answer to a thread than the thread shows',
    edit: { file: 'is/home.yaml', replace: '{price:website-audit}', with: '{price:seo-audit}' },
    at: '        Fyrir {price:seo-audit}',
    what: 'The answer does not name the price of its thread, {price:website-audit}.',
    fix: 'Write {price:website-audit} in the answer in every language, or change “price” of the thread.',
  },
  {
    title: 'an English quotation mark in an Icelandic text',
    edit: inIcelandic('„svona” eða'),
    at: '” eða',
    what: '” is not the right quotation mark in Icelandic here.',
    fix: icelandicQuotes,
  },
  {
    title: 'an English opening mark in Icelandic bold words',
    edit: inIcelandic('**“svona“ er** það'),
    at: '“svona',
    what: '“ is not the right quotation mark in Icelandic here.',
    fix: icelandicQuotes,
  },
  {
    title: 'a low quotation mark in an English text',
    edit: inEnglish('„so” or'),
    at: '„so',
    what: '„ is not the right quotation mark in English here.',
    fix: englishQuotes,
  },
  {
    title: 'an Icelandic closing mark in an English text',
    edit: inEnglish('“so“, or'),
    at: '“, or',
    what: '“ is not the right quotation mark in English here.',
    fix: englishQuotes,
  },
  {
    title: 'a straight apostrophe',
    edit: inEnglish("it isn't so"),
    at: "'t so",
    what: "' is a straight apostrophe.",
    fix: 'Write ’.',
  },
  {
    title: 'a hyphen that stands for a dash',
    edit: inIcelandic('stutt - og góð'),
    at: '- og góð',
    what: '- is not a dash as it is written in Icelandic.',
    fix: 'Write –.',
  },
  {
    title: 'two hyphens that stand for a dash',
    edit: inEnglish('short -- and good'),
    at: '-- and',
    what: '-- is not a dash as it is written in English.',
    fix: 'Write –.',
  },
  {
    title: 'an English dash in an Icelandic text',
    edit: inIcelandic('stutt—og góð'),
    at: '—og',
    what: '— is not a dash as it is written in Icelandic.',
    fix: 'Write –.',
  },
  {
    title: 'a hyphen between two numbers',
    edit: inIcelandic('5-10 daga'),
    at: '-10 daga',
    what: '- is a hyphen between two numbers.',
    fix: 'Write –.',
  },
  {
    title: 'a hyphen for a dash behind a price that is filled in',
    edit: inEnglish('{price:plan-foundation} - not more'),
    at: '- not more',
    what: '- is not a dash as it is written in English.',
    fix: 'Write –.',
  },
  {
    title: 'a title that another page has',
    edit: { file: 'is/pricing.yaml', replace: 'title: Verðskrá', with: 'title: Um okkur' },
    at: 'Um okkur',
    what: `The title of this page is the same as that of content/is/about.md:${lineOf('is/about.md', 'title:')}.`,
    fix: copied,
  },
  {
    title: 'a title that was copied from a page whose address is made of it, though that page is read later',
    edit: { file: 'is/about.md', replace: 'title: Um okkur', with: 'title: Verðskrá' },
    at: 'Verðskrá',
    what: `The title of this page is the same as that of content/is/pricing.yaml:${lineOf('is/pricing.yaml', 'title:')}.`,
    fix: copied,
  },
  {
    title: 'a description that another page has',
    edit: {
      file: 'en/terms.md',
      replace: /description: (?:>-\n)?[\s\S]*?\n(?=\w)/,
      with: `description: ${summary}\n`,
    },
    also: {
      file: 'en/about.md',
      replace: /description: (?:>-\n)?[\s\S]*?\n(?=\w)/,
      with: `description: ${summary}\n`,
    },
    at: summary,
    what: `The description of this page is the same as that of content/en/about.md:${lineOf('en/about.md', 'description:')}.`,
    fix: copied,
  },
  {
    title: 'an English paragraph in an Icelandic file',
    edit: {
      file: 'is/terms.md',
      replace: /$/,
      with: '\nThis is the part that we have *not* yet translated.\n',
    },
    at: 'This is the part',
    what: 'This text seems to be English.',
    fix: 'Write it in Icelandic.',
  },
  {
    title: 'an Icelandic line in an English file',
    edit: {
      file: 'en/contact.yaml',
      replace: /^( {2}lead: ).*$/m,
      with: '$1Skrifaðu okkur og við svörum þér fyrir kvöldið.',
    },
    at: 'Skrifaðu',
    what: 'This text seems to be Icelandic.',
    fix: 'Write it in English.',
  },
  {
    title: 'an address of the site itself',
    edit: inIcelandic('[verð](https://hemja.example/verdskra#plans)'),
    at: 'https://hemja.example/verdskra#plans',
    what: '“https://hemja.example/verdskra#plans” is a page of this site.',
    fix: 'Write page:pricing#plans.',
  },
  {
    title: 'an address of the site at which there is nothing',
    edit: inEnglish('[prices](https://hemja.example/en/prices)'),
    at: 'https://hemja.example/en/prices',
    what: '“https://hemja.example/en/prices” is not a page of this site.',
    fix: 'Write page: and the path of a page file, as in page:about.',
  },
  {
    title: 'a service that nobody can choose in the quote form',
    edit: { file: 'is/services/social-media.md', replace: /^quoteService: .*\n/m, with: '' },
    also: { file: 'en/services/social-media.md', replace: /^quoteService: .*\n/m, with: '' },
    at: 'template',
    what: 'Nobody can choose this service in the quote form.',
    fix: 'Add “quoteService:” in every language, with the choice that fits best: digital_strategy, marketing, branding, social, web_development, content, none (none if no other does).',
  },
  {
    title: 'three full stops',
    edit: inEnglish('and so on...'),
    at: '...',
    what: '... is not an ellipsis.',
    fix: 'Write ….',
  },
  {
    title: 'a straight quote far into a folded text of keys',
    edit: { file: 'en/faq.yaml', replace: 'Yes, if you like.', with: 'Yes, if you „like”.' },
    at: '„like',
    what: '„ is not the right quotation mark in English here.',
    fix: englishQuotes,
  },
  {
    title: 'an apostrophe in a text in single quotes, behind another',
    edit: { file: 'en/contact.yaml', replace: /^title: .*/m, with: "title: 'Contact us, it''s easy - yes'" },
    at: "'s easy",
    what: "' is a straight apostrophe.",
    fix: 'Write ’.',
  },
];

/** The codes of the problems of a text, which stands in one language only. */
const codesOf = (folder: string) =>
  problemsOf(folder).flatMap(({ code }) => (code === 'unequal-blocks' ? [] : [code]));

describe('a warning with the caret on the very letters is given for', () => {
  it.each(doubts)('$title', ({ edit, also, at, what, fix }) => {
    const folder = workspace(edit, ...(also ? [also] : []));
    const problem = problemsOf(folder).find((one) => messageOf(one).what === what);
    expect(problem).toBeDefined();
    if (!problem) return;
    expect(problem.severity).toBe('warning');
    expect(messageOf(problem).fix).toBe(fix);
    const { line = 0, column = 0 } = problem.place;
    const found = contentFile(folder, edit.file)
      .split('\n')
      [line - 1]?.slice(column - 1);
    expect(found?.slice(0, at.length)).toBe(at);
  });

  it('nothing in code, in an address or after a backslash', () => {
    const folder = workspace(inEnglish('`a - b`, [more](https://a.example/b--c) and \\*.'));
    expect(codesOf(folder)).toEqual([]);
  });

  it.each([
    ['one pair', 'Hann sagði "hæ" við mig.', 1],
    ['two pairs', 'Hann sagði "hæ" og ("bæ").', 2],
    ['a pair with bold words in it', 'Hann sagði "**hæ** og bæ" við mig.', 1],
    ['a pair over two lines', 'Hann sagði "hæ\nog bæ" við mig.', 1],
    ['two ends of different pairs', 'Hann sagði "hæ“ og „bæ" við mig.', 2],
    ['two closing marks alone', 'Hann sagði „hæ” og bæ” við mig.', 2],
    ['two paragraphs', 'Hann sagði "hæ\n\nog bæ" við mig.', 2],
  ])('wrong quotes are told once for a pair: %s', (_, text, count) => {
    const folder = workspace({ file: 'is/terms.md', replace: /$/, with: `\n${text}\n` });
    expect(codesOf(folder)).toEqual(Array(count).fill('typography'));
  });

  it('a pair of wrong quotes in the text of a key is reported once, at the first', () => {
    const folder = workspace({
      file: 'en/faq.yaml',
      replace: 'Yes, if you like.',
      with: 'Yes, «if you» like.',
    });
    const problems = problemsOf(folder);
    expect(problems.map((one) => messageOf(one).what)).toEqual([
      '« is not the right quotation mark in English here.',
    ]);
  });
});
