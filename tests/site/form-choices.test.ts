// @module-tag all
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

/** What is wrong with the tiny site when any number of topics can be ticked, in the order of these texts. */
function problemsWith(texts: string): { code: string; file: string; fix: string }[] {
  const edits: Edit[] = [
    { file: 'templates/Ask.tsx', replace: "topic: { kind: 'choice'", with: "topic: { kind: 'choices'" },
    {
      file: 'templates/Ask.tsx',
      replace: /<select.*<\/select>/s,
      with: `{${texts}.map((text) => <input key={text} type="checkbox" name="topic" value={text} />)}`,
    },
    ...['is', 'en', 'pl'].map((language) => ({
      ...{ file: `content/${language}/ui.yaml`, replace: / prompt: [^,]*,/, with: '' },
    })),
  ];
  const { stdout } = site(['validate', '--json', '--site', tinyCopy(...edits)]);
  return JSON.parse(stdout).problems;
}

describe('the boxes of a field of which any number can be chosen', () => {
  it('are fine in the order of their definition', () => {
    expect(problemsWith('texts')).toEqual([]);
  });

  it('are an error in another order, because the server refuses what they send without script', () => {
    const problems = problemsWith('texts.toReversed()');
    expect(problems.map(({ code }) => code)).toEqual(['form-options', 'form-options', 'form-options']);
    expect(problems.map(({ fix }) => fix).join(' ')).toContain('“The wool”, “An order”');
  });
});
