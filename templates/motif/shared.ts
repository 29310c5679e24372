import { endlessThread } from './thread.ts';
import type { ThreadOptions } from './thread-curve.ts';

/** The threads below the first screens. They are published once, in a file that all pages share. */
export const sharedThreads = {
  closing: { seed: 5, width: 420, height: 150, tangle: 0.55 },
  footer: { seed: 12, width: 600, height: 120, tangle: 0.3 },
  process: { seed: 31, width: 1000, height: 150, tangle: 0.24 },
} as const satisfies Record<string, ThreadOptions>;

/** The name of such a thread. */
export type SharedThread = keyof typeof sharedThreads;

/** Each of them, as the `d` of a path. */
export const sharedLines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedThreads).map(([name, options]) => [name, endlessThread(options)]),
);
