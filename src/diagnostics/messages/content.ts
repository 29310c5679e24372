import {
  countBetween,
  countOf,
  didYouMean,
  type Message,
  midSentence,
  orRemoveItem,
  replaceBy,
  write,
} from './message.ts';

interface Described {
  /** The key, as it is in the file. */
  key: string;
  /** What the key is for, in the words of its schema. */
  description: string;
}

/** A text that is not in the form of its key. */
interface Formed extends Described {
  text: string;
  suggestion?: string;
  /** The days that it may mean. */
  days?: readonly string[];
}

/** A key that nothing reads. */
interface UnreadKey {
  key: string;
  /** The name of the component of the page; undefined for data files, which pages share. */
  component: string | undefined;
  /** True if the schema demands the key. */
  isRequired: boolean;
}

/** Tells what can be done about a key that nothing reads. */
export function sortOf({ component, isRequired }: Omit<UnreadKey, 'key'>): 'optional' | 'shared' | 'own' {
  if (!isRequired) return 'optional';
  return component === undefined ? 'shared' : 'own';
}

/** `from 0 to 3`, `at least 0`. */
function rangeText(min: number, max: number): string {
  return Number.isFinite(max) ? `from ${min} to ${max}` : `at least ${min}`;
}

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Matches a day and a time that no clock shows. */
export const isImpossibleTime = /^\d{4}-\d\d-\d\d[ T](?:2[4-9]|[3-9]\d|\d\d:[6-9])/;

function formFix({ text, description, days = [] }: Omit<Formed, 'key'>): string {
  if (days.length > 0)
    return `Write ${days.map((day) => `${day} for ${dayText(day, 'en-GB')}`).join(' or ')}.`;
  if (isDay.test(text)) return 'Write a day that the calendar has.';
  if (isImpossibleTime.test(text)) return 'Write a time from 00:00 to 23:59.';
  const examples = examplesIn(description);
  return `Write it ${examples === undefined ? 'in that form' : `like the ${examples}`}.`;
}

/** Tells whether a description ends with an example, or with examples. */
export const examplesIn = (description: string) => / (examples?): /.exec(description)?.[1];

/**
 * Writes a day without its year.
 *
 * @example dayText('2026-12-07 09:00', 'en-GB') // => '7 December'
 */
export const dayText = (day: string, language: string): string =>
  new Date(day.slice(0, 10)).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Problems of values against their schema. */
