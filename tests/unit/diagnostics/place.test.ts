import { describe, expect, it } from 'vitest';
import { placeAt } from '../../../src/diagnostics/index.ts';

const at = (text: string, start: number) => placeAt('a.yaml', text, { start, end: start + 1 });

describe('the place of letters', () => {
  it.each([
    ['the first of a text', 'ab\nc', 0, { line: 1, column: 1, sourceLine: 'ab' }],
    ['the empty first line of a text', '\nab', 0, { line: 1, column: 1, sourceLine: '' }],
    ['the line below an empty one', '\nab', 1, { line: 2, column: 1, sourceLine: 'ab' }],
    ['the end of a line', 'ab\nc', 2, { line: 1, column: 3, sourceLine: 'ab' }],
    ['the end of a text', 'ab\nc', 4, { line: 2, column: 2, sourceLine: 'c' }],
  ])('counts lines and columns from 1: %s', (...[, text, start, place]) =>
    expect(at(text, start)).toMatchObject(place),
  );
});
