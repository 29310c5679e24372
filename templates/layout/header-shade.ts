/** How far a page is scrolled before the header gets its background, in pixels (specification 3.3). */
const threshold = 50;

/** Marks the header once the page is scrolled past the threshold. */
export function shadeHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-shaded', window.scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  // A page may begin further down. Asked before it is painted, the browser would have to lay it out once more.
  requestAnimationFrame(() => setTimeout(update));
}
