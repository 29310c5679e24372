/**
 * Lets a link to the page that one is on scroll to the top instead of loading it again (specification 3.8).
 *
 * @param beforeScroll closes what covers the page
 */
export function stayOnSamePage(beforeScroll: () => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain(event) || !leadsHere(link)) return;
    event.preventDefault();
    beforeScroll();
    if (location.hash) history.pushState(null, '', link.href);
    // Smooth or at once, as the style sheet says.
    scrollTo({ top: 0 });
  });
}

/** Whether the visitor wants nothing special, such as a new tab. */
function isPlain({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey);
}

function leadsHere({ href, target }: HTMLAnchorElement): boolean {
  return !target && href === location.href.replace(/#.*/, '');
}
