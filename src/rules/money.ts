const noBreakSpace = '\u00A0';

/**
 * An amount in Icelandic krónur as both languages show it (spec section 9). No `Intl`: Chromium has no Icelandic.
 *
 * @example formatIsk(79000) // => '79.000 kr.', with a no-break space
 */
export function formatIsk(amount: number): string {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${digits}${noBreakSpace}kr.`;
}

/**
 * The amount in a price text: everything but digits is dropped (spec section 9).
 *
 * @example parseIsk('frá 79.000 kr.') // => 79000
 */
export function parseIsk(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
