/** As in Fold.css. */
const phone = matchMedia('(width < 44rem)');

/** Folds a part of a long page on phones, unless the address names it; where there is room it is open. */
export function enhance(part: HTMLElement): void {
  const summary = part.querySelector('summary');
  const isNamed = () => part.querySelector(':target') !== null || part.closest(':target') !== null;
  const fold = () => {
    const target = document.querySelector(':target');
    const wasShown = target !== null && isInWindow(target);
    const wasOpen = part.hasAttribute('open');
    part.toggleAttribute('open', !phone.matches || isNamed());
    // A browser does not always hold what it shows in its place when something above it goes.
    if (wasShown && wasOpen !== part.hasAttribute('open')) target.scrollIntoView();
    if (summary) summary.tabIndex = phone.matches ? 0 : -1;
  };
  fold();
  phone.addEventListener('change', fold);
  addEventListener('hashchange', () => isNamed() && part.setAttribute('open', ''));
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
