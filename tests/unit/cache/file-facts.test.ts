import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { factsOf } from '../../../src/cache/file-facts.mjs';
import { temporaryFolder } from '../../support/workspace.ts';

/** A folder with two files, seen long after they were written. */
function settledFiles(): { one: string; other: string } {
  const folder = temporaryFolder();
  const [one, other] = [join(folder, 'one.ts'), join(folder, 'other.ts')];
  writeFileSync(one, 'one');
  writeFileSync(other, 'two');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
  return { one, other };
}

const changes: Record<string, (one: string, other: string) => void> = {
  'a file gets another text of the same length, and its old time': (one) => {
    const { atime, mtime } = statSync(one);
    writeFileSync(one, 'ten');
    utimesSync(one, atime, mtime);
  },
  'a file is replaced by a rename, as editors do': (one) => {
    writeFileSync(`${one}~`, 'one');
    renameSync(`${one}~`, one);
  },
  'two files change places': (one, other) => {
    renameSync(one, `${one}~`);
    renameSync(other, one);
    renameSync(`${one}~`, other);
  },
};

describe('the facts of files', () => {
  it('are the same as long as nothing is written', () => {
    const { one, other } = settledFiles();
    expect(factsOf([one, other])).toContain(other);
    expect(factsOf([one, other])).toBe(factsOf([one, other]));
  });

  it.each(Object.entries(changes))('are others when %s', (_, change) => {
    const { one, other } = settledFiles();
    const before = factsOf([one, other]);
    change(one, other);
    expect(factsOf([one, other])).not.toBe(before);
  });

  it('prove nothing while a file is so new that it could be written again unnoticed, or is not there', () => {
    const { one } = settledFiles();
    expect(factsOf([one, `${one}.gone`])).toBeUndefined();
    writeFileSync(one, 'new');
    vi.setSystemTime(statSync(one).ctimeMs);
    expect(factsOf([one])).toBeUndefined();
  });
});
