import type { OwnStoredName } from '../stored-keys.ts';

/** How many threads there are to pull. */
export const threadCount = 3;

const storageKey: OwnStoredName = 'pulledThreads';
const changed = 'threads-pulled';

/** The threads that the visitor has pulled in this tab, in the order of pulling. Without storage none is remembered. */
function pulledThreads(): number[] {
  try {
    const kept = sessionStorage.getItem(storageKey) ?? '';
    return [...new Set(kept)].map(Number).filter((thread) => thread < threadCount);
  } catch {
    return [];
  }
}

/** Keeps which threads are pulled until the tab is closed, and tells the page. */
export function keepPulled(threads: readonly number[]): void {
  try {
    if (threads.length > 0) sessionStorage.setItem(storageKey, threads.join(''));
    else sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.error('The threads could not be kept.', error);
  }
  dispatchEvent(new CustomEvent(changed, { detail: threads }));
}

/** Keeps all threads as pulled: nothing is tangled any more. */
export function pullAll(): void {
  keepPulled(Array.from({ length: threadCount }, (_, thread) => thread));
}

/** Calls `show` with the pulled threads: now, whenever that changes, and when the visitor comes back to the page. */
export function followPulled(show: (threads: readonly number[]) => void): void {
  show(pulledThreads());
  addEventListener(changed, (event) => show((event as CustomEvent<readonly number[]>).detail));
  addEventListener('pageshow', ({ persisted }) => persisted && show(pulledThreads()));
}
