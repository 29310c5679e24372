import { describe, expect, it } from 'vitest';
import { nextProcess, openDatabase, smallGraph } from './small-graph.ts';

/** Something that takes time and depends on a text, and on a stamp of its own. */
function bundles(graph: ReturnType<typeof smallGraph> = smallGraph()) {
  const { prefetched, text, ran, query } = graph;
  const given: unknown[] = [];
  const bundle = prefetched('bundle', {
    stamp: async ({ texts }, name) => texts[`stamp ${name}`],
    start: async (db, name, previous: string | undefined) => {
      ran.push(`bundle ${name}`);
      given.push(previous);
      await Promise.resolve();
      db.emit('note', name);
      return `bundled ${db.get(text, name)}`;
    },
  });
  const page = query('page', (db, name) => {
    ran.push(`page ${name}`);
    return `page of ${db.get(bundle, name)}`;
  });
  return { ...graph, bundle, page, given };
}

describe('a prefetched query', () => {
  it('must be prefetched before it is asked for', () => {
    const { page } = bundles();
    expect(() => openDatabase({ a: '1' }).get(page, 'a')).toThrow(
      '“bundle” must be prefetched before it is asked for.',
    );
  });

  it('gives its result to whoever asks afterwards, and says what was emitted', async () => {
    const { bundle, page } = bundles();
    const db = openDatabase({ a: '1', 'stamp a': 's' });
    await db.prefetch(bundle, 'a');
    expect([db.get(page, 'a'), db.emitted('note')]).toEqual(['page of bundled 1', ['a']]);
  });

  it('does not run again while all is the same', async () => {
    const { bundle, page, take } = bundles();
    const db = openDatabase({ a: '1', 'stamp a': 's' });
    for (const _ of [1, 2]) await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    expect(take()).toEqual(['bundle a', 'text a', 'page a']);
    db.invalidate({ texts: { a: '1', 'stamp a': 's' } });
    await db.prefetch(bundle, 'a');
    expect([db.get(page, 'a'), db.emitted('note'), take()]).toEqual(['page of bundled 1', ['a'], []]);
  });

  it('runs again with its previous result when its stamp has changed, and changes nothing if that is the same', async () => {
    const { bundle, page, take, given } = bundles();
    const db = openDatabase({ a: '1', 'stamp a': 's' });
    await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    take();
    db.invalidate({ texts: { a: '1', 'stamp a': 't' } });
    await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    expect([take(), given]).toEqual([['bundle a'], [undefined, 'bundled 1']]);
  });

  it('runs again when what it asked for has changed, and whenever its stamp cannot be told', async () => {
    const { bundle, page, take } = bundles();
    const db = openDatabase({ a: '1', 'stamp a': 's' });
    await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    take();
    db.invalidate({ texts: { a: '2', 'stamp a': 's' } });
    await db.prefetch(bundle, 'a');
    expect([db.get(page, 'a'), take()]).toEqual(['page of bundled 2', ['text a', 'bundle a', 'page a']]);
    for (const _ of [1, 2]) {
      db.invalidate({ texts: { a: '2' } });
      await db.prefetch(bundle, 'a');
      expect(take()).toEqual(['bundle a']);
    }
  });

  it('must be prefetched in each revision if it has a stamp', async () => {
    const { bundle, page } = bundles();
    const db = openDatabase({ a: '1', 'stamp a': 's' });
    await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    db.invalidate({ texts: { a: '1', 'stamp a': 's' } });
    expect(() => db.get(page, 'a')).toThrow('must be prefetched');
  });

  it('runs beside others, and notes only what it asked for itself', async () => {
    const { prefetched, text, ran, take } = smallGraph();
    const slow = prefetched('slow', {
      start: async (db, name) => {
        ran.push(`slow ${name}`);
        const first = db.get(text, `${name} 1`);
        await new Promise((done) => setImmediate(done));
        return first + db.get(text, `${name} 2`);
      },
    });
    const texts = { 'a 1': '1', 'a 2': '2', 'b 1': '3', 'b 2': '4' };
    const db = openDatabase(texts);
    const both = () => Promise.all(['a', 'b'].map((name) => db.prefetch(slow, name)));
    await both();
    take();
    expect([db.get(slow, 'a'), db.get(slow, 'b')]).toEqual(['12', '34']);
    db.invalidate({ texts: { ...texts, 'b 2': '5' } });
    await both();
    expect([db.get(slow, 'a'), db.get(slow, 'b'), take()]).toEqual(['12', '35', ['text b 2', 'slow b']]);
  });

  it('that fails is tried again', async () => {
    const { prefetched, text } = smallGraph();
    const failing = prefetched('failing', {
      start: async (db) => {
        if (db.get(text, 'a') === 'bad') throw new Error('It is bad.');
        return 'good';
      },
    });
    const db = openDatabase({ a: 'bad' });
    for (const _ of [1, 2]) await expect(db.prefetch(failing)).rejects.toThrow('It is bad.');
    db.invalidate({ texts: { a: 'fine' } });
    await db.prefetch(failing);
    expect(db.get(failing)).toBe('good');
  });

  it('does not run in the next process while all is the same', async () => {
    const { bundle, page, take, all } = bundles();
    const texts = { a: '1', 'stamp a': 's' };
    const db = openDatabase(texts);
    await db.prefetch(bundle, 'a');
    db.get(page, 'a');
    take();
    const next = nextProcess(db, all, texts);
    await next.prefetch(bundle, 'a');
    expect([next.get(page, 'a'), next.emitted('note'), take()]).toEqual(['page of bundled 1', ['a'], []]);
  });
});
