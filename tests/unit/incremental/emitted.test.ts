import { describe, expect, it } from 'vitest';
import { openDatabase, smallGraph } from './small-graph.ts';

/** A graph that reports of texts: errors, or only what they say. */
function reports() {
  const graph = smallGraph();
  const { query, text, ran } = graph;
  const checked = query('checked', (db, name) => {
    ran.push(`checked ${name}`);
    const found = db.get(text, name);
    if (found !== '') db.emit('problem', found);
    return 'the same';
  });
  const whole = query('whole', (db) => {
    ran.push('whole');
    db.emit('note', 'whole');
    return [db.get(checked, 'a'), db.get(checked, 'b'), db.hasErrors()];
  });
  return { ...graph, checked, whole };
}

describe('what is emitted beside a result', () => {
  it('is said again in each revision in which the result stands', () => {
    const { whole, take } = reports();
    const db = openDatabase({ a: 'odd' });
    db.get(whole);
    take();
    db.invalidate({ texts: { a: 'odd' } });
    db.get(whole);
    expect([db.emitted('problem'), db.emitted('note'), take()]).toEqual([['odd'], ['whole'], []]);
  });

  it('is not said of what nothing asks for any more', () => {
    const { checked } = reports();
    const db = openDatabase({ a: 'odd', b: 'strange' });
    for (const name of ['a', 'b']) db.get(checked, name);
    db.invalidate({ texts: { a: 'odd', b: 'strange' } });
    db.get(checked, 'b');
    expect(db.emitted('problem')).toEqual(['strange']);
  });

  it('is not said any more when the result was made again without it', () => {
    const { whole } = reports();
    const db = openDatabase({ a: 'odd', b: 'strange' });
    db.get(whole);
    db.invalidate({ texts: { a: '', b: 'strange' } });
    db.get(whole);
    expect(db.emitted('problem')).toEqual(['strange']);
  });

  it('is said once, however many ask for the result', () => {
    const { checked, whole } = reports();
    const db = openDatabase({ a: 'odd' });
    for (const _ of [1, 2]) db.get(checked, 'a');
    db.get(whole);
    expect(db.emitted('problem')).toEqual(['odd']);
  });

  it('changes a result whose value is the same', () => {
    const { whole, take } = reports();
    const db = openDatabase({ a: 'odd' });
    db.get(whole);
    take();
    db.invalidate({ texts: { a: 'strange' } });
    db.get(whole);
    expect(take()).toEqual(['text a', 'checked a', 'whole']);
  });

  it('is an error for all that depend on it, until it is mended', () => {
    const { whole } = reports();
    const db = openDatabase({ a: 'error' });
    expect(db.get(whole)).toEqual(['the same', 'the same', true]);
    db.invalidate({ texts: { a: 'error' } });
    expect(db.get(whole)).toEqual(['the same', 'the same', true]);
    db.invalidate({ texts: { a: 'odd' } });
    expect(db.get(whole)).toEqual(['the same', 'the same', false]);
  });

  it('is mended for those that depend on it through a result that stays the same', () => {
    const { query, text } = smallGraph();
    const bad = query('bad', (db) => {
      db.emit('problem', db.get(text, 'a'));
      return 'the same';
    });
    const between = query('between', (db) => db.get(bad));
    const whole = query('whole', (db) => [db.get(between), db.hasErrors()]);
    const db = openDatabase({ a: 'error' });
    expect(db.get(whole)).toEqual(['the same', true]);
    db.invalidate({ texts: { a: 'odd' } });
    expect(db.get(whole)).toEqual(['the same', false]);
  });
});
