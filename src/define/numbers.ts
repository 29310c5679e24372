/**
 * Inserts a thousands separator into a whole number. Does not use `Intl`, whose locale data differs between
 * computers.
 *
 * @example markThousands(300_000, ',') // => '300,000'
 */
export function markThousands(value: number, mark: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, mark);
}
