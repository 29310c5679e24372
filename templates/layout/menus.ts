import { makePageInert } from '../../src/client/index.ts';

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

/** How long the pointer rests on the item before its menu opens, and how long it may be away before it closes, in milliseconds. */
const openDelay = 120;
const closeDelay = 300;

/**
 * Opens the menu of an item of the navigation under the mouse, with grace: not when the pointer only crosses the item, and
 * it stays while the pointer takes a short cut into the menu. Escape closes it as it closes every popover, and it does not
 * come back before the pointer does (WCAG 1.4.13).
 */
function openUnderPointer(item: HTMLElement): void {
  const button = item.querySelector('button');
  const menu = item.querySelector<HTMLElement>('[popover]');
  if (!button || !menu) return;
  const isOpen = () => menu.matches(':popover-open');
  let timer: number | undefined;
  let openedByPointer = false;
  const plan = ({ pointerType }: PointerEvent, delay: number, action: () => void) => {
    clearTimeout(timer);
    if (pointerType === 'mouse') timer = window.setTimeout(action, delay);
  };
  item.addEventListener('pointerenter', (event) => {
    plan(event, openDelay, () => {
      openedByPointer ||= !isOpen();
      menu.togglePopover(true);
    });
  });
  item.addEventListener('pointerleave', (event) => {
    plan(event, closeDelay, () => {
      // Who has gone on by keyboard is still in it.
      if (openedByPointer && !menu.contains(document.activeElement)) menu.togglePopover(false);
    });
  });
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    // Who clicks on what the pointer has just opened wants it to stay.
    if (openedByPointer && isOpen()) event.preventDefault();
    openedByPointer = false;
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.togglePopover(true);
    menu.querySelector('a')?.focus();
  });
  menu.addEventListener('toggle', () => {
    openedByPointer &&= isOpen();
  });
}
