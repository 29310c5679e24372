import type { Locale } from './locale.ts';

const noBreakSpace = '\u00A0';

const thousandsMark: Record<Locale, string> = { is: '.', en: ',' };

/**
 * A whole number with its thousands marked as the language does (decision 8).
 *
 * @example formatNumber(300000, 'en') // => '300,000'
 */
export function formatNumber(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, thousandsMark[locale]);
}

/**
 * An amount in Icelandic krónur as both languages show it (spec section 9). No `Intl`: Chromium has no Icelandic.
 *
 * @example formatIsk(79000) // => '79.000 kr.', with a no-break space
 */
export function formatIsk(amount: number): string {
  return `${formatNumber(amount, 'is')}${noBreakSpace}kr.`;
}

/**
 * An amount with the code of its currency on the side where the language has it (ISO 4217).
 *
 * @example formatIskCode(79000, 'en') // => 'ISK 79,000', with a no-break space
 */
export function formatIskCode(amount: number, locale: Locale): string {
  const digits = formatNumber(amount, locale);
  return locale === 'is' ? `${digits}${noBreakSpace}ISK` : `ISK${noBreakSpace}${digits}`;
}
