import { carryOver } from './carry.ts';
import { patchesOf } from './patch.ts';
import { swapStyles } from './styles.ts';

/** The page in the window, as the server last gave it. */
interface FollowedPage {
  /** Asks for the version that is being built: the server answers as soon as it is there. */
  expect(): void;
  /** Makes it what the server has now: in place where that is possible, else by loading it again. */
  update(moved: Readonly<Record<string, string>>): Promise<void>;
}

/** The version of a page; undefined for one that is not of the site, such as the one that is shown before there is a site. */
const versionOf = (page: Document) => page.querySelector<HTMLElement>('script[data-page]')?.dataset.page;

/** Follows the page of the window through its versions. */
export function followPage(): FollowedPage {
  const own = versionOf(document);
  // Without it, updates load the page again.
  let base: Promise<Document | undefined> = load().then(
    (page) => (versionOf(page) === own ? page : undefined),
    () => undefined,
  );
  let coming: Promise<Document> | undefined;
  let updating = Promise.resolve();
  const bring = async (moved: Readonly<Record<string, string>>, asked: Promise<Document>) => {
    const to = moved[decodeURI(location.pathname)];
    if (to !== undefined) {
      location.replace(to + location.hash);
      return;
    }
    const [before, next] = [await base, await asked];
    const isNew = (before ? versionOf(before) : own) !== versionOf(next);
    if (isNew && !(before && apply(before, next))) carryOver();
    base = Promise.resolve(next);
  };
  return {
    expect() {
      coming = load();
      coming.catch(() => undefined);
    },
    update(moved) {
      // What was asked for ahead may have failed; this is asked for once more.
      const next = coming?.catch(load) ?? load();
      coming = undefined;
      updating = updating.then(() => bring(moved, next)).catch(() => undefined);
      return updating;
    },
  };
}

/** Changes the page in place; false if it must be loaded again, and nothing has been changed. */
function apply(before: Document, next: Document): boolean {
  if (scriptsOf(before) !== scriptsOf(next)) return false;
  const patches = patchesOf(before, next, document);
  if (!patches || !swapStyles(before, next)) return false;
  for (const patch of patches) patch();
  return true;
}

/** The scripts that a page runs: other ones need another page. */
function scriptsOf(page: Document): string {
  const scripts = [...page.querySelectorAll('script')].filter(({ type }) => !/json|rules|x-style/.test(type));
  return scripts.map(({ src, dataset, text }) => (dataset.page === undefined ? src + text : '')).join('\n');
}

/**
 * The page at the address of the window, with its styles as scripts that nobody runs: the policy of the window would refuse those
 * that were not in it at first. The parser of requests needs no leave of Trusted Types, unlike that of texts.
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
