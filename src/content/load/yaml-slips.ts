/** A mistake that the parser notices only where it can read no further, at times lines later. */
export interface Cause {
  /** Where it is: an offset into the text. */
  offset: number;
  /** What it is, in words that an editor understands. */
  detail: string;
  /** What to write instead. */
  fix: string;
  /** The text that only lacks quotes around it, if that is certain. */
  unquoted?: string;
}

/** A common slip. */
export interface Slip {
  /** A line with the slip; the first group ends where it stands, the others are for the fix. */
  pattern: RegExp;
  detail: string;
  fix(groups: readonly string[]): string;
  /** True if quotes around the whole text behind its key mend it. */
  needsQuotes?: true;
}

/** What may be before a text on its line: indentation, the hyphen of a list, a key. */
const before = String.raw`^( *(?:- +)?(?:[\w-]+: +)?)`;
/** The same, with a key in any case. */
const key = String.raw` *(?:- +)?[\w-]+:`;

const quoteAll = 'Put the whole text in quotes, from its first letter to its last: "…".';

/** Returns the fix of a text that needs quotes. One that has them cannot be put into more of them. */
const quoteText = (text = '') =>
  text.includes('"')
    ? 'Write “>-” after the key, and the text below it, on a line that is indented by two more spaces.'
    : quoteAll;

/** The slips that can be seen in one line, the surest first. */
export const slips: readonly Slip[] = [
  {
    pattern: /^([ \t]*)[\u00a0\u2007\u202f\u3000]/,
    detail: 'the indentation contains a no-break space',
    fix: () => 'Delete it, and press the space bar instead.',
  },
  {
    pattern: /^( *)\t/,
    detail: 'the indentation contains a tab',
    fix: () => 'Delete it, and write two spaces instead.',
  },
  {
    pattern: new RegExp(`^(${key})([^\\s/:][^:]*)$`),
    detail: 'the space after the colon is missing',
    fix: ([name = '', text = '']) => `Write “${name.trim()} ${text}”.`,
  },
  {
    pattern: new RegExp(`${before}("(?:[^"\\\\]|\\\\.)*|'(?:[^']|'')*)$`),
    detail: 'the quote that opens here is not closed on its line',
    fix: ([, text = '']) => `Write ${text[0]} at the end of the text as well.`,
  },
  {
    pattern: new RegExp(`${before.slice(0, -1)}(?:"(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*'))[ ]*[^\\s#,}\\]:"']`),
    detail: 'the text continues after its closing quote',
    fix: ([quoted = '']) =>
      quoted.endsWith("'")
        ? 'Write ’ for an apostrophe, or put the whole text in double quotes.'
        : 'Inside the text, use the quotation marks of its language, such as “ and ” or „ and “.',
  },
  {
    pattern: new RegExp(`${before}([@\`%!])`),
    detail: 'a text without quotes begins with a character that YAML reserves',
    fix: () => quoteAll,
  },
  {
    // A line that begins with a bracket may end a list of several lines; behind a key or a hyphen it ends nothing.
    pattern: /^( *(?:- +(?:[\w-]+: +)?|[\w-]+: +))((?:[*\]},]|\? |[|>](?![+-]?\d?[+-]? *(?:#|$))).*)$/,
    detail: 'a text without quotes begins with a character that YAML reserves',
    fix: ([, text]) => quoteText(text),
  },
  {
    pattern: new RegExp(`${before}\\{[a-z]+:[^\\s{}]+\\}.*\\S`),
    detail: 'a text that begins with a brace needs quotes',
    fix: () => quoteAll,
  },
  {
    pattern: new RegExp(`${before}\\[[^\\]]*\\] *[^\\s#,]`),
    detail: 'a text without quotes begins with a bracket, which opens a list',
    fix: () => quoteAll,
  },
  {
    pattern: new RegExp(`^(${key} +[^\\s"'|>{[#](?:[^:#]|:(?! ))*): (.*)$`),
    detail: 'a text without quotes has a colon followed by a space',
    fix: (groups) => quoteText(groups.join()),
    needsQuotes: true,
  },
  {
    pattern: /^( +(?![\w-]+: )[^\s"'#{[-][^:#]*): /,
    detail: 'a text without quotes has a colon followed by a space',
    fix: () => quoteAll,
  },
  {
    pattern: /^( *-)([^\s-][^:]*)$/,
    detail: 'the space after the hyphen is missing',
    fix: ([, text = '']) => `Write “- ${text}”.`,
  },
];

/** What the parser says, in words that an editor understands, and what to do then. */
export const reasons: readonly { reason: string; detail: string; fix: string }[] = [
  {
    reason: 'deficient indentation',
    detail: 'a bracket { or [ that was opened above is not closed',
    fix: 'Close it with } or ] where its last entry ends.',
  },
  {
    reason: 'missed comma between flow collection entries',
    detail: 'a comma is missing between two entries in brackets',
    fix: 'Write a comma between the two.',
  },
  {
    reason: 'expected a single document',
    detail: 'a second line “---” begins a second document',
    fix: 'Remove that line.',
  },
  {
    reason: 'end of the stream or a document separator is expected',
    detail: 'there is a list item where a key must be',
    fix: 'Indent it under the key whose list it belongs to, or write a key and a colon instead of the hyphen.',
  },
  {
    reason: 'nesting exceeded',
    detail: 'brackets or indentation go deeper than any page needs',
    fix: 'Use fewer levels.',
  },
  {
    reason: 'unknown escape sequence',
    detail: 'a backslash in double quotes is followed by a letter that it cannot escape',
    fix: "Write two backslashes, or put the text in single quotes: '…'.",
  },
];

/** When nothing more exact is known. */
export const anyFix =
  'Check this line and the one above: indentation in steps of two spaces without tabs, a space after each colon, quotes closed, and text with “: ” or “#” in quotes.';
