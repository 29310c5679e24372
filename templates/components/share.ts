/** How long a copied address is confirmed, in milliseconds (specification 5.3). */
const confirmedFor = 2000;

/** The window of a network (specification 5.1). */
const popup = 'popup,width=600,height=400';

/** Gives a share widget what links cannot do: small windows, and copying the address. */
export function enhance(share: HTMLElement): void {
  for (const link of share.querySelectorAll<HTMLAnchorElement>('[target]'))
    link.addEventListener('click', (event) => openPopup(link, event));
  const button = share.querySelector('button');
  if (button) offerCopy(button);
}

/** Opens a small window. Where the browser blocks it, the link opens a tab, as it does without script. */
function openPopup({ href }: HTMLAnchorElement, event: MouseEvent): void {
  // Whoever holds a key down wants a tab or a window of their own.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Not by the feature `noopener`: with it nobody learns whether the window was blocked.
  const opened = window.open(href, '_blank', popup);
  if (!opened) return;
  opened.opener = null;
  event.preventDefault();
}

function offerCopy(button: HTMLButtonElement): void {
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'visually-hidden';
  button.after(status);
  button.addEventListener('click', async () => {
    const address = sharedAddress();
    try {
      await navigator.clipboard.writeText(address);
      confirm(button, status);
    } catch (error) {
      console.error('The address could not be copied.', error);
      showAddress(button, address);
    }
  });
}

function sharedAddress(): string {
  return document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? location.href;
}

/** Says for a while that the address was copied: on the button, and to screen readers. */
function confirm(button: HTMLButtonElement, status: HTMLElement): void {
  const label = button.firstElementChild;
  const { copied = '' } = button.dataset;
  // Not by the text: translators write their own.
  if (!label || button.hasAttribute('data-done')) return;
  const words = label.textContent;
  const say = (text: string, spoken: string) => {
    label.textContent = text;
    status.textContent = spoken;
    button.toggleAttribute('data-done', spoken !== '');
  };
  say(copied, copied);
  setTimeout(() => say(words ?? '', ''), confirmedFor);
}

/** Puts the address where the visitor can copy it by hand (specification 5.3). */
function showAddress(button: HTMLButtonElement, address: string): void {
  const share = button.parentElement;
  const field = share?.querySelector('input') ?? document.createElement('input');
  field.readOnly = true;
  field.value = address;
  field.ariaLabel = button.textContent;
  share?.append(field);
  field.select();
}
