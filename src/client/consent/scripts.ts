import type { Consent } from './choices.ts';
import { type ConsentScript, cookieNames, expiringCookies, matchingNames } from './withdraw.ts';

/** What a visitor has chosen, and what the choice was about. */
interface Given {
  consent: Consent;
  /** The scripts that the page named then, as `scriptsInPage` gives them. */
  given: string;
}

/**
 * Starts the scripts of the categories that are allowed, unless there is something about them that the visitor was not
 * asked for, and clears what those of the others have stored; without choices nothing is allowed. True when a script runs
 * that is no longer allowed: only a reload ends it.
 */
export function applyConsent(choices: Given | undefined): boolean {
  const { consent, given = '' } = choices ?? {};
  const scripts = namedScripts();
  const started = [...document.querySelectorAll<HTMLElement>('script[data-consent]')];
  const running = new Set(started.map((script) => script.getAttribute('src')));
  const isAskedFor = (script: ConsentScript) => given.includes(JSON.stringify(script));
  const allowed = scripts.filter((script) => consent?.[script.category] && isAskedFor(script));
  const refused = scripts.filter(({ category }) => !consent?.[category]);
  start(allowed.filter(({ src }) => !running.has(src)));
  for (const script of refused) clear(script);
  return refused.some(({ src }) => running.has(src));
}

/** What needs consent on this page, as JSON; empty where nothing does. */
export function scriptsInPage(): string {
  const scripts = namedScripts();
  return scripts.length > 0 ? JSON.stringify(scripts) : '';
}

/** The scripts that the content names; without any the page has no list. */
function namedScripts(): ConsentScript[] {
  return JSON.parse(document.getElementById('_consent-scripts')?.textContent ?? '[]');
}

function start(scripts: readonly ConsentScript[]): void {
  for (const { src, category } of scripts) {
    const element = document.createElement('script');
    element.src = trusted(src);
    element.dataset.consent = category;
    // In their order, like scripts in the page: one may build upon another.
    element.async = false;
    document.head.append(element);
  }
}

/** What TypeScript does not know yet of Trusted Types. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): {
      createScriptURL(url: string): string;
    };
  };
}

/**
 * Lets the addresses that the page names, and no other, become scripts where its policy demands Trusted Types. Made once:
 * a page may have one policy of a name, and a page that names no scripts none at all.
 */
function scriptUrls(named: readonly ConsentScript[]): (src: string) => string {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (named.length === 0 || !trustedTypes) return (src) => src;
  const policy = trustedTypes.createPolicy('consent', {
    createScriptURL: (url) => named.find(({ src }) => src === url)?.src ?? '',
  });
  return (src) => policy.createScriptURL(src);
}

const trusted = scriptUrls(namedScripts());

function clear({ cookies = [], storage = [] }: ConsentScript): void {
  for (const name of matchingNames(cookieNames(document.cookie), cookies)) {
    for (const cookie of expiringCookies(name, location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is younger than the browsers of the visitors
      document.cookie = cookie;
    }
  }
  try {
    for (const key of matchingNames(Object.keys(localStorage), storage)) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
