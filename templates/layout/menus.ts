import { makePageInert } from '../../src/client/index.ts';
import { openUnderPointer } from './hover-menu.ts';

/** Where the style sheet changes from the mobile menu to the main navigation. */
const wide = '(width >= 64rem)';

/** What the menus of the header need beyond HTML: they open under the pointer, say whether they are open, and never stay behind. */
export function prepareMenus(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) openUnderPointer(item);
  for (const button of document.querySelectorAll<HTMLElement>('.site-header [popovertarget]'))
    tellState(button);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) closeOutside(menu);
  // An open mobile menu locks the page: neither the other layout nor the way back may find it open.
  matchMedia(wide).addEventListener('change', closeMenus);
  addEventListener('pagehide', closeMenus);
}

/** Closes every menu of the header; the page can be scrolled again. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.site-header :popover-open')) menu.hidePopover();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) menu.open = false;
}

/** Keeps `aria-expanded` of a button right, and closes its menu when the focus leaves it: nothing focused is covered. */
function tellState(button: HTMLElement): void {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const tell = () => {
    button.ariaExpanded = String(menu?.matches(':popover-open'));
  };
  tell();
  menu?.addEventListener('toggle', tell);
  if (menu?.classList.contains('mobile-menu'))
    menu.addEventListener('toggle', () => makePageInert(button, () => menu.matches(':popover-open')));
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== button)
      menu.hidePopover();
  });
}

function closeOutside(menu: HTMLDetailsElement): void {
  // A menu under the pointer opens without a click.
  for (const other of document.querySelectorAll('.site-header [popover]'))
    other.addEventListener('toggle', () => {
      if (other.matches(':popover-open')) menu.open = false;
    });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}
