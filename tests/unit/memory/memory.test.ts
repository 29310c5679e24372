import { expect, it, vi } from 'vitest';
import { createReport } from '../../../src/diagnostics/index.ts';
import { createMemory, noMemory, type Subject } from '../../../src/memory/index.ts';
import { recallReported } from '../../../src/memory/recall.ts';

it('what was made of the same inputs is known again, by name', () => {
  const { recall } = createMemory();
  const make = vi.fn(() => ({}));
  const page = {};
  const subject = { inputs: ['text'], code: [page] };
  const first = recall({ name: 'one', ...subject }, make);
  expect(recall({ name: 'one', ...subject }, make)).toBe(first);
  expect(recall({ name: 'other', ...subject }, make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it('of code, a list stands for what is in it', () => {
  const { recall } = createMemory();
  const page = {};
  const made = (...code: unknown[]) => recall({ name: 'one', inputs: [], code }, () => ({}));
  const first = made([page, ['text']]);
  expect(made([page, ['text']])).toBe(first);
  expect(made([page, ['more']])).not.toBe(first);
  expect(made(page, ['more'])).not.toBe(made([page, ['more']]));
});

const code = {};

it.each<[string, Pick<Subject<unknown>, 'inputs' | 'code'>]>([
  ['another text', { inputs: ['more', 1], code: [code] }],
  ['an input more', { inputs: ['text', 1, undefined], code: [code] }],
  ['another definition that only looks the same', { inputs: ['text', 1], code: [{}] }],
])('it is made again for %s', (_, other) => {
  const { recall } = createMemory();
  const first = recall({ name: 'one', inputs: ['text', 1], code: [code] }, () => ({}));
  expect(recall({ name: 'one', ...other }, () => ({}))).not.toBe(first);
});

it('what the same code made is taken over into its new objects in the form for others, if it is recalled then', async () => {
  const { recall, rebind } = createMemory();
  const make = vi.fn(() => ({ by: 'making' }));
  const form = { pack: () => 'packed', unpack: (by: unknown) => ({ by: String(by) }) };
  const made = (name: string, code: object) => recall({ name, inputs: [], code: [code], form }, make);
  const [old, now, next] = [{}, {}, {}];
  for (const name of ['one', 'two']) made(name, old);
  await rebind(async () => expect(made('one', now)).toEqual({ by: 'packed' }));
  expect(made('one', now)).toEqual({ by: 'packed' });
  expect(make).toHaveBeenCalledTimes(2);
  expect([made('one', next), made('two', now)]).toEqual([{ by: 'making' }, { by: 'making' }]);
});

it('of what no round has recalled since it began nothing stays but the parts of what it has', () => {
  const { recall, beginRound, forgetOlder } = createMemory();
  const made: string[] = [];
  const page = (name: string) =>
    recall({ name, inputs: [] }, () => {
      recall({ name: `part of ${name}`, inputs: [] }, () => made.push(`part of ${name}`));
      made.push(name);
    });
  page('kept');
  page('gone');
  beginRound();
  page('kept');
  forgetOlder();
  made.length = 0;
  recall({ name: 'part of kept', inputs: [] }, () => made.push('part of kept'));
  for (const name of ['kept', 'gone']) page(name);
  expect(made).toEqual(['part of gone', 'gone']);
});

it('without a memory everything is made each time', () => {
  const make = vi.fn(() => 1);
  noMemory.recall({ name: 'one', inputs: [] }, make);
  noMemory.recall({ name: 'one', inputs: [] }, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('problems are reported again with what is remembered', () => {
  const memory = createMemory();
  const codes = () => {
    const report = createReport();
    const check = { name: 'check', inputs: ['text'] };
    recallReported({ memory, report }, check, (own) => own.error('alias-unreachable', { file: 'a.md' }, {}));
    return report.sorted().map(({ code }) => code);
  };
  expect([codes(), codes()]).toEqual([['alias-unreachable'], ['alias-unreachable']]);
});
