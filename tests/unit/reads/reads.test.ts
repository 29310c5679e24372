import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Config, createConfig } from '../../../src/config.ts';
import type { Document } from '../../../src/content/load/document.ts';
import { keysToRead, readChannel, recordReads, reportUnread } from '../../../src/content/reads/index.ts';
import type { Site } from '../../../src/define/site.ts';
import { createReport } from '../../../src/diagnostics/index.ts';
import type { Db } from '../../../src/graph/index.ts';
import { emptyDatabase } from '../../../src/graph/open-database.ts';
import { queriesOf } from '../../../src/incremental/index.ts';
import { site as tiny } from '../../sites/tiny/templates/site.ts';
import { projectDir } from '../../support/workspace.ts';

const schema = z.strictObject({
  title: z.string(),
  steps: z.array(z.strictObject({ name: z.string(), note: z.string().optional() })),
  byName: z.record(z.string(), z.strictObject({ label: z.string() })),
  count: z.strictObject({ one: z.string(), other: z.string() }),
});

type Value = z.infer<typeof schema>;

const value: Value = {
  title: 'A title',
  steps: [{ name: 'first' }, { name: 'second', note: 'slowly' }],
  byName: { a: { label: 'A' } },
  count: { one: '{n} step', other: '{n} steps' },
};

/** The problems when a query has read values of a schema so. */
function conclude(kind: z.ZodType, document: Pick<Document, 'data' | 'locate'>, read: (db: Db) => unknown) {
  const site = { ...tiny, data: { ...tiny.data, own: { x: { schema: kind } } } } as unknown as Site;
  const db = emptyDatabase();
  db.invalidate(createConfig({}, { site, toolDir: projectDir, cwd: projectDir }));
  const { query } = queriesOf<Config>();
  db.get(query('reading', (asking) => void read(asking)));
  const report = createReport();
  const whole = document as Document;
  const files = [{ schema: kind, name: 'own x', keys: () => keysToRead(whole, kind), document: () => whole }];
  reportUnread(files, { site, emitted: db.emitted(readChannel), report });
  return report.sorted().map(({ code, place }) => `${code} ${place.file}`);
}

/** What is reported when a site has read a file so. */
function unreadAfter(read: (value: Value) => unknown, data: object = value): unknown[] {
  const document: Pick<Document, 'data' | 'locate'> = {
    data: { ...data },
    locate: (path) => ({ file: `x.yaml#${path.join('.')}` }),
  };
  return conclude(schema, document, (db) => read(recordReads(db, schema, data) as Value));
}

function readAll({ title, steps, byName, count }: Value): unknown {
  return [title, steps.map(({ name, note }) => [name, note]), byName.a?.label, count.one];
}

describe('a key of the content', () => {
  it('of every page is read by the generator itself, if it is one of its own', () => {
    expect(unreadAfter(() => {}, { template: 'any', title: 'A title' })).toEqual([]);
  });

  it('is no problem when something has read it', () => {
    expect(unreadAfter(readAll)).toEqual([]);
  });

  it('is an error at its place when nothing has read it', () => {
    expect(unreadAfter(({ steps, byName, count }) => readAll({ title: '', steps, byName, count }))).toEqual([
      'key-unread x.yaml#title',
    ]);
  });

  it.each<[string, (value: Value) => unknown, string]>([
    [
      'in a list, once for all entries',
      (all) => [all.title, all.steps.map(({ name }) => name)],
      'steps.1.note',
    ],
    ['below names, whichever they are', (all) => [all.title, Object.keys(all.byName)], 'byName.a.label'],
  ])('is found %s', (_, read, place) => {
    expect(unreadAfter(read)).toContain(`key-unread x.yaml#${place}`);
  });

  it('is reported whole when nothing below it was read either', () => {
    expect(unreadAfter(({ title }) => title)).toEqual([
      'key-unread x.yaml#byName',
      'key-unread x.yaml#count',
      'key-unread x.yaml#steps',
    ]);
  });

  it('with forms for counts is read when one of them is: content need not count to each', () => {
    expect(unreadAfter((all) => [readAll(all), all.count.other])).toEqual([]);
  });

  it('that a file leaves out is not asked for', () => {
    const short = { ...value, steps: [{ name: 'only' }] };
    expect(
      unreadAfter((all) => [all.title, all.steps[0]?.name, all.byName.a?.label, all.count.one], short),
    ).toEqual([]);
  });

  it('is read in another form of the same content too, such as one with its links replaced', () => {
    const document = { data: { title: 'x' }, locate: () => ({ file: 'x.yaml' }) };
    const one = z.strictObject({ title: z.string() });
    const readOther = (db: Db) => {
      recordReads(db, one, document.data);
      return recordReads(db, one, { title: 'X' }).title;
    };
    expect(conclude(one, document, readOther)).toEqual([]);
    expect(conclude(one, document, (db) => recordReads(db, one, document.data))).toEqual([
      'key-unread x.yaml',
    ]);
  });

  it('is not read by who takes all of a value apart without looking at its keys', () => {
    expect(unreadAfter((all) => [all.title, all.steps, all.byName.a, all.count.one])).toEqual([
      'key-unread x.yaml#byName.a.label',
      'key-unread x.yaml#steps.0.name',
      'key-unread x.yaml#steps.1.note',
    ]);
  });
});
