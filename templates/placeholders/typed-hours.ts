import type { TypedFact } from '../../src/define/index.ts';
import type { Hours } from '../data/settings.ts';

/** What the names of weekdays begin with, in Icelandic and English. */
const stems = {
  monday: 'mán|mon',
  tuesday: 'þri|tue',
  wednesday: 'mið|wed',
  thursday: 'fim|thu',
  friday: 'fös|fri',
  saturday: 'lau|sat',
  sunday: 'sun',
} as const;

/** The hours of a clock face in words, from twelve. */
const hourNames = [
  ...['tólf|twelve', 'eitt|one', 'tvö|two', 'þrjú|three', 'fjögur|four', 'fimm|five'],
  ...['sex|six', 'sjö|seven', 'átta|eight', 'níu|nine', 'tíu|ten', 'ellefu|eleven'],
] as const;

const blank = '[\\s\\u00A0]';
const between = `(?:${blank}?[–-]${blank}?|(?:${blank}|-)(?:til|till|to|until|through|and|og)(?:${blank}|-))`;
const before = `(?:(?:á milli|milli|frá|from|between|klukkan|kl\\.?)${blank})*`;

/** Words that say of hours that they are those in which the office is open. */
const opening = new RegExp(
  `(?<!\\p{L})(?:${[
    'opið|opin[nu]?|opnu[mð]|opnunar\\p{L}*|afgreiðslu\\p{L}*|skrifstofutím\\p{L}*',
    'open|opening hours|(?:business|office|working) hours|our hours',
    `we(?:’|')re here|we are here|we work|við erum (?:hér|við)|við vinnum`,
    'virk\\p{L}{1,3} d(?:ag|ög)\\p{L}*|weekdays|business days',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** What may be between weekdays and times. */
const beside = `[,:]?${blank}*\\(?(?:á|on)?${blank}*`;

/** What bare numbers count where it stands behind them: ages, lengths of time, pages, people, money. */
const counted = `(?:${blank}|-)*(?:%|ára|ár|vik|mánuð|mánað|dag(?:a|ar|s)?(?!\\p{L})|klst|mín|síð|manns|þús|kr|years?|weeks?|months?|days?|hours?|min|pages?|people)`;

/** A part of a text that says when it is open. */
interface Found {
  start: number;
  end: number;
  name: 'days' | 'times' | 'week';
  /** False for times that may be those of anything. */
  isTelling: boolean;
}

/**
 * Finds the opening hours that are typed in a text, in digits or in words. They are those of the office next to its weekdays or in a
 * sentence about being open; times in any other sentence are doubtful, and numbers there are no times.
 */
export function findTypedHours(text: string, hours: Hours): TypedFact[] {
  const { week, days, times } = patternsOf(hours);
  const small = inSmallLetters(text);
  const all = (pattern: RegExp, name: Found['name']): Found[] =>
    [...small.matchAll(pattern)].map(({ 0: whole, index }) => {
      const isTelling = name === 'week' || opening.test(inSmallLetters(sentenceAt(text, index)));
      return { start: index, end: index + whole.length, name, isTelling };
    });
  const whole = all(week, 'week');
  const isTold = ({ start, end, name, isTelling }: Found) =>
    isTelling || (name === 'times' && clearTime.test(text.slice(start, end)));
  const parts = [...all(days, 'days'), ...all(times, 'times')].filter(isTold);
  const free = parts.filter((one) => !whole.some(({ start, end }) => start <= one.start && one.end <= end));
  return [...whole, ...free].map(({ start, end, name, isTelling }) => ({
    ...{ text: text.slice(start, end), start, names: [`{hours:${name}}`] },
    ...(!isTelling && { isDoubtful: true, otherwise: `{time:${hours.opens}} and {time:${hours.closes}}` }),
  }));
}

/**
 * Returns a text of the same length without capital letters. The patterns are for such texts: one with `\p{L}` that ignores case takes some
 * 20 ms to compile. The small letter of `İ` alone is longer.
 */
const inSmallLetters = (text: string) => text.replaceAll('İ', 'I').toLowerCase();

/** Times that can be nothing else: digits with a mark of time, and words that are no compound, as in “a nine-to-five job”. */
const clearTime = /\d[:.]\d\d|\bkl(?:ukkan)?\b|[ap]\.?m\b|^[^\d-]+$/iu;

/** From one full stop to the next. That of an abbreviation, behind which no capital letter follows, is none. */
function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?](?=[\s\u00A0]+[^\s\p{Ll}\d]|\s*$)|\n\n/gu)].map(({ index: at }) => at);
  const begin = ends.findLast((at) => at < index);
  return text.slice(
    begin === undefined ? 0 : begin + 1,
    ends.find((at) => at >= index),
  );
}

const known = new WeakMap<Hours, Record<Found['name'], RegExp>>();

function patternsOf(hours: Hours): Record<Found['name'], RegExp> {
  const made = known.get(hours) ?? makePatterns(hours);
  known.set(hours, made);
  return made;
}

function makePatterns({ from, to, opens, closes }: Hours): Record<Found['name'], RegExp> {
  const weekday = (name: Hours['from']) => `(?:${stems[name]})(?:\\p{L}{3,}|\\p{L}{0,2}\\.?)`;
  const days = `(?<!\\p{L})(?:(?:frá|from)${blank})?${from === to ? weekday(from) : `${weekday(from)}${between}${weekday(to)}`}`;
  const [first, last] = [timeOf(opens), timeOf(closes)];
  const range = `${before}${first}${between}(?:(?:klukkan|kl\\.?)${blank})?${last}(?![\\p{L}\\d:]|[.,]\\d|${counted})`;
  return {
    week: new RegExp(`${days}${beside}${range}|(?<![\\p{L}\\d.:,–-])${range}${beside}${days}`, 'gu'),
    days: new RegExp(days, 'gu'),
    times: new RegExp(`(?<![\\p{L}\\d.:,–-])${range}`, 'gu'),
  };
}

/** The ways in which a time is typed. */
function timeOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const digits = String(minute).padStart(2, '0');
  const [half, mark] = [hour % 12 || 12, hour < 12 ? 'a' : 'p'];
  const exact = `0?(?:${hour}|${half})[:.]${digits}`;
  const halves = `${half}${minute === 0 ? '(?:[:.]00)?' : `[:.]${digits}`}${blank}?(?:${mark}m|${mark}\\.m\\.)`;
  const bare = `0?(?:${hour}|${half})(?!\\d)|${hourNames[hour % 12]}`;
  return `(?:${halves}|${exact}${minute === 0 ? `|${bare}` : ''})`;
}
