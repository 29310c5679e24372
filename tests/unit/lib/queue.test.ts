import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../src/lib/queue.ts';

/** A piece of work that is done when it is told to be. */
function piece(name: string, begun: string[]) {
  let end = () => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  const work = () => {
    begun.push(name);
    return done;
  };
  return { work, end: () => end() };
}

describe('a queue', () => {
  it('begins a few pieces at once, and the others in their order as these end', async () => {
    const begun: string[] = [];
    const queue = createQueue();
    const pieces = [...'abcdefgh'].map((name) => piece(name, begun));
    const results = pieces.map(({ work }) => queue.add(work));
    expect(begun.join('')).toBe('abcdef');
    pieces[3]?.end();
    await results[3];
    await Promise.resolve();
    expect(begun.join('')).toBe('abcdefg');
    for (const { end } of pieces) end();
    expect((await Promise.all(results)).join('')).toBe('abcdefgh');
    expect(begun.join('')).toBe('abcdefgh');
  });

  it('goes on after a piece that fails, and throws its error to who waits for it', async () => {
    const queue = createQueue();
    const failed = Array.from({ length: 9 }, () => queue.add(() => Promise.reject(new Error('no ink'))));
    const last = queue.add(async () => 'drawn');
    for (const one of failed) await expect(one).rejects.toThrow('no ink');
    expect(await last).toBe('drawn');
  });

  it('begins nothing more when it is ended, and is idle when what was under way is done', async () => {
    const begun: string[] = [];
    const ending = new AbortController();
    const queue = createQueue(ending.signal);
    const pieces = [...'abcdefgh'].map((name) => piece(name, begun));
    const results = Promise.allSettled(pieces.map(({ work }) => queue.add(work)));
    ending.abort(new Error('over'));
    let isIdle = false;
    const idle = queue.idle().then(() => {
      isIdle = true;
    });
    for (const { end } of pieces.slice(0, 5)) end();
    await Promise.resolve();
    expect(isIdle).toBe(false);
    pieces[5]?.end();
    await idle;
    expect(begun.join('')).toBe('abcdef');
    expect((await results).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'fulfilled'),
      ...['rejected', 'rejected'],
    ]);
  });
});
