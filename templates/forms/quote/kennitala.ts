/** The most characters that a kennitala has (specification 8.5). */
export const kennitalaLength = 10;

/**
 * A kennitala as it is sent. Hyphens, dashes and blanks are dropped and not counted. There is no checksum: since February 2026 Þjóðskrá gives out numbers without a check digit.
 *
 * @example cleanKennitala('123456-7890') // => '1234567890'
 */
export function cleanKennitala(text: string): string {
  return text.replace(/[\s\p{Pd}\u2212]/gu, '');
}
