import type { OwnStoredName } from '../stored-keys.ts';

/** Under this name are the keys of closed notices, with spaces between them. */
const storageKey: OwnStoredName = 'closedNotices';

/** Hides the notices that the visitor has closed, and lets them close the others. Runs before the page is painted. */
export function prepareNotices(): void {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice]')];
  const closed = notices.length > 0 ? closedKeys() : [];
  for (const notice of notices) {
    notice.hidden = closed.includes(keyOf(notice));
    notice.lastElementChild?.addEventListener('click', () => {
      notice.hidden = true;
      // The button is gone, and with it the place of the keyboard.
      document.getElementById('_main')?.focus({ preventScroll: true });
      // Those that are on no page any more need not be kept.
      keep(notices.filter(({ hidden }) => hidden).map(keyOf));
    });
  }
}

const keyOf = ({ dataset }: HTMLElement) => dataset.notice ?? '';

function closedKeys(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function keep(keys: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, keys.join(' '));
  } catch (error) {
    console.error('The browser does not keep that the notice is closed.', error);
  }
}
