import { consentDialog, consentScripts } from '../late-modules.ts';
import { load, loadJson } from '../load.ts';
import { type Consent, consentKey, givenKey, parseConsent } from './choices.ts';
import type { ConsentWords } from './markup.ts';

/** How long a visitor without stored choices is left alone, in milliseconds (specification 10.1). */
const delay = 1500;

/** The choices of a visitor. */
interface Stored {
  consent: Consent;
  /** What they were about: the scripts that there were, as JSON. */
  given: string;
  /** True when nothing needs consent that was not there when the visitor chose. */
  isCurrent: boolean;
}

/**
 * Asks about cookies, once, again when there are more of them, and whenever the visitor wants it; wakes the scripts that
 * are allowed (specification 10.2).
 */
export function followConsent(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-cookie-settings]');
  const address = buttons[0]?.dataset.cookieSettings ?? '';
  for (const button of buttons)
    button.addEventListener('click', async () => {
      const { openDialog, words } = await loadDialog(address);
      const stored = storedChoices();
      openDialog(words, button, stored?.isCurrent ? stored.consent : undefined);
    });
  const stored = storedChoices();
  if (!stored?.isCurrent) setTimeout(() => ask(address), delay);
  if (scriptsInPage().length === 0) return;
  if (stored) void followChoices();
  // What is decided in one tab holds in all: now, or when a page comes back from the back/forward cache.
  addEventListener('storage', ({ key }) => (key?.startsWith(consentKey) ?? true) && void followChoices());
  addEventListener('pageshow', ({ persisted }) => persisted && void followChoices());
}

/** Starts and ends scripts by the choices that are stored when the code for it is there. */
async function followChoices(): Promise<void> {
  const { applyConsent } = await load(consentScripts);
  // What cannot be read was reported at first.
  if (applyConsent(storedChoices(() => {}))) location.reload();
}

async function ask(address: string): Promise<void> {
  const { showDialog, words } = await loadDialog(address);
  // The visitor may have chosen in another tab in the meantime. What cannot be read was reported at first.
  if (!storedChoices(() => {})?.isCurrent) showDialog(words);
}

/** What the dialog does and what it says, each with its own retries. */
async function loadDialog(address: string) {
  const [code, words] = await Promise.all([load(consentDialog), loadJson<ConsentWords>(address)]);
  return { ...code, words };
}

/** The stored choices. Blocked or corrupt storage counts as none (specification 10.6). */
function storedChoices(report = console.error): Stored | undefined {
  try {
    const consent = parseConsent(localStorage.getItem(consentKey));
    if (!consent) return undefined;
    const given = localStorage.getItem(givenKey) ?? '';
    return { consent, given, isCurrent: scriptsInPage().every((script) => given.includes(script)) };
  } catch (error) {
    report('There are no cookie choices to be read.', error);
    return undefined;
  }
}

/** What needs consent on this page, each as JSON. */
function scriptsInPage(): string[] {
  const scripts: object[] = JSON.parse(document.getElementById('_consent-scripts')?.textContent ?? '[]');
  return scripts.map((script) => JSON.stringify(script));
}
