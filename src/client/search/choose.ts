/** A list of results and which of them is chosen; -1 is none. */
interface Choice {
  chosen: number;
  count: number;
}

/**
 * Returns the result that a key chooses: the arrows move, round the ends. Undefined if the key chooses nothing.
 *
 * @example chooseByKey('ArrowDown', { chosen: 4, count: 5 }) // => 0
 */
export function chooseByKey(key: string, { chosen, count }: Choice): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  return key === 'ArrowUp' ? (chosen > 0 ? chosen - 1 : count - 1) : undefined;
}
