import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/content/load/text-file.ts';
import { temporaryFolder } from '../../support/workspace.ts';

const read = (content: string | Uint8Array) => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return readText(path);
};

describe('reading a text', () => {
  it.each([
    ['a byte order mark', '\uFEFFa: 1\n', 'a: 1\n'],
    ['Windows line ends', 'a: 1\r\nb: 2\r\n', 'a: 1\nb: 2\n'],
    ['old Macintosh line ends', 'a: 1\rb: 2\r', 'a: 1\nb: 2\n'],
    ['letters in two parts (NFD)', 'o\u0308l, A\u0301sa', 'öl, Ása'],
  ])('evens out %s', (_, content, text) => expect(read(content)).toEqual({ text }));

  it('says that a missing file cannot be read', () => {
    expect(readText(join(temporaryFolder(), 'none'))).toEqual({
      problem: { code: 'file-unreadable', args: { detail: 'ENOENT' } },
    });
  });
});
