import { categories, measures } from './goals.mjs';

/** What a page that is not there cannot pass: it says so by its status, and asks not to be listed. */
const notForMissing = ['http-status-code', 'is-crawlable', 'errors-in-console'];

/**
 * The median of some runs of Lighthouse for phones, for each score and measure by itself.
 *
 * @param {{ url: string, isMissing: boolean }} page
 * @param {{ port: number, rounds: number }} how the browser's port for debugging, and how many runs
 * @returns {Promise<Record<string, number>>} by the names of categories and measures
 */
export async function medianOf(page, { port, rounds }) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await judge(page, port));
  return merge(runs, (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]);
}

/**
 * The worse of several figures, name by name.
 *
 * @param {Record<string, number>[]} results
 */
export function worstOf(results) {
  return merge(results, (numbers, name) =>
    measures.includes(name) ? Math.max(...numbers) : Math.min(...numbers),
  );
}

/** One run. On a busy machine a browser now and then loses the trace of a page. */
async function judge({ url, isMissing }, port, attempts = 3) {
  const { default: lighthouse } = await import('lighthouse');
  const settings = {
    onlyCategories: categories,
    ...(isMissing && { ignoreStatusCode: true, skipAudits: notForMissing }),
  };
  const flags = { port, logLevel: 'error' };
  const { lhr } = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1)
    return judge({ url, isMissing }, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  explain(url, lhr);
  return Object.fromEntries([
    ...categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]),
    ...measures.map((id) => [id, lhr.audits[id].numericValue]),
  ]);
}

/** Names the audits that cost a category its 100. */
function explain(url, { categories: judged, audits }) {
  for (const { title, score, auditRefs } of Object.values(judged)) {
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && score < 1 && audits[id].score < 1);
    const { pathname } = new URL(url);
    for (const { id } of lost) console.error(`${pathname}: ${title}: ${id} ${audits[id].displayValue ?? ''}`);
  }
}

function merge(results, choose) {
  const names = [...categories, ...measures];
  return Object.fromEntries(
    names.map((name) => [
      name,
      choose(
        results.map((result) => result[name]),
        name,
      ),
    ]),
  );
}
