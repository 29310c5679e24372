import { type Consent, consentKey, parseConsent } from '../../src/rules/consent/read.ts';
import { retry } from './retry.ts';

/** How long a visitor without stored choices is left alone, in milliseconds (spec section 9). */
const delay = 1500;

/** Asks about cookies, once, and again whenever the visitor wants it; wakes the scripts that are allowed (spec section 4). */
export function mindConsent(): void {
  const loadDialog = () => retry(() => import('./consent/dialog.ts'));
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.addEventListener('click', async () => (await loadDialog()).openDialog(button, storedConsent()));
  }
  const consent = storedConsent();
  if (!consent) {
    // The visitor may have chosen in another tab in the meantime.
    setTimeout(async () => storedConsent() ?? (await loadDialog()).showDialog(), delay);
  } else if (document.getElementById('consent-scripts')) {
    void retry(() => import('./consent/scripts.ts')).then(({ applyConsent }) => applyConsent(consent));
  }
}

/** The stored choices. Blocked or corrupt storage is none (spec section 8). */
function storedConsent(): Consent | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch (error) {
    console.error('There are no cookie choices to be read.', error);
    return undefined;
  }
}
