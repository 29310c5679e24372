/**
 * A whole number with a mark between its thousands. No `Intl`: what it knows of a language differs between computers.
 *
 * @example markThousands(300_000, ',') // => '300,000'
 */
export function markThousands(value: number, mark: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, mark);
}
