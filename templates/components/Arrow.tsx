/** The calm line with a head, which says that a link leads on. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 24 12" aria-hidden="true">
      <path d="M1 6h21M17 1l5 5-5 5" />
    </svg>
  );
}
