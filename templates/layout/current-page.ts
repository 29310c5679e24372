/** The value of `aria-current` for a link in a menu. */
export function currentPage({ current }: { current: boolean }): 'page' | undefined {
  return current ? 'page' : undefined;
}
