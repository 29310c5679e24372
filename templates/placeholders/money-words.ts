/** What makes money of the number beside it. */
export const currency = '[\\s\\u00A0]?(?:kr(?!\\p{L})\\.?|krón\\p{L}*|ISK\\b)';

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
export function isMoney(before: string, behind: string): boolean {
  return moneyBefore.test(before) || moneyBehind.test(behind);
}
