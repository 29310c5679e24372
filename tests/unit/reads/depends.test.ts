import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Config, createConfig } from '../../../src/config.ts';
import { checkedValue } from '../../../src/content/model/check-one.ts';
import { watchedFile } from '../../../src/content/model/watched-file.ts';
import { readChannel } from '../../../src/content/reads/index.ts';
import { rawOf } from '../../../src/define/raw.ts';
import type { Site } from '../../../src/define/site.ts';
import { emptyDatabase } from '../../../src/graph/open-database.ts';
import { queriesOf } from '../../../src/incremental/index.ts';
import { site as tiny } from '../../sites/tiny/templates/site.ts';
import { tinyDir, tinyWorkspace } from '../../support/tiny-site.ts';
import { projectDir } from '../../support/workspace.ts';

const schema = z.strictObject({
  title: z.string(),
  note: z.string().optional(),
  steps: z.array(z.strictObject({ name: z.string() })),
});

type Value = z.infer<typeof schema>;

const value: Value = { title: 'A title', steps: [{ name: 'first' }] };
const noted: Value = { ...value, note: 'slowly' };

/** The tiny site with one more file, and a query that makes one thing out of it. */
function making(read: (value: Value) => unknown, kind: z.ZodType = schema) {
  const { shared } = tiny.data;
  const site = {
    ...tiny,
    data: { ...tiny.data, shared: { ...shared, sample: { schema: kind } } },
  } as unknown as Site;
  const folder = tinyWorkspace();
  const db = emptyDatabase();
  const counted = { times: 0 };
  const made = queriesOf<Config>().query('made', (asking) => {
    counted.times += 1;
    const checked = asking.peek(checkedValue, 'sample.yaml');
    const watched = watchedFile(asking, { id: 'sample.yaml', schema: kind, value: checked?.value });
    return { made: read(watched as Value) };
  });
  /** Makes the thing out of this content. JSON is YAML. */
  const make = (content: object, indent = 0) => {
    writeFileSync(join(folder, 'content/sample.yaml'), `${JSON.stringify(content, null, indent)}\n`);
    db.invalidate(createConfig({}, { site, toolDir: projectDir, siteDir: tinyDir, cwd: folder }));
    return db.get(made);
  };
  return { make, counted, db };
}

/** Whether other content makes the thing anew. */
function isMadeAnew(read: (value: Value) => unknown, later: object): boolean {
  const { make, counted } = making(read);
  make(value);
  make(later, 1);
  return counted.times === 2;
}

describe('what is made of content', () => {
  it.each<[string, (value: Value) => unknown, object]>([
    ['a key', ({ title }) => title, { ...value, title: 'Another' }],
    ['what is deep in it', ({ steps }) => steps[0]?.name, { ...value, steps: [{ name: 'last' }] }],
    ['whether a key is there', (all) => 'note' in all, noted],
    ['whether it has a key of its own', (all) => Object.hasOwn(all, 'note'), noted],
    ['its keys', (all) => Object.keys(all), noted],
    ['a copy of it', (all) => Object.keys({ ...all }), noted],
    ['a key that is not there', ({ note }) => note, noted],
    ['all of it at once', (all) => rawOf(all), noted],
    ['a list at once', ({ steps }) => rawOf(steps), { ...value, steps: [] }],
  ])('is made anew when it has read %s, and that has changed', (_, read, later) => {
    expect(isMadeAnew(read, later)).toBe(true);
  });

  it.each<[string, (value: Value) => unknown]>([
    ['another key', ({ title }) => title],
    ['nothing', () => ''],
    ['whether another key is there', (all) => 'steps' in all],
  ])('stands when it has read %s', (_, read) => {
    expect(isMadeAnew(read, noted)).toBe(false);
  });

  it('stands when what it has read is written anew with the same words', () => {
    expect(isMadeAnew(({ steps }) => steps[0]?.name, value)).toBe(false);
  });

  it('which stands has read the keys that it had read', () => {
    const { make, counted, db } = making(({ title, steps }) => [title, steps[0]?.name]);
    make(value);
    const first = db.emitted(readChannel);
    make(noted);
    expect([db.emitted(readChannel), counted.times]).toEqual([first, 1]);
    expect(first).toEqual(expect.arrayContaining(['shared sample\0title', 'shared sample\0steps.name']));
  });

  it('is made again when it failed', () => {
    let fails = true;
    const { make } = making(({ title }) => {
      if (fails) throw new Error('No such thing.');
      return title;
    });
    expect(() => make(value)).toThrow('No such thing.');
    fails = false;
    expect(make(value)).toEqual({ made: 'A title' });
  });
});
