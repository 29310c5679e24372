import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../src/cache/file-facts.mjs';
import { createMemory, type Subject } from '../../../src/memory/index.ts';
import { plain } from '../../../src/memory/stored-form.ts';
import { openStoredMemory } from '../../../src/memory/stored-memory.ts';
import { temporaryFolder } from '../../support/workspace.ts';

/** What a process gives that recalls one thing and ends, and whether it had to be made. */
async function run<T>(folder: string, subject: Subject<T>, make: () => T) {
  return runOf('code', { folder, subject, make });
}

interface Process<T> {
  folder: string;
  subject: Subject<T>;
  make: () => T;
}

/** The same of a process of some code. */
async function runOf<T>(code: string, { folder, subject, make }: Process<T>) {
  const memory = createMemory(openStoredMemory(folder, code));
  let isMade = false;
  const result = memory.recall(subject, () => {
    isMade = true;
    return make();
  });
  await memory.save();
  return { result, isMade };
}

const subject = { name: 'one', inputs: ['text', 1], form: plain<unknown>() };
const value = { list: ['a', { b: undefined }], map: new Map([['c', new Set([1])]]) };

it('what one process has worked out, the next one knows', async () => {
  const folder = temporaryFolder();
  expect(await run(folder, subject, () => value)).toEqual({ result: value, isMade: true });
  expect(await run(folder, subject, () => ({}))).toEqual({ result: value, isMade: false });
});

it.each<[string, Partial<Subject<unknown>>]>([
  ['another input', { inputs: ['text', 2] }],
  ['the same letters in other inputs', { inputs: ['text 1'] }],
  ['the same letters as another kind of value', { inputs: ['text', '1'] }],
  ['another name', { name: 'other' }],
  ['a test that it does not pass any more', { isStill: () => false }],
])('it is made again for %s', async (_, other) => {
  const folder = temporaryFolder();
  await run(folder, subject, () => value);
  expect((await run(folder, { ...subject, ...other }, () => 'new')).result).toBe('new');
});

it('other code remembers nothing of it', async () => {
  const folder = temporaryFolder();
  await run(folder, subject, () => value);
  expect((await runOf('other code', { folder, subject, make: () => 'new' })).result).toBe('new');
});

it('what lies in the folder of this code and is of other code is none', async () => {
  const folder = temporaryFolder();
  await run(folder, subject, () => value);
  const [own = ''] = readdirSync(folder);
  await runOf('other code', { folder, subject, make: () => 'foreign' });
  const foreign = readdirSync(folder).find((name) => name !== own) ?? '';
  rmSync(join(folder, own), { recursive: true });
  cpSync(join(folder, foreign), join(folder, own), { recursive: true });
  expect(await run(folder, subject, () => 'new')).toEqual({ result: 'new', isMade: true });
});

it.each([0, 40, 80, 120, -1])('a file in which byte %d is another is none', async (at) => {
  const folder = temporaryFolder();
  await run(folder, subject, () => value);
  const [file = ''] = listFiles(folder).filter((path) => path.includes('/one-'));
  const bytes = readFileSync(file);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect((await run(folder, subject, () => 'new')).result).toBe('new');
  expect((await run(folder, subject, () => 'newer')).result).toBe('new');
});

it('of many results only the files are written again in which one has changed, and none that nobody needs stays', async () => {
  const folder = temporaryFolder();
  const names = Array.from({ length: 600 }, (_, n) => `many ${n}`);
  const save = async (inputOf: (name: string) => string, all = names) => {
    const memory = createMemory(openStoredMemory(folder, 'code'));
    for (const name of all) {
      const inputs = [inputOf(name)];
      memory.recall({ name, inputs, form: plain() }, () => inputOf(name));
    }
    await memory.save();
    return new Map(listFiles(folder).map((file) => [file, statSync(file).ino]));
  };
  const first = await save((name) => name);
  const second = await save((name) => (name === 'many 3' ? 'other' : name));
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...second].filter(([file, number]) => first.get(file) !== number)).toHaveLength(1);
  expect((await save((name) => name, ['many 3'])).size).toBeLessThan(first.size);
});

it.each<[string, Partial<Subject<unknown>>, unknown]>([
  ['what depends on something that cannot be known again', { inputs: [Symbol('now')] }, value],
  ['what holds functions', {}, { draw: () => 1 }],
])('%s is not written down', async (_, other, made) => {
  const folder = temporaryFolder();
  await run(folder, { ...subject, ...other }, () => made);
  expect((await run(folder, { ...subject, ...other }, () => made)).isMade).toBe(true);
});

it('what was made from parts is known without them, and each part is known when another one has changed', async () => {
  const folder = temporaryFolder();
  const made: string[] = [];
  const sum = async (...texts: string[]) => {
    const memory = createMemory(openStoredMemory(folder, 'code'));
    const part = (text: string) =>
      memory.recall({ name: text[0] ?? '', inputs: [text], form: plain<number>() }, () => {
        made.push(text);
        return text.length;
      });
    const whole = { name: 'sum', inputs: texts, form: plain<number>() };
    const total = memory.recall(whole, () => texts.map(part).reduce((a, b) => a + b));
    await memory.save();
    return total;
  };
  const totals = [await sum('a', 'bb'), await sum('a', 'bb'), await sum('a', 'bbb'), await sum('a', 'b')];
  expect(totals).toEqual([3, 3, 4, 2]);
  expect(made).toEqual(['a', 'bb', 'bbb', 'b']);
});

it('what a process has changed after it was written down is written down again', async () => {
  const folder = temporaryFolder();
  const memory = createMemory(openStoredMemory(folder, 'code'));
  for (const input of ['first', 'second']) {
    memory.recall({ name: 'one', inputs: [input], form: plain() }, () => input);
    await memory.save();
    const known = await run(folder, { name: 'one', inputs: [input], form: plain() }, () => 'new');
    expect(known).toEqual({ result: input, isMade: false });
  }
});

it('what nobody has asked for is forgotten', async () => {
  const folder = temporaryFolder();
  await run(folder, subject, () => value);
  await run(folder, { ...subject, name: 'other' }, () => value);
  expect((await run(folder, subject, () => value)).isMade).toBe(true);
});
