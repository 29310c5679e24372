/** A mistake that the parser notices only where it can read no further, at times lines later. */
interface Cause {
  /** Where it stands: an offset into the text. */
  offset: number;
  /** What it is, in words that an editor understands. */
  detail: string;
}

/** Common slips, each with a pattern whose first group ends where the slip stands. */
const slips: readonly { pattern: RegExp; detail: string }[] = [
  {
    pattern: /^( *(?:- +)?(?:[\w-]+: +)?)\{[a-z]+:[^\s{}]+\}.*\S/,
    detail: 'a text that begins with a brace stands in quotes',
  },
  { pattern: /^([ \t]*)[\u00a0\u2007\u202f\u3000]/, detail: 'a no-break space stands in the indentation' },
  { pattern: /^( *(?:- +)?[\w-]+:)[^\s/][^:]*$/, detail: 'the space after the colon is missing' },
  {
    pattern: /^( *(?:- +)?(?:[\w-]+: +)?)(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/,
    detail: 'the quote that opens here is not closed on its line',
  },
];

/** How many lines the parser may have read on after a slip. */
const reach = 12;

/** The slip nearest above the place where the parser stopped, if one of the common ones is there. */
export function findCause(text: string, stoppedAt: number): Cause | undefined {
  const lines = text.split('\n');
  const last = text.slice(0, stoppedAt).split('\n').length - 1;
  for (let line = last; line >= Math.max(0, last - reach); line -= 1) {
    for (const { pattern, detail } of slips) {
      const before = pattern.exec(lines[line] ?? '')?.[1];
      if (before === undefined) continue;
      const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
      return { offset: start + before.length, detail };
    }
  }
  return undefined;
}
