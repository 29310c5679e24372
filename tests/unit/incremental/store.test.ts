import { describe, expect, it } from 'vitest';
import { nextProcess, openDatabase, smallGraph } from './small-graph.ts';

const texts = { a: 'one two', b: 'three' };

describe('in the next process', () => {
  it('nothing runs while all is the same, and the results are the same', () => {
    const { query, text, ran, take, all } = smallGraph();
    const parts = query('parts', (db, name) => {
      ran.push(`parts ${name}`);
      db.emit('note', name);
      return new Map([[name, { words: db.get(text, name).split(' '), none: undefined }]]);
    });
    const nothing = query('nothing', (db) => {
      ran.push('nothing');
      db.get(text, 'a');
    });
    const db = openDatabase(texts);
    for (const name of ['a', 'b']) db.get(parts, name);
    db.get(nothing);
    take();
    const next = nextProcess(db, all, texts);
    expect([next.get(parts, 'a'), next.get(nothing)]).toEqual([db.get(parts, 'a'), undefined]);
    expect([next.emitted('note'), take()]).toEqual([['a'], []]);
  });

  it.each([
    ['JSON', { text: 'þú', list: [1, 2.5, null, true, []], none: {} }],
    ['a key without a value', { none: undefined }],
    ['numbers that JSON does not have', [Number.NaN, Number.POSITIVE_INFINITY, -0]],
    ['maps, sets, bytes and days', [new Map([['a', new Set([1])]]), new Uint8Array([1, 2]), new Date(0)]],
    ['nothing', undefined],
  ])('%s is as it was', (_, value) => {
    const { query, all } = smallGraph();
    const made = query('made', () => value);
    const db = openDatabase(texts);
    db.get(made);
    expect(nextProcess(db, all, texts).get(made)).toStrictEqual(value);
  });

  it('a result that holds itself is made again', () => {
    const { query, take, ran, all } = smallGraph();
    const circle = query('circle', () => {
      ran.push('circle');
      const own: { self?: unknown } = {};
      own.self = own;
      return own;
    });
    const db = openDatabase(texts);
    db.get(circle);
    take();
    const made = nextProcess(db, all, texts).get(circle);
    expect([made.self === made, take()]).toEqual([true, ['circle']]);
  });

  it('that which depends on what has changed is made again, and nothing else', () => {
    const { query, text, ran, take, all } = smallGraph();
    const count = query('count', (db, name) => {
      ran.push(`count ${name}`);
      return db.get(text, name).split(' ').length;
    });
    const sum = query('sum', (db) => {
      ran.push('sum');
      return db.get(count, 'a') + db.get(count, 'b');
    });
    const db = openDatabase(texts);
    db.get(sum);
    take();
    expect([nextProcess(db, all, { ...texts, a: 'four five' }).get(sum), take()]).toEqual([
      3,
      ['text a', 'count a'],
    ]);
    expect([nextProcess(db, all, { ...texts, a: 'one' }).get(sum), take()]).toEqual([
      2,
      ['text a', 'count a', 'sum'],
    ]);
  });

  it('that which was made again and is the same, with what it emits, changes nothing, lists of stored results included', () => {
    const { query, text, ran, take, all } = smallGraph();
    const words = query('words', (db, name) => db.get(text, name).split(' '));
    const chosen = query('chosen', (db) => {
      db.emit('note', 'chosen');
      db.emit('note', { words: db.get(words, 'b') });
      return {
        first: db.get(words, 'a').length > 1,
        words: db.get(words, 'b'),
        byName: new Map([['b', { words: ['one'] }]]),
      };
    });
    const whole = query('whole', (db) => {
      ran.push('whole');
      return db.get(chosen).words.join(' ');
    });
    const db = openDatabase(texts);
    db.get(whole);
    const changed = nextProcess(db, all, { ...texts, a: 'four five' });
    take();
    expect([changed.get(whole), take()]).toEqual(['three', ['text a']]);
    const next = nextProcess(changed, all, { ...texts, a: 'six seven' });
    expect([next.get(whole), take()]).toEqual(['three', ['text a']]);
  });

  it('that which is the same but in another order has changed', () => {
    const { query, text, take, all } = smallGraph();
    const byName = query(
      'by name',
      (db) =>
        new Map(
          db
            .get(text, 'a')
            .split(' ')
            .map((word) => [word, word.length]),
        ),
    );
    const whole = query('whole', (db) => [...db.get(byName).keys()].join(' '));
    const db = openDatabase(texts);
    db.get(whole);
    take();
    expect(nextProcess(db, all, { ...texts, a: 'two one' }).get(whole)).toBe('two one');
  });

  it('a text of which a digest is kept is read again when it is asked for, and only then', () => {
    const { query, text, ran, take, all } = smallGraph();
    const upper = query(
      'upper',
      (db) => {
        ran.push('upper');
        return db.get(text, 'a').toUpperCase();
      },
      'digest',
    );
    const length = query('length', (db) => {
      ran.push('length');
      return db.get(upper).length;
    });
    const db = openDatabase(texts);
    db.get(length);
    take();
    const next = nextProcess(db, all, texts);
    expect([next.get(length), take()]).toEqual([7, []]);
    expect([next.get(upper), take()]).toEqual(['ONE TWO', ['upper', 'text a']]);
    expect([next.get(upper), next.get(length), take()]).toEqual(['ONE TWO', 7, []]);
  });

  it('what was made again from a digest emits nothing twice', () => {
    const { query, text, all } = smallGraph();
    const upper = query(
      'upper',
      (db) => {
        db.emit('note', 'upper');
        return db.get(text, 'a').toUpperCase();
      },
      'digest',
    );
    const db = openDatabase(texts);
    db.get(upper);
    const next = nextProcess(db, all, texts);
    next.get(upper);
    expect(next.emitted('note')).toEqual(['upper']);
  });

  it.each<[string, () => unknown]>([
    ['a result with a function', () => ({ draw: () => 'drawn' })],
    ['a result that is a symbol', () => Symbol('like nothing else')],
  ])('%s is made again, and so is what depends on it', (_, make) => {
    const { query, ran, take, all } = smallGraph();
    const odd = query('odd', () => {
      ran.push('odd');
      return make();
    });
    const size = query('size', (db) => {
      ran.push('size');
      return typeof db.get(odd);
    });
    const db = openDatabase();
    db.get(size);
    take();
    const next = nextProcess(db, all, {});
    expect(next.get(size)).toBe(db.get(size));
    expect(take().toSorted()).toEqual(['odd', 'size']);
  });

  it('a result whose emissions cannot be stored is made again, and says them', () => {
    const { query, ran, take, all } = smallGraph();
    const odd = query('odd', (db) => {
      ran.push('odd');
      db.emit('note', { fix: () => 'fixed' });
      return 1;
    });
    const db = openDatabase();
    db.get(odd);
    take();
    const next = nextProcess(db, all, {});
    expect([next.get(odd), take(), next.emitted('note')]).toEqual([
      1,
      ['odd'],
      [{ fix: expect.any(Function) }],
    ]);
  });

  it('a result has the form that its codec gives it, which may leave it out', () => {
    const { query, ran, take, all } = smallGraph();
    const folded = query(
      'folded',
      (_, name) => {
        ran.push(`folded ${name}`);
        return { name, shout: () => name.toUpperCase() };
      },
      (_, name) => ({
        pack: (one) => (name === 'secret' ? undefined : one.name),
        unpack: (stored) => ({ name: String(stored), shout: () => String(stored).toUpperCase() }),
      }),
    );
    const db = openDatabase();
    for (const name of ['a', 'secret']) db.get(folded, name);
    take();
    const next = nextProcess(db, all, {});
    expect([next.get(folded, 'a').shout(), take()]).toEqual(['A', []]);
    expect([next.get(folded, 'secret').shout(), take()]).toEqual(['SECRET', ['folded secret']]);
  });

  it('a result of which nothing is kept is made again when it is asked for; what depends on it stands', () => {
    const { query, text, ran, take, all } = smallGraph();
    const live = query(
      'live',
      (db) => {
        ran.push('live');
        return { read: () => 'x', size: db.get(text, 'a').length };
      },
      'nothing',
    );
    const size = query('size', (db) => {
      ran.push('size');
      return db.get(live).size;
    });
    const db = openDatabase(texts);
    db.get(size);
    take();
    const next = nextProcess(db, all, texts);
    expect([next.get(size), take()]).toEqual([7, []]);
    expect([next.get(live).size, take()]).toEqual([7, ['live', 'text a']]);
  });

  it('a result of a query that is no more is left out, and what depended on it is made again', () => {
    const { query, text, ran, take, all } = smallGraph();
    const old = query('old', (db) => db.get(text, 'a').length);
    const size = query('size', (db) => {
      ran.push('size');
      return db.get(old);
    });
    const other = query('other', (db) => {
      ran.push('other');
      return db.get(text, 'a');
    });
    const db = openDatabase(texts);
    db.get(size);
    db.get(other);
    take();
    const next = nextProcess(
      db,
      all.filter((one) => one.name !== 'old'),
      texts,
    );
    expect(next.get(other)).toBe('one two');
    expect([next.get(size), take()]).toEqual([7, ['size', 'text a']]);
  });

  it('errors are known as before', () => {
    const { query, text, all } = smallGraph();
    const bad = query('bad', (db) => {
      db.emit('problem', db.get(text, 'a'));
      return 1;
    });
    const whole = query('whole', (db) => {
      db.get(bad);
      db.get(text, 'b');
      return db.hasErrors();
    });
    const db = openDatabase({ a: 'error', b: '1' });
    expect(db.get(whole)).toBe(true);
    expect(nextProcess(db, all, { a: 'error', b: '2' }).get(whole)).toBe(true);
    expect(nextProcess(db, all, { a: 'fine', b: '2' }).get(whole)).toBe(false);
  });

  it('what two processes have made one after the other is right in a third', () => {
    const { query, text, ran, take, all } = smallGraph();
    const count = query('count', (db, name) => {
      ran.push(`count ${name}`);
      return db.get(text, name).split(' ').length;
    });
    const first = openDatabase(texts);
    for (const name of ['a', 'b']) first.get(count, name);
    const second = nextProcess(first, all, { ...texts, a: 'one' });
    second.get(count, 'a');
    take();
    const third = nextProcess(second, all, { ...texts, a: 'one' });
    expect([third.get(count, 'a'), third.get(count, 'b'), take()]).toEqual([1, 1, []]);
  });
});
