/** Lets Escape close a menu that the pointer opened (WCAG 1.4.13), and whatever closes `<details>` menus. */
export function dismissMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) dismissHover(menu);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) closeOutside(menu);
}

function dismissHover(menu: HTMLElement): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.matches(':hover')) menu.dataset.dismissed = '';
  });
  menu.addEventListener('pointerleave', () => delete menu.dataset.dismissed);
}

function closeOutside(menu: HTMLDetailsElement): void {
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
