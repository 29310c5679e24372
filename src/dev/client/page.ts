import { reloadWithState } from './carry.ts';
import { patchesOf } from './patch.ts';
import { swapStyles } from './styles.ts';

/** The page in the window, kept up to date. */
interface LivePage {
  /** Requests the version that is being built. The server answers when it is ready. */
  prefetch(): void;
  /** Updates the page to the current version: in place if possible, else by reloading. */
  update(moved: Readonly<Record<string, string>>): Promise<void>;
}

/** Returns the version of a page; undefined for a page without one, such as the page before the first version. */
const versionOf = (page: Document) => page.querySelector<HTMLElement>('script[data-page]')?.dataset.page;

/** Keeps the page in the window up to date. */
export function createLivePage(): LivePage {
  const own = versionOf(document);
  // Without it, updates reload the page.
  let base: Promise<Document | undefined> = load().then(
    (page) => (versionOf(page) === own ? page : undefined),
    () => undefined,
  );
  let prefetched: Promise<Document> | undefined;
  let updating = Promise.resolve();
  const updateTo = async (moved: Readonly<Record<string, string>>, loading: Promise<Document>) => {
    const to = moved[decodeURI(location.pathname)];
    if (to !== undefined) {
      location.replace(to + location.hash);
      return;
    }
    const [before, next] = [await base, await loading];
    const isNew = (before ? versionOf(before) : own) !== versionOf(next);
    if (isNew && !(before && apply(before, next))) reloadWithState();
    base = Promise.resolve(next);
  };
  return {
    prefetch() {
      prefetched = load();
      prefetched.catch(() => undefined);
    },
    update(moved) {
      // Retry if the prefetch failed.
      const next = prefetched?.catch(load) ?? load();
      prefetched = undefined;
      updating = updating.then(() => updateTo(moved, next)).catch(() => undefined);
      return updating;
    },
  };
}

/** Patches the page in place. Returns false, with nothing changed, if it must be reloaded. */
function apply(before: Document, next: Document): boolean {
  if (scriptsOf(before) !== scriptsOf(next)) return false;
  const patches = patchesOf(before, next, document);
  if (!patches || !swapStyles(before, next)) return false;
  for (const patch of patches) patch();
  return true;
}

/** Returns the scripts that a page runs. If they differ, the page must be reloaded. */
function scriptsOf(page: Document): string {
  const scripts = [...page.querySelectorAll('script')].filter(({ type }) => !/json|rules|x-style/.test(type));
  return scripts.map(({ src, dataset, text }) => (dataset.page === undefined ? src + text : '')).join('\n');
}

/**
 * Loads the page at the current address, with inert styles, because the Content-Security-Policy would refuse new ones. XMLHttpRequest
 * parses HTML without a Trusted Types policy, unlike DOMParser.
 */
function load(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/_dev/page?address=${encodeURIComponent(decodeURI(location.pathname))}`);
    request.responseType = 'document';
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error('No page.'));
    request.onerror = () => reject(new Error('No answer.'));
    request.send();
  });
}