export const contentMessages = {
  'unknown-key': ({
    key,
    suggestion,
    under,
    beside,
    spaced,
    known,
    isCut = false,
  }: {
    key: string;
    suggestion?: string;
    under?: string;
    beside?: string;
    spaced?: string;
    known: string;
    isCut?: boolean;
  }): Message => ({
    what: `There is no key “${key}” here.`,
    why: 'Text in a key that nothing reads is never shown.',
    fix:
      under !== undefined
        ? `Write two more spaces before it, so that it belongs to “${under}”.`
        : beside !== undefined
          ? `Remove spaces before it until it lines up with “${beside}”.`
          : spaced !== undefined
            ? `Write “${spaced}”, with a space after the colon.`
            : isCut
              ? 'If it continues the text before the comma, put that whole text in quotes: "…".'
              : `${didYouMean(suggestion)}The keys here are: ${known}.`,
    ...replaceBy(under === undefined ? (spaced ?? suggestion) : `  ${key}`),
  }),
  'key-unread': ({ key, component, isRequired }: UnreadKey): Message => {
    const place = component === undefined ? 'a component' : `the component “${component}”`;
    return {
      what: `Nothing reads “${key}”.`,
      why: 'Text in a key that nothing reads is never shown.',
      fix: {
        optional: `Remove it in every language, or show it in ${place}.`,
        shared: `If no content needs it at present, it can stay. Otherwise show it in ${place}, or remove it from its schema and from every language.`,
        own: `Show it in ${place}, or remove it from its schema and from every language.`,
      }[sortOf({ component, isRequired })],
    };
  },
  'missing-key': ({ key, description, isSpare }: Described & { isSpare?: boolean }): Message => ({
    what: `The key “${key}” is missing.`,
    why: `It holds: ${midSentence(description)}.`,
    fix: `Add “${key}:” below this line, indented like its neighbours${orRemoveItem(isSpare)}.`,
  }),
  'empty-value': ({ key, description }: Described): Message => ({
    what: `“${key}” is empty.`,
    why: `It holds: ${midSentence(description)}.`,
    fix: 'Write it after the colon, or remove the line if the key is optional.',
  }),
  'wrong-type': ({
    key,
    expected,
    found,
    wanted = expected,
    replacement,
    holds,
  }: {
    key: string;
    expected: string;
    found: string;
    wanted?: string;
    replacement?: string;
    holds?: string | undefined;
  }): Message => ({
    what: `“${key}” must be ${expected}, but this is ${found}.`,
    why: holds === undefined ? 'The page cannot show it.' : `It holds: ${midSentence(holds)}.`,
    fix: `Write ${wanted}.`,
    ...replaceBy(replacement),
  }),
  'not-a-number': ({
    key,
    text,
    suggestion,
  }: {
    key: string;
    text: string;
    suggestion?: string;
  }): Message => ({
    what:
      text === suggestion
        ? `“${key}” must be a whole number, but "${text}" in quotes is text.`
        : `“${key}” must be a whole number, but “${text}” is not.`,
    why: 'Numbers are written in digits only, without quotes, dots, spaces or units.',
    ...(suggestion === undefined ? { fix: 'Write digits only, such as 12 or 79000.' } : write(suggestion)),
  }),
  'needs-quotes': ({ key, text }: { key: string; text: string }): Message => ({
    what: `“${key}” must be text, but ${text} is read as a value of another kind.`,
    why: 'Digits, braces, true, false and null without quotes are not text to YAML.',
    fix: `Write "${text}", with quotes.`,
    replacement: `"${text}"`,
  }),
  'text-length': ({
    key,
    length,
    min,
    max,
    description,
  }: Described & { length: number; min: number; max: number }): Message => ({
    what: `“${key}” has ${countOf(length, 'character')}; it needs ${countBetween(min, max)}.`,
    why: `It holds: ${midSentence(description)}.`,
    fix: length < min ? `Write at least ${min - length} more.` : `Take out at least ${length - max}.`,
  }),
  'list-length': ({
    key,
    length,
    min,
    max,
  }: {
    key: string;
    length: number;
    min: number;
    max: number;
  }): Message => ({
    what: `“${key}” has ${countOf(length, 'item')}; it needs ${countBetween(min, max)}.`,
    why: 'The page is designed for that many.',
    fix: length < min ? `Add ${min - length} more after it.` : `Remove ${length - max}, here or above.`,
  }),
  'number-range': ({
    key,
    value,
    min,
    max,
  }: {
    key: string;
    value: number;
    min: number;
    max: number;
  }): Message => ({
    what: `“${key}” is ${value}; it must be ${rangeText(min, max)}.`,
    why: 'The page cannot use it.',
    fix: `Write a whole number that is ${rangeText(min, max)}.`,
  }),
  'wrong-format': ({ key, text, description, suggestion, days = [] }: Formed): Message => ({
    what: isDay.test(text) ? `The date ${text} does not exist.` : `“${text}” is not valid for “${key}”.`,
    why: `It holds: ${midSentence(description)}.`,
    ...(suggestion === undefined ? { fix: formFix({ text, description, days }) } : write(suggestion)),
  }),
  'address-refused': (problem: Message): Message => problem,
  'unknown-choice': ({
    key,
    text,
    suggestion,
    known,
  }: {
    key: string;
    text: string;
    suggestion?: string;
    known: string;
  }): Message => ({
    what: `“${key}” cannot be “${text}”.`,
    why: 'Only certain words are allowed here.',
    fix: `${didYouMean(suggestion)}Write one of: ${known}.`,
    ...replaceBy(suggestion),
  }),
  'placeholder-missing': ({ key, names }: { key: string; names: string }): Message => ({
    what: `“${key}” must contain ${names}.`,
    why: 'The site inserts a word or a number there.',
    fix: `Keep ${names} in the text, including the braces.`,
  }),
} as const;
