import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { messageOf } from '../../src/diagnostics/index.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';

/** The warnings when the page on wool ends with these words in Icelandic and English, or says them in a key. */
function warningsWith(icelandic: string, english: string, key?: string): string[] {
  const edit = (file: string, text: string) =>
    key === undefined
      ? { file, replace: /$/, with: `\n${text}\n` }
      : { file, replace: /^title: /m, with: `${key}: ${text}\ntitle: ` };
  const folder = tinyWorkspace(
    edit('is/wool.md', icelandic),
    edit('en/wool.md', english),
    edit('pl/wool.md', icelandic),
  );
  const { report } = planSite(tinyConfig(folder));
  return report.sorted().flatMap((one) => {
    const { file, line, sourceLine = '', column = 1, length = 0 } = one.place;
    const letters = sourceLine.slice(column - 1, column - 1 + length);
    return one.code === 'unequal-numbers' ? [`${file}:${line} ${letters} ${messageOf(one).what}`] : [];
  });
}

describe('a number that is typed in two languages', () => {
  it('is doubtful at its digits in the second where the text below the keys says another', () => {
    expect(warningsWith('Ull er þvegin í 4 tíma.', 'Wool is washed for 2 hours.')).toEqual([
      expect.stringMatching(
        /^content\/en\/wool\.md:\d+ 2 This text says 2, but that of content\/is\/wool\.md:\d+ says 4\.$/,
      ),
    ]);
  });

  it('is doubtful where a key says another', () => {
    expect(warningsWith('Ull 30 %', 'Wool 20%', 'label')).toEqual([
      expect.stringMatching(
        /^content\/en\/wool\.md:4 20 This text says 20, but that of content\/is\/wool\.md:4 says 30/,
      ),
    ]);
  });

  it.each([
    [
      'is written as the language does',
      '79.000 krónur, 2,5 kg og kl. 16.30',
      '79,000 krónur, 2.5 kg and 16:30',
    ],
    ['is a word in one of them', 'Tvær kindur og 3 lömb á 4 túnum', 'Two sheep and three lambs in 4 fields'],
    ['is in another order', 'Frá 2 til 5 daga', 'Within 5 days, 2 at least'],
  ])('is fine where it %s', (_, icelandic, english) => {
    expect(warningsWith(icelandic, english)).toEqual([]);
  });
});
