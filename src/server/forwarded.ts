/**
 * What a trusted proxy says of its client in a header such as `X-Forwarded-For`: the last value. Anybody can write the
 * ones before it.
 */
export function lastForwarded(header: string | readonly string[] | undefined): string {
  return [header ?? []].flat().join().split(',').at(-1)?.trim() ?? '';
}
