import type { TypedFact } from '../../src/define/index.ts';
import type { SiteFacts } from './facts.ts';
import { findTypedHours } from './typed-hours.ts';

/** What makes money of the number beside it. */
const currency = '[\\s\\u00A0]?(?:kr(?!\\p{L})\\.?|krón\\p{L}*|ISK\\b)';

const patterns = {
  /** `79.000`, `79,000`, `79 000`, `79000`, with what makes it money. */
  digits: new RegExp(
    `(?<![\\p{L}\\d.,-])(?<code>ISK[\\s\\u00A0]?)?(?<number>\\d{1,3}(?<mark>[.,\\s\\u00A0])\\d{3}(?:\\k<mark>\\d{3})*|\\d+)(?![.,]?\\d)(?<unit>${currency})?`,
    'giu',
  ),
  /** `79 þús.`, `79 thousand`, `79k`, `1,2 milljónir`. */
  words:
    /(?<![\p{L}\d.,-])(\d+(?:[.,]\d+)?)[\s\u00A0]?(þús(?:und\p{L}*|\.)?|thousand|k(?![\p{L}\d.])|millj(?:ón\p{L}*|\.)|million|m\.?kr\b)/giu,
};

/** Numbers below this are years, sizes and counts unless a currency is beside them. */
const leastBareAmount = 10_000;

/** The prices and facts that are typed in a text without placeholders and addresses, in its order. */
export function findTyped(text: string, facts: SiteFacts): TypedFact[] {
  const office = facts.openingHours?.get('office');
  const hours = office ? findTypedHours(text, office) : [];
  const found = [...typedFacts(text, facts), ...typedPrices(text, facts), ...hours];
  return found
    .filter((one) => !found.some((other) => isInside(one, other)))
    .toSorted((a, b) => a.start - b.start);
}

/** The street of a whole address is not a second finding. */
function isInside(one: TypedFact, other: TypedFact): boolean {
  const [end, otherEnd] = [one, other].map(({ start, text }) => start + text.length) as [number, number];
  return one !== other && other.start <= one.start && end <= otherEnd && one.text.length < other.text.length;
}

/** A number that may be money, with or without what says so. */
interface Amount {
  text: string;
  start: number;
  amount: number;
  hasUnit: boolean;
}

function typedPrices(text: string, { price }: SiteFacts): TypedFact[] {
  return amountsIn(text).flatMap(({ amount, hasUnit, ...found }) => {
    const names = [...(price ?? [])].filter(([, one]) => one && one.amount > 0 && one.amount === amount);
    if (names.length === 0) return [];
    const end = found.start + found.text.length;
    const isDoubtful = !hasUnit && !isMoney(text.slice(0, found.start), text.slice(end));
    return [
      {
        ...found,
        amount,
        isDoubtful,
        names: names.map(([key]) => `{${/ISK/i.test(found.text) ? 'isk' : 'price'}:${key}}`),
      },
    ];
  });
}

function amountsIn(text: string): Amount[] {
  const digits = [...text.matchAll(patterns.digits)].flatMap(({ 0: whole, index, groups }) => {
    const amount = Number(groups?.number?.replace(/\D/g, ''));
    const hasUnit = (groups?.unit ?? groups?.code) !== undefined;
    const mayBeMoney = hasUnit || groups?.mark !== undefined || amount >= leastBareAmount;
    return mayBeMoney ? [{ text: whole, start: index, amount, hasUnit }] : [];
  });
  const words = [...text.matchAll(patterns.words)].map(
    ({ 0: whole, 1: number = '', 2: unit = '', index }) => {
      const scale = /^m/i.test(unit) ? 1_000_000 : 1000;
      const amount = Math.round(Number(number.replace(',', '.')) * scale);
      return { text: whole, start: index, amount, hasUnit: true };
    },
  );
  return [...digits, ...words];
}

/** The facts that are nobody else's: a text that holds one of them means the company. */
const telling = ['name', 'kennitala', 'vat', 'email', 'phone', 'address', 'street'] as const;

function typedFacts(text: string, { company }: SiteFacts): TypedFact[] {
  return patternsOf(company).flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({
      text: whole,
      start: index,
      names: [`{company:${name}}`],
    })),
  );
}

/** Made once for all texts: making a pattern takes longer than looking through a text with it. */
const knownPatterns = new WeakMap<object, readonly { name: string; pattern: RegExp }[]>();

function patternsOf(company: SiteFacts['company']) {
  if (!company) return [];
  const known = knownPatterns.get(company);
  if (known) return known;
  const patterns = telling.flatMap((name) => {
    const value = company.get(name) ?? '';
    return lettersOf(value) < leastLetters ? [] : [{ name, pattern: patternOf(name, value) }];
  });
  knownPatterns.set(company, patterns);
  return patterns;
}

/** A fact of fewer letters and digits stands in too many texts by chance. */
const leastLetters = 3;

const lettersOf = (value: string) => value.match(/[\p{L}\d]/gu)?.length ?? 0;

/** Finds numbers however they are spaced, and a phone number without its country code. */
function patternOf(name: (typeof telling)[number], value: string): RegExp {
  const [code = '', ...rest] = value.split(' ');
  if (name === 'phone' && rest.length > 0) {
    const digits = [...rest.join('')].join('[\\s\\u00A0-]?');
    return new RegExp(`(?<![\\d-])(?:${escapeRegExp(code)}[\\s\\u00A0-]?)?${digits}(?![\\d-])`, 'g');
  }
  const loose = escapeRegExp(value).replaceAll(' ', '[\\s\\u00A0]').replace('\\-', '[\\s\\u00A0-]?');
  return new RegExp(`(?<![\\p{L}\\d-])${loose}(?![\\p{L}\\d-])`, 'giu');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Up to two small words may be between: `kostar nú um 81.500`. */
const moneyBefore =
  /(?<!\p{L})(?:ISK|kr\.?|(?:kost|verð|greið|borg|cost|pric|pay|paid|charg)\p{L}*:?(?:\s\p{L}+){0,2})[\s\u00A0]$/iu;

const moneyBehind = new RegExp(
  [
    `^${currency}`,
    // The least of a range: the currency is behind the most.
    `^[\\s\\u00A0]?[–-][\\s\\u00A0]?\\d[\\d.,]*${currency}`,
    '^[\\s\\u00A0](?:á (?:mánuði|tímann|klst|stykkið)|(?:a|per|an|each) (?:month|hour|piece))(?!\\p{L})',
  ].join('|'),
  'iu',
);

/**
 * Whether the words beside a number say that it is money; without them it may count visitors or words.
 *
 * @example isMoney('It costs ', ' a month') // => true
 */
function isMoney(before: string, behind: string): boolean {
  return moneyBefore.test(before) || moneyBehind.test(behind);
}
