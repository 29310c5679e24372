import { expect, it } from 'vitest';
import { matchRecorded } from '../../../src/content/model/translations/match-recorded.ts';

/** Texts of a list in both languages: the word `Aa` is the item with the digests `A` and `a`. */
const list = (words: string, name = 'q') =>
  new Map(
    (words === '' ? [] : words.split(' ')).map(
      (word, at) => [`items[${at + 1}].${name}`, [...word].join(' ')] as const,
    ),
  );

/** The items that were recorded for those of today; `-` for one that is new. */
const matches = (now: string, recorded: string) => {
  const found = matchRecorded(list(now), list(recorded));
  return [...list(now).keys()].map((key) => found.get(key)?.replace(' ', '') ?? '-').join(' ');
};

it.each([
  ['in step', 'Aa Bb', 'Aa Bb', 'Aa Bb'],
  ['changed in one language', 'Aa Bx', 'Aa Bb', 'Aa Bb'],
  ['changed in both languages', 'Aa Xx', 'Aa Bb', 'Aa -'],
  ['without a record', 'Aa Bb', '', '- -'],
  ['below a new one', 'Nn Aa Bx', 'Aa Bb', '- Aa Bb'],
  ['below one that was removed', 'Bx Cc', 'Aa Bb Cc', 'Bb Cc'],
  ['exchanged in both languages', 'Bb Ax', 'Aa Bb', 'Bb Aa'],
  ['exchanged in one language alone', 'Ab Ba', 'Aa Bb', 'Aa Bb'],
  ['equal to others, and in place', 'Aa Ax Aa', 'Aa Aa Aa', 'Aa Aa Aa'],
  ['equal to others, and below a new one', 'Nn Aa Ax', 'Aa Aa', '- Aa Aa'],
  ['translated in two ways, and in place', 'Ax Ab', 'Aa Ab', 'Aa Ab'],
  ['translated in two ways, where all are new', 'Nn Nn Ax Ay', 'Aa Ab', '- - Aa Ab'],
  ['added with the words of another', 'Aa Ax', 'Aa', 'Aa -'],
])('a text that is %s has its own record', (_, ...[now, recorded, expected]) => {
  expect(matches(now, recorded)).toBe(expected);
});

it.each([
  ['parts[2].items[1].q', 'parts[1].items[3].q', true],
  ['#2', '#1', true],
  ['items[1].q', 'items[1].a', false],
  ['h2', 'h3', false],
])('the text %s may have been %s: %s', (key, former, isSame) => {
  const found = matchRecorded(new Map([[key, 'A x']]), new Map([[former, 'A a']]));
  expect(found.get(key)).toBe(isSame ? 'A a' : undefined);
});
