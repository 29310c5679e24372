import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rawOf } from '../../../src/define/raw.ts';
import type { Document } from '../../../src/load/document.ts';
import { createMemory, type Memory } from '../../../src/memory/index.ts';
import { createReads } from '../../../src/reads/index.ts';

const schema = z.strictObject({
  title: z.string(),
  note: z.string().optional(),
  steps: z.array(z.strictObject({ name: z.string() })),
});

type Value = z.infer<typeof schema>;

const value: Value = { title: 'A title', steps: [{ name: 'first' }] };

interface Building {
  memory: Memory;
  content: unknown;
  kind?: z.ZodType | undefined;
}

/** A build that makes one thing out of a file. */
function build({ memory, content, kind = schema }: Building, read: (value: Value) => unknown) {
  const reads = createReads();
  const document = { file: 'x.yaml', data: content } as Document;
  const watched = reads.of({ document, schema: kind, value: content }) as Value;
  return reads.recall({ memory, name: 'a page', inputs: [] }, () => ({ made: read(watched) }));
}

/** Whether a second build, of other content, makes the thing anew. */
function isMadeAnew(read: (value: Value) => unknown, later: unknown, kind?: z.ZodType): boolean {
  const memory = createMemory();
  const [first, second] = [value, later].map((content) => build({ memory, content, kind }, read));
  return first !== second;
}

describe('what is made of content', () => {
  it.each<[string, (value: Value) => unknown, object]>([
    ['a key', ({ title }) => title, { ...value, title: 'Another' }],
    ['what is deep in it', ({ steps }) => steps[0]?.name, { ...value, steps: [{ name: 'last' }] }],
    ['whether a key is there', (all) => 'note' in all, { ...value, note: 'slowly' }],
    ['whether it has a key of its own', (all) => Object.hasOwn(all, 'note'), { ...value, note: 'slowly' }],
    ['its keys', (all) => Object.keys(all), { ...value, note: 'slowly' }],
    ['a copy of it', (all) => ({ ...all }), { ...value, note: 'slowly' }],
    ['a key that is not there', ({ note }) => note, { ...value, note: 'slowly' }],
    ['all of it at once', (all) => rawOf(all), { ...value, note: 'slowly' }],
    ['a list at once', ({ steps }) => rawOf(steps), { ...value, steps: [] }],
  ])('is made anew when it has read %s, and that has changed', (_, read, later) => {
    expect(isMadeAnew(read, later)).toBe(true);
  });

  it.each<[string, (value: Value) => unknown]>([
    ['another key', ({ title }) => title],
    ['nothing', () => ''],
    ['whether another key is there', (all) => 'steps' in all],
  ])('is remembered when it has read %s', (_, read) => {
    expect(isMadeAnew(read, { ...value, note: 'slowly' })).toBe(false);
  });

  it('is remembered when what it has read is written anew with the same words', () => {
    expect(isMadeAnew(({ steps }) => steps[0]?.name, structuredClone(value))).toBe(false);
  });

  it('is made anew after any change of content in which nothing can be watched', () => {
    expect(
      isMadeAnew(
        () => '',
        { ...value, note: 'slowly' },
        schema.transform((all) => all),
      ),
    ).toBe(true);
  });

  it('is made anew when it has read what another page has taken out of the content', () => {
    const memory = createMemory();
    const second = (content: Value) => {
      const reads = createReads();
      const document = { file: 'x.yaml', data: content } as unknown as Document;
      const { steps } = reads.of({ document, schema, value: content }) as Value;
      return reads.recall({ memory, name: 'second', inputs: [] }, () => steps.map(({ name }) => name));
    };
    expect(second(value)).toEqual(['first']);
    expect(second({ ...value, steps: [{ name: 'last' }] })).toEqual(['last']);
  });

  it('which is remembered has read the keys that it had read', () => {
    const memory = createMemory();
    const unread = () => {
      const reads = createReads();
      const document = { file: 'x.yaml', data: value, locate: () => ({ file: 'x.yaml' }) };
      const watched = reads.of({ document: document as unknown as Document, schema, value }) as Value;
      reads.recall({ memory, name: 'a page', inputs: [] }, () => [watched.title, watched.steps[0]?.name]);
      const codes: string[] = [];
      reads.conclude({ error: (code: string) => codes.push(code) } as never);
      return codes;
    };
    expect([unread(), unread()]).toEqual([[], []]);
  });

  it('is not remembered when it failed', () => {
    const memory = createMemory();
    const failing = () => build({ memory, content: value }, () => Object.assign(undefined as never, {}));
    expect(failing).toThrow();
    expect(build({ memory, content: value }, ({ title }) => title)).toEqual({ made: 'A title' });
  });
});
