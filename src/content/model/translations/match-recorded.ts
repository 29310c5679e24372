/** The digests of texts and their translations, by key. */
type Digests = ReadonlyMap<string, string>;

/** A text and its translation. */
interface Entry {
  key: string;
  /** The key without positions: all items of a list have the same. */
  family: string;
  digests: string;
}

/** The ways in which a text is found in the record, the surest first. */
const ways: readonly ((text: Entry, recorded: Entry) => boolean)[] = [
  (text, recorded) => text.digests === recorded.digests,
  (text, recorded) => text.key === recorded.key && sharesSide(text, recorded),
  sharesSide,
];

/**
 * Finds the recorded digests of texts, wherever the texts stood then. The result is by their present keys. A text that is new, or that
 * has changed in both languages, is left out.
 */
export function matchRecorded(texts: Digests, recorded: Digests): Digests {
  const unused = new Set(entriesOf(recorded));
  const found = new Map<string, string>();
  for (const isFound of ways)
    for (const text of entriesOf(texts).filter(({ key }) => !found.has(key))) {
      const own = [...unused].find((one) => one.family === text.family && isFound(text, one));
      if (!own) continue;
      unused.delete(own);
      found.set(text.key, own.digests);
    }
  return found;
}

const entriesOf = (texts: Digests): Entry[] =>
  [...texts].map(([key, digests]) => ({ key, family: key.replace(/\[\d+\]|(?<=^#)\d+/g, '[]'), digests }));

/** Checks whether one of the two languages has not changed. */
function sharesSide(text: Entry, recorded: Entry): boolean {
  const before = recorded.digests.split(' ');
  return text.digests.split(' ').some((digest, side) => digest === before[side]);
}
