import type { SiteLocale } from '../../src/define/index.ts';
// Not by the index, whose other parts would reach the browser too.
import { markThousands } from '../../src/define/numbers.ts';

const noBreakSpace = '\u00A0';

/**
 * An amount in Icelandic krónur as every language shows it (specification 12.1). No `Intl`: Chromium has no Icelandic.
 *
 * @example formatIsk(79000) // => '79.000 kr.', with a no-break space
 */
export function formatIsk(amount: number): string {
  return `${markThousands(amount, '.')}${noBreakSpace}kr.`;
}

/**
 * An amount with the code of its currency on the side where the language has it (ISO 4217).
 *
 * @example formatIskCode(79000, english) // => 'ISK 79,000', with a no-break space
 */
export function formatIskCode(amount: number, { formatNumber, hasCurrencyFirst }: SiteLocale): string {
  const parts = [formatNumber(amount), 'ISK'];
  return (hasCurrencyFirst ? parts.toReversed() : parts).join(noBreakSpace);
}
