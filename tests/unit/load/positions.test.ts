import { describe, expect, it } from 'vitest';
import { yamlPositions } from '../../../src/content/load/positions.ts';

describe('where a value is in a YAML text', () => {
  it.each([
    ['alone at the end of the text', 'list:\n  - ', 0, 8],
    ['alone above other keys', 'list:\n  -\nnext: 1\n', 0, 8],
    ['behind another item', 'list:\n  - a-b\n  -\n', 1, 16],
    ['behind another empty item', 'list:\n  -\n  -\n', 1, 12],
    ['below a comment with a dash', 'list:\n  - a # one - two\n  # - b\n  -\n', 1, 34],
    ['in a list of lists', 'list:\n  - - a\n    -\n', 1, 18],
  ])('is the dash, for an empty item %s', (...[, text, item, dash]) => {
    const path = text.includes('- - ') ? ['list', 0, item] : ['list', item];
    expect(yamlPositions(text)(path)).toEqual({ start: dash, end: dash + 1 });
  });
});
