import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { messageOf } from '../../src/diagnostics/index.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';

/** The doubtful blocks when the page on wool ends with these texts, each with what is said of it. */
function warningsWith(icelandic: string, english: string): string[] {
  const edit = (file: string, text: string) => ({ file, replace: /$/, with: `\n${text}\n` });
  const folder = tinyWorkspace(
    edit('is/wool.md', icelandic),
    edit('en/wool.md', english),
    edit('pl/wool.md', icelandic),
  );
  const { report } = planSite(tinyConfig(folder));
  expect(report.errorCount).toBe(0);
  return report.sorted().flatMap((one) => {
    const { file, sourceLine = '' } = one.place;
    return one.code === 'unequal-blocks' ? [`${file} ${sourceLine}: ${messageOf(one).what}`] : [];
  });
}

const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');
const table = (...rows: string[]) =>
  ['| Litur | Magn |', '| --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n');

describe('a block that stands in one language only', () => {
  it('is doubtful at its line: a paragraph among others', () => {
    expect(
      warningsWith(
        'Ull er þvegin 2 sinnum.\n\nFeldfé er fremur sjaldgæft í sveitinni.\n\nHún er þurrkuð í 3 daga.',
        'Wool is washed 2 times.\n\nIt is dried for 3 days.',
      ),
    ).toEqual([
      'content/is/wool.md Feldfé er fremur sjaldgæft í sveitinni.: This paragraph has no counterpart in content/en/wool.md.',
    ]);
  });

  it('is doubtful where it stands, whichever language it is', () => {
    const lonely = 'content/en/wool.md - Grey';
    expect(warningsWith('Ull er hlý.', `Wool is warm.\n\n${list('Grey', 'White')}`)).toEqual([
      `${lonely}: This list has no counterpart in content/is/wool.md.`,
    ]);
  });

  it('is doubtful as a table', () => {
    expect(warningsWith(`Ull er hlý.\n\n${table('Grá | 2')}`, 'Wool is warm.')).toEqual([
      'content/is/wool.md | Litur | Magn |: This table has no counterpart in content/en/wool.md.',
    ]);
  });

  it('is doubtful as an item of a list, at the item', () => {
    expect(warningsWith(list('Grá', 'Mórauð 12', 'Svört'), list('Grey', 'Black'))).toEqual([
      'content/is/wool.md - Mórauð 12: This item of a list has no counterpart in content/en/wool.md.',
    ]);
  });

  it('is doubtful as a row of a table, at the row', () => {
    expect(warningsWith(table('Grá | 2', 'Svört | 30'), table('Black | 30'))).toEqual([
      'content/is/wool.md | Grá | 2 |: This row of a table has no counterpart in content/en/wool.md.',
    ]);
  });

  it('is doubtful under both headings when it stands under another one', () => {
    expect(
      warningsWith(
        '## Litir\n\nSauðalitir.\n\nGráblátt 2.\n\n## Lykt\n\nSúr.',
        '## Colours\n\nSheep.\n\n## Smell\n\nSour.\n\nGrey 2.',
      ),
    ).toEqual([
      'content/en/wool.md Grey 2.: This paragraph has no counterpart in content/is/wool.md.',
      'content/is/wool.md Gráblátt 2.: This paragraph has no counterpart in content/en/wool.md.',
    ]);
  });
});

describe('blocks of two languages', () => {
  it.each([
    ['are as many in another order', `Ull.\n\n${list('Grá')}`, `${list('Grey')}\n\nWool.`],
    ['are numbered in one and not in the other', '1. Grá\n2. Svört', list('Grey', 'Black')],
    ['have their lines broken elsewhere', 'Ull er\nhlý og\nmjúk.', 'Wool is warm and soft.'],
  ])('are fine when they %s', (_, icelandic, english) => {
    expect(warningsWith(icelandic, english)).toEqual([]);
  });
});

it('says how many blocks each language has in that place', () => {
  const folder = tinyWorkspace({ file: 'is/wool.md', replace: /$/, with: '\nFeldfé er sjaldgæft.\n' });
  const { report } = planSite(tinyConfig(folder));
  const [first] = report.sorted().filter(({ code }) => code === 'unequal-blocks');
  expect(first && messageOf(first)).toMatchObject({
    why: 'All languages should say the same. In this place, the number of paragraphs is 2 here and 1 in that file.',
    fix: 'Write there what this one says, or remove it. If nothing is missing there, divide both texts alike.',
  });
});
