import { describe, expect, it } from 'vitest';
import { QueryDatabase } from '../../../src/incremental/index.ts';
import { openDatabase, smallGraph } from './small-graph.ts';

/** A graph that counts the words of a text and shows how many they are. */
function words() {
  const graph = smallGraph();
  const { query, text, ran } = graph;
  const count = query('count', (db, name) => {
    ran.push(`count ${name}`);
    return db.get(text, name).split(' ').length;
  });
  const shown = query('shown', (db, name) => {
    ran.push(`shown ${name}`);
    return `${db.get(count, name)} words`;
  });
  return { ...graph, count, shown };
}

describe('a result', () => {
  it('is made once, for whoever asks', () => {
    const { shown, take } = words();
    const db = openDatabase({ a: 'one two' });
    expect([db.get(shown, 'a'), db.get(shown, 'a')]).toEqual(['2 words', '2 words']);
    expect(take()).toEqual(['shown a', 'count a', 'text a']);
  });

  it('stands in the next revision while the stamps of its inputs are the same', () => {
    const { shown, take } = words();
    const db = openDatabase({ a: 'one two' });
    db.get(shown, 'a');
    take();
    db.invalidate({ texts: { a: 'one two', b: 'another' } });
    expect([db.get(shown, 'a'), take()]).toEqual(['2 words', []]);
  });

  it('is made again when the stamp of an input has changed', () => {
    const { shown, take } = words();
    const db = openDatabase({ a: 'one two', b: 'one' });
    db.get(shown, 'a');
    db.get(shown, 'b');
    take();
    db.invalidate({ texts: { a: 'one two three', b: 'one' } });
    expect([db.get(shown, 'a'), db.get(shown, 'b')]).toEqual(['3 words', '1 words']);
    expect(take()).toEqual(['text a', 'count a', 'shown a']);
  });

  it('is made again when one has changed that it has only asked to be current', () => {
    const { query, count, ran, take } = words();
    const checked = query('checked', (db, name) => {
      ran.push(`checked ${name}`);
      db.ensure(count, name);
    });
    const db = openDatabase({ a: 'one two' });
    db.ensure(checked, 'a');
    expect(take()).toEqual(['checked a', 'count a', 'text a']);
    db.invalidate({ texts: { a: 'three four' } });
    db.ensure(checked, 'a');
    expect(take()).toEqual(['text a', 'count a']);
    db.invalidate({ texts: { a: 'one' } });
    db.ensure(checked, 'a');
    expect(take()).toEqual(['text a', 'count a', 'checked a']);
  });

  it('stands when what it depends on was made again and is the same', () => {
    const { shown, take } = words();
    const db = openDatabase({ a: 'one two' });
    db.get(shown, 'a');
    take();
    db.invalidate({ texts: { a: 'three four' } });
    expect([db.get(shown, 'a'), take()]).toEqual(['2 words', ['text a', 'count a']]);
  });

  it('stands when an object on which it depends has the same parts', () => {
    const { query, text, ran, take } = smallGraph();
    const parts = query('parts', (db, name) => ({ length: db.get(text, name).length }));
    const shown = query('shown', (db, name) => {
      ran.push('shown');
      return db.get(parts, name).length;
    });
    const db = openDatabase({ a: 'one' });
    db.get(shown, 'a');
    db.invalidate({ texts: { a: 'two' } });
    take();
    expect([db.get(shown, 'a'), take()]).toEqual([3, ['text a']]);
  });

  it('is the same object while it stands', () => {
    const { query, text } = smallGraph();
    const parts = query('parts', (db, name) => ({ text: db.get(text, name) }), 'nothing');
    const db = openDatabase({ a: 'one' });
    const first = db.get(parts, 'a');
    db.invalidate({ texts: { a: 'one' } });
    expect(db.get(parts, 'a')).toBe(first);
  });

  it('counts as changed whenever it was made again, if nothing of it is kept', () => {
    const { query, text, ran, take } = smallGraph();
    const live = query('live', (db) => ({ size: db.get(text, 'a').length }), 'nothing');
    const shown = query('shown', (db) => {
      ran.push('shown');
      return db.get(live).size;
    });
    const db = openDatabase({ a: 'one' });
    db.get(shown);
    db.invalidate({ texts: { a: 'two' } });
    take();
    db.get(shown);
    expect(take()).toEqual(['text a', 'shown']);
  });

  it('counts as changed in a later revision for those who were not asked in between', () => {
    const { shown, count, take } = words();
    const db = openDatabase({ a: 'one' });
    db.get(shown, 'a');
    db.invalidate({ texts: { a: 'one two' } });
    db.get(count, 'a');
    db.invalidate({ texts: { a: 'one two' } });
    take();
    expect([db.get(shown, 'a'), take()]).toEqual(['2 words', ['shown a']]);
  });
});

