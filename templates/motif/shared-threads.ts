import { endlessThread } from './thread.ts';
import type { ThreadOptions } from './thread-curve.ts';

/** A loose loop at the beginning of a band, of which its drawing is not half: `share` is of the whole band. */
const closing = (share: number) => ({
  seed: 18,
  width: 640,
  height: 130,
  tangle: 2.2 * share,
  turns: 1,
  isFlush: true,
});

/** The threads below the first screens. They are published once, in a file that all pages share. */
export const sharedThreads = {
  /* One for each number of threads that the visitor has pulled (pulled.ts). */
  closing: closing(0.08),
  'closing-1': closing(0.06),
  'closing-2': closing(0.04),
  'closing-3': closing(0),
  process: { seed: 31, width: 1000, height: 150, tangle: 0.2, isFlush: true },
} as const satisfies Record<string, ThreadOptions>;

/** The name of such a thread. */
export type SharedThread = keyof typeof sharedThreads;

/** Each of them, as the `d` of a path. */
export const sharedLines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedThreads).map(([name, options]) => [name, endlessThread(options)]),
);
