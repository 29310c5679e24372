import { expect, it, vi } from 'vitest';
import { createReport } from '../../src/diagnostics/index.ts';
import { createMemory, noMemory } from '../../src/memory.ts';
import { recallReported } from '../../src/recall.ts';

it('what was made of the same inputs is known again, by name', () => {
  const { recall } = createMemory();
  const make = vi.fn(() => ({}));
  const page = {};
  const first = recall('one', ['text', page], make);
  expect(recall('one', ['text', page], make)).toBe(first);
  expect(recall('other', ['text', page], make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it.each<[string, readonly unknown[]]>([
  ['another text', ['more', 1]],
  ['an object that only looks the same', ['text', {}]],
  ['an input more', ['text', 1, undefined]],
])('it is made again for %s', (_, inputs) => {
  const { recall } = createMemory();
  const first = recall('one', ['text', 1], () => ({}));
  expect(recall('one', inputs, () => ({}))).not.toBe(first);
});

it('without a memory everything is made each time', () => {
  const make = vi.fn(() => 1);
  noMemory.recall('one', [], make);
  noMemory.recall('one', [], make);
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