describe('a query depends', () => {
  it('only on what it asked for, also after it asked for other things than before', () => {
    const { query, text, ran, take } = smallGraph();
    const chosen = query('chosen', (db) => {
      ran.push('chosen');
      return db.get(text, db.get(text, 'choice'));
    });
    const db = openDatabase({ choice: 'a', a: '1', b: '2' });
    expect(db.get(chosen)).toBe('1');
    db.invalidate({ texts: { choice: 'b', a: '1', b: '2' } });
    expect(db.get(chosen)).toBe('2');
    take();
    db.invalidate({ texts: { choice: 'b', a: 'changed', b: '2' } });
    expect([db.get(chosen), take()]).toEqual(['2', []]);
    db.invalidate({ texts: { choice: 'b', a: 'changed', b: '3' } });
    expect([db.get(chosen), take()]).toEqual(['3', ['text b', 'chosen']]);
  });

  it('on no input any more that it would not have asked for', () => {
    const { query, text, take } = smallGraph();
    const guarded = query('guarded', (db) =>
      db.get(text, 'is there') === 'yes' ? db.get(text, 'it') : 'none',
    );
    const db = openDatabase({ 'is there': 'yes', it: 'x' });
    db.get(guarded);
    take();
    db.invalidate({ texts: { 'is there': 'no', it: 'y' } });
    expect([db.get(guarded), take()]).toEqual(['none', ['text is there']]);
  });

  it('not on what it only peeks at', () => {
    const { query, text, ran, take } = smallGraph();
    const peeking = query('peeking', (db) => {
      ran.push('peeking');
      return db.peek(text, 'a');
    });
    const db = openDatabase({ a: '1' });
    db.get(peeking);
    take();
    db.invalidate({ texts: { a: '2' } });
    expect([db.get(peeking), take()]).toEqual(['1', []]);
    expect(db.peek(text, 'a')).toBe('2');
  });

  it('not on itself: a circle is an error that names the query', () => {
    const { query } = smallGraph();
    const first = query('first', (db, of): string => db.get(second, of));
    const second = query('second', (db, of): string => db.get(first, of));
    const db = openDatabase();
    expect(() => db.get(first, 'x')).toThrow('“first” of “x” depends on itself.');
    // The circle has closed nothing for good.
    expect(() => db.get(second, 'x')).toThrow('“second” of “x” depends on itself.');
  });
});

describe('a query that throws', () => {
  it('is asked again, and leaves nothing open to which later answers would be noted', () => {
    const { query, text, ran, take } = smallGraph();
    const failing = query('failing', (db) => {
      ran.push('failing');
      if (db.get(text, 'a') === 'bad') throw new Error('It is bad.');
      return 'good';
    });
    const outer = query('outer', (db) => {
      try {
        return db.get(failing);
      } catch {
        db.emit('said', 'caught');
        return db.get(text, 'b');
      }
    });
    const db = openDatabase({ a: 'bad', b: 'instead' });
    expect(() => db.get(failing)).toThrow('It is bad.');
    expect(() => db.get(failing)).toThrow('It is bad.');
    expect(take().filter((one) => one === 'failing')).toHaveLength(2);
    expect([db.get(outer), db.emitted('said')]).toEqual(['instead', ['caught']]);
    db.emit('said', 'to nobody');
    expect(db.emitted('said')).toEqual(['caught']);
    db.invalidate({ texts: { a: 'fine', b: 'instead' } });
    expect(db.get(failing)).toBe('good');
  });

  it('has no earlier result any more', () => {
    const { query, text } = smallGraph();
    const failing = query('failing', (db) => {
      if (db.get(text, 'a') === 'bad') throw new Error('It is bad.');
      return 'good';
    });
    const db = openDatabase({ a: 'fine' });
    db.get(failing);
    db.invalidate({ texts: { a: 'bad' } });
    expect(() => db.get(failing)).toThrow('It is bad.');
    db.invalidate({ texts: { a: 'bad' } });
    expect(() => db.get(failing)).toThrow('It is bad.');
  });
});

describe('an input', () => {
  it('whose stamp cannot be told is read again in each revision, and changes nothing when it is the same', () => {
    const { count, take } = words();
    const unstamped = new Set(['a']);
    const db = openDatabase({ a: 'one' }, { unstamped });
    db.get(count, 'a');
    take();
    db.invalidate({ texts: { a: 'one' }, unstamped });
    expect([db.get(count, 'a'), db.get(count, 'a'), take()]).toEqual([1, 1, ['text a']]);
    db.invalidate({ texts: { a: 'one two' }, unstamped });
    expect([db.get(count, 'a'), take()]).toEqual([2, ['text a', 'count a']]);
  });
});

describe('a database', () => {
  it('has no answer before its first revision', () => {
    const { text } = smallGraph();
    const db = new QueryDatabase<{ texts: Record<string, string> }>({ isError: () => false });
    expect(() => db.get(text, 'a')).toThrow('The database has no revision yet.');
  });

  it('lets go of what was not asked for in the revision', () => {
    const { shown, take } = words();
    const db = openDatabase({ a: 'one', b: 'two' });
    for (const name of ['a', 'b']) db.get(shown, name);
    db.invalidate({ texts: { a: 'one', b: 'two' } });
    db.get(shown, 'a');
    db.evictUnverified();
    take();
    for (const name of ['a', 'b']) db.get(shown, name);
    expect(take()).toEqual(['shown b', 'count b', 'text b']);
  });
});
