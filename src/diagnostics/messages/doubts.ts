import { listText, type Message } from './message.ts';

/** A language that names so many of its small words is told from others. */
export const fewWords = 20;

/** The parts of texts in words, one of them and several. */
const blockNames = {
  paragraph: ['paragraph', 'paragraphs'],
  list: ['list', 'lists'],
  item: ['item of a list', 'items'],
  table: ['table', 'tables'],
  row: ['row of a table', 'rows'],
  quotation: ['quotation', 'quotations'],
  code: ['block of code', 'blocks of code'],
  rule: ['dividing line', 'dividing lines'],
} as const;

interface LonelyBlock {
  kind: keyof typeof blockNames;
  other: string;
  count: number;
  otherCount: number;
}

/** What is allowed but probably a mistake. */
export const doubtMessages = {
  'text-twice': ({ key, other }: { key: string; other: string }): Message => ({
    what: `The ${key} of this page is the same as that of ${other}.`,
    why: 'Visitors could not tell the two apart in tabs, searches and shared links.',
    fix: 'Give each page a text of its own; change whichever of the two was copied.',
  }),
  'page-copied': ({
    other,
    keys,
    choices,
  }: {
    other: string;
    keys: readonly string[];
    choices: readonly string[];
  }): Message => ({
    what: `This page and ${other} say the same in: ${listText(keys)}.`,
    why: 'A page that was copied must get words of its own; visitors would read the same twice.',
    fix: `Write them anew on the page that is the copy.${
      choices.length === 0 ? '' : ` Check there, too: ${listText(choices)}, which are the same on both.`
    }`,
  }),
  'unequal-numbers': ({
    text,
    other,
    otherText,
  }: {
    text: string;
    other: string;
    otherText: string;
  }): Message => ({
    what: `This text says ${text}, but that of ${other} says ${otherText}.`,
    why: 'All languages should say the same.',
    fix: 'Correct whichever is wrong. If both are right, write one of them in words.',
  }),
  'unequal-blocks': ({ kind, other, count, otherCount }: LonelyBlock): Message => ({
    what: `This ${blockNames[kind][0]} has no counterpart in ${other}.`,
    why: `All languages should say the same. In this place, the number of ${blockNames[kind][1]} is ${count} here and ${otherCount} in that file.`,
    fix: 'Write there what this one says, or remove it. If nothing is missing there, divide both texts alike.',
  }),
  'name-unused': ({ kind, name }: { kind: string; name: string }): Message => ({
    what: `Nothing in the content uses the ${kind} “${name}”.`,
    why: 'No page shows it, and nobody notices when it is out of date.',
    fix: 'Use it in a text or a list, or remove it.',
  }),
  'text-language': ({ found, wanted, known }: { found: string; wanted: string; known: number }): Message => ({
    what: `This text seems to be ${found}.`,
    why: `It is in a file of the ${wanted} pages.`,
    fix: `Write it in ${wanted}.${known < fewWords ? ` If it is, add its common words to “smallWords” of the language, which has ${known}.` : ''}`,
  }),
  'text-untranslated': ({ other }: { other: string }): Message => ({
    what: `This text is the same as that of ${other}.`,
    why: 'One of the two is in the language of the other.',
    fix: 'Translate the one that is not in the language of its file.',
  }),
  'translation-behind': ({ other, page }: { other: string; page: string }): Message => ({
    what: `This text has not followed its translation, which has changed: ${other}.`,
    why: 'All languages should say the same.',
    fix: `Change this text, too. If it still says the same, run “npx site translations --ack ${page}”.`,
  }),
  'record-line': (_: object): Message => ({
    what: 'This line of the record of translations cannot be read.',
    why: 'Its text counts as in step with its translation as both are now, and the next build removes the line.',
    fix: 'Restore the line from an earlier version in git, or remove it.',
  }),
  'page-orphan': (_: object): Message => ({
    what: 'No other page in the same language links to this page.',
    why: 'Visitors and search engines find pages through links.',
    fix: 'Link to it in a text: [words](page:path).',
  }),
} as const;
