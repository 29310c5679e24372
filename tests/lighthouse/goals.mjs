import { basename } from 'node:path';

/** Lighthouse's scores, of 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Audits whose numbers are shown: milliseconds, but for layout shift, which has no unit. */
export const measures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/**
 * The largest paint is simulated in round trips of 150 ms and shown in tenths of a second: 1.2 s it is up to here. Where
 * the video of a page is drawn by the processor, the page gets what is left of it, and only the score is a goal.
 */
const goalsOfShell = { performance: 100, 'largest-contentful-paint': 1249, 'total-blocking-time': 50 };
const goalsWithWindow = { performance: 98 };

/**
 * What each page must reach in a browser.
 *
 * @param {string} browser the path of its program
 * @returns {Record<string, number>} a score is at least so much, a measure at most
 */
export function goalsFor(browser) {
  const own = isShell(browser) ? goalsOfShell : goalsWithWindow;
  return { accessibility: 100, 'best-practices': 100, seo: 100, 'cumulative-layout-shift': 0.01, ...own };
}

/**
 * Whether a program is Chrome's engine without the browser around it, as its name says; so is the packaged one of the tests.
 *
 * @param {string} browser its path
 */
export function isShell(browser) {
  return /headless|^chromium\.sh$/.test(basename(browser));
}

/**
 * Whether figures reach all goals.
 *
 * @param {Record<string, number>} figures by the names of categories and measures
 * @param {Record<string, number>} goals
 */
export function reaches(figures, goals) {
  return Object.entries(goals).every(([name, goal]) =>
    measures.includes(name) ? figures[name] <= goal : figures[name] >= goal,
  );
}
