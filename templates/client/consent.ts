import { type Consent, consentKey, parseConsent } from '../../src/rules/consent/read.ts';
import type { ConsentWords } from '../../src/rules/consent/words.ts';
import { fetchFile, retry } from './retry.ts';

/** How long a visitor without stored choices is left alone, in milliseconds (spec section 9). */
const delay = 1500;

/** Asks about cookies, once, and again whenever the visitor wants it; wakes the scripts that are allowed (spec section 4). */
export function mindConsent(): void {
  const button = document.querySelector<HTMLElement>('[data-cookie-settings]');
  const address = button?.dataset.cookieSettings ?? '';
  button?.addEventListener('click', async () => {
    const { openDialog, words } = await loadDialog(address);
    openDialog(words, button, storedConsent());
  });
  const consent = storedConsent();
  if (!consent) {
    setTimeout(() => ask(address), delay);
  } else if (document.getElementById('consent-scripts')) {
    void retry(() => import('./consent/scripts.ts')).then(({ applyConsent }) => applyConsent(consent));
  }
}

async function ask(address: string): Promise<void> {
  // The visitor may have chosen in another tab in the meantime. What cannot be read was reported at first.
  if (storedConsent(() => {})) return;
  const { showDialog, words } = await loadDialog(address);
  showDialog(words);
}

/** What the dialog does and what it says, each with its own retries. */
async function loadDialog(address: string) {
  const [code, words] = await Promise.all([
    retry(() => import('./consent/dialog.ts')),
    retry(async (): Promise<ConsentWords> => (await fetchFile(address)).json()),
  ]);
  return { ...code, words };
}

/** The stored choices. Blocked or corrupt storage is none (spec section 8). */
function storedConsent(report = console.error): Consent | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch (error) {
    report('There are no cookie choices to be read.', error);
    return undefined;
  }
}
