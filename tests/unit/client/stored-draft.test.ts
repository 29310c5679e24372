import { describe, expect, it } from 'vitest';
import { keptDays, packDraft, unpackDraft } from '../../../src/client/forms/kept.ts';

const end = keptDays * 24 * 60 * 60_000;
const draft = { values: ['Jóna', true, 2], since: 1_000 };

describe('a draft', () => {
  it('is the same when it comes back from the storage', () => {
    expect(unpackDraft(packDraft(draft), 1_000)).toEqual(draft);
  });

  it('is gone from the seventh day on', () => {
    expect(unpackDraft(packDraft(draft), 1_000 + end - 1)).toEqual(draft);
    expect(unpackDraft(packDraft(draft), 1_000 + end)).toBeUndefined();
  });

  it.each([
    { says: 'of an earlier version, which has no time', text: '["Jóna",true,2]' },
    { says: 'of a clock that was ahead', text: packDraft({ ...draft, since: 5_001 }) },
    { says: 'of a time without end', text: '{"values":["Jóna",true,2],"since":1e999}' },
    { says: 'of a time that is no number', text: '{"values":["Jóna",true,2],"since":"1"}' },
  ])('counts from now on when it is one $says', ({ text }) =>
    expect(unpackDraft(text, 5_000)).toEqual({ ...draft, since: 5_000 }),
  );

  it('has texts, numbers and yes or no alone, however deep the stored value is', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const text = `{"values":["a",1,true,null,1e999,{"valueOf":1},${deep}],"since":1000}`;
    const read = unpackDraft(text, 1_000);
    expect(read?.values).toEqual(['a', 1, true, '', '', '', '']);
    expect(unpackDraft(packDraft(read ?? draft), 1_000)).toEqual(read);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '1',
    '"x"',
    '{}',
    '{"values":{"length":3},"since":1}',
    '{"__proto__":[]}',
  ])('is not what stands as %s', (text) => expect(unpackDraft(text, 1_000)).toBeUndefined());
});
