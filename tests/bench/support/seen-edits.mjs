import { readFileSync, writeFileSync } from 'node:fs';

/** How long an edit may take until it is seen, in milliseconds. */
const patience = 20_000;

/**
 * Saves a file again and again, and waits each time until the page that is open shows it.
 *
 * @param {import('playwright').Page} page
 * @param {{ path: string, edit: (text: string, at: number) => string, shows: (at: number) => boolean }} what how the text of the file is
 *   changed, and whether the page shows it; the latter runs there
 * @param {{ edits: number, pauseMs?: number }} options `pauseMs`: how long nothing is saved between two edits
 * @returns {Promise<number[]>} how long each took, in milliseconds
 * @throws where an edit is not seen in time
 */
export async function timesUntilSeen(page, { path, edit, shows }, { edits, pauseMs = 300 }) {
  const original = readFileSync(path, 'utf8');
  const times = [];
  for (let at = 1; at <= edits; at += 1) {
    const start = performance.now();
    writeFileSync(path, edit(original, at));
    await page.waitForFunction(shows, at, { polling: 'raf', timeout: patience });
    times.push(performance.now() - start);
    // Not in step with anything that the server does at times.
    await page.waitForTimeout(pauseMs + 50 * (at % 5));
  }
  return times;
}

/** The median and the 95th percentile of times, rounded to milliseconds. */
export function middleAndLate(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return { median: at(0.5), late: at(0.95) };
}
