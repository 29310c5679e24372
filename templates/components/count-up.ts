/** How long a number counts, in milliseconds. */
const duration = 1100;

/** Lets the large numbers count up once, when they are first seen. The HTML holds their final values. */
export function countUp(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        count(target);
      }
    },
    { threshold: 0.6 },
  );
  for (const element of document.querySelectorAll('[data-count-up]')) observer.observe(element);
}

function count(element: Element): void {
  const text = element.textContent ?? '';
  const value = Number.parseInt(text.replace(/\D/g, ''), 10);
  const start = performance.now();
  const frame = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / duration));
    // Fast at first, slower towards the end.
    const shown = Math.round(value * (1 - (1 - share) ** 3));
    element.textContent = share < 1 ? text.replace(/\d+/, String(shown)) : text;
    if (share < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
