import type { TypedFact } from '../../src/define/index.ts';
import type { Hours } from '../data/hours.ts';

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

const blank = '[\\s\\u00A0]';
const between = `(?:${blank}?[–-]${blank}?|${blank}(?:til|to|until|through|and|og)${blank})`;

/** Words next to hours that say of what they are. */
const opening =
  /(?<!\p{L})(?:opið|opin|opnunartím\p{L}*|afgreiðslutím\p{L}*|open|opening hours|business hours|we’re here)(?!\p{L})/iu;

/** A part of a text that says when it is open. */
interface Found {
  start: number;
  end: number;
  name: 'days' | 'times' | 'week';
  /** False for times that may be those of anything. */
  isTelling: boolean;
}

/** The opening hours that are typed in a text: weekdays with times, and either alone where the sentence is of opening hours. */
export function findTypedHours(text: string, hours: Hours): TypedFact[] {
  const { week, days, times } = patternsOf(hours);
  const all = (pattern: RegExp, name: Found['name']): Found[] =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => {
      const isTelling = name === 'week' || opening.test(sentenceAt(text, index));
      return { start: index, end: index + whole.length, name, isTelling };
    });
  const whole = all(week, 'week');
  const parts = [...all(days, 'days').filter(({ isTelling }) => isTelling), ...all(times, 'times')];
  const free = parts.filter((one) => !whole.some(({ start, end }) => start <= one.start && one.end <= end));
  return [...whole, ...free].map(({ start, end, name, isTelling }) => ({
    ...{ text: text.slice(start, end), start, names: [`{hours:${name}}`] },
    ...(!isTelling && { isDoubtful: true, otherwise: `{time:${hours.opens}} and {time:${hours.closes}}` }),
  }));
}

/** From one full stop to the next. */
function sentenceAt(text: string, index: number): string {
  const begin = Math.max(...['. ', '! ', '? ', '\n\n'].map((end) => text.lastIndexOf(end, index)));
  const rest = text.slice(index).search(/[.!?](?=\s|$)|\n\n/);
  return text.slice(begin + 1, rest < 0 ? undefined : index + rest);
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
  const loose = `(?:(?:frá|from|between|kl\\.?)${blank})*${first.any}${between}(?:kl\\.?${blank})?${last.any}`;
  const times = [
    `kl\\.?${blank}${first.any}${between}(?:kl\\.?${blank})?${last.any}`,
    `${first.sure}${between}${last.any}`,
    `${first.any}${between}${last.sure}`,
  ].map((one) => `(?<![\\p{L}\\d.:])(?:(?:from|frá|between)${blank})?${one}(?![\\d:]|[.,]\\d)`);
  return {
    week: new RegExp(`${days}[,:]?${blank}*\\(?${loose}(?![\\d:]|[.,]\\d)`, 'giu'),
    days: new RegExp(days, 'giu'),
    times: new RegExp(times.join('|'), 'giu'),
  };
}

/** The ways in which a time is typed: all of them, and those that can be nothing but a time. */
function timeOf(time: string): { any: string; sure: string } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const digits = String(minute).padStart(2, '0');
  const [half, mark] = [hour % 12 || 12, hour < 12 ? 'a' : 'p'];
  const exact = `0?${hour}[:.]${digits}`;
  const halves = `${half}${minute === 0 ? '(?:[:.]00)?' : `[:.]${digits}`}${blank}?(?:${mark}m|${mark}\\.m\\.)`;
  const sure = `(?:${exact}|${halves})`;
  return { sure, any: minute === 0 ? `(?:${exact}|${halves}|0?${hour}(?!\\d))` : sure };
}
