/** How long the pointer rests on the item before its menu opens, and how long it may be away before it closes, in milliseconds. */
const openDelay = 120;
const closeDelay = 300;

/**
 * Opens the menu of an item of the navigation under the mouse, with grace: not when the pointer only crosses the item, and
 * it stays while the pointer takes a short cut into the menu. Escape closes it as it closes every popover, and it does not
 * come back before the pointer does (WCAG 1.4.13).
 */
export function openUnderPointer(item: HTMLElement): void {
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
