/**
 * Makes something of each, the last one first, because a second thread begins with the first.
 *
 * @returns what was made, in the order of the list
 */
export function fromLast<A, B>(list: readonly A[], make: (one: A) => B): B[] {
  return list.toReversed().map(make).reverse();
}
