// What a visitor's first search loads, and how long it takes, however large the site is: the tiny site with so many more pages in
// each of its three languages is built and served, and a browser with nothing in its cache searches it, for each query once.
// Prints a line for each size; fails when the index that a search loads is 60 kB or more.
//
// npm run bench -- search --sizes 34,1000,10000,20000 --queries 40 --seed 1
//
// With --questions it asks the search of the real site the questions of a folder instead, by default those of tests/bench/questions,
// and prints how many find their page (tests/bench/support/ask-questions.mjs):
//
// npm run bench -- search --questions [FOLDER] [--content FOLDER]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { writeManyNotes } from '../support/large-content.mjs';
import { seeded } from '../support/random.mjs';
import { startServer } from '../support/start-server.mjs';
import { askQuestions } from './support/ask-questions.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tiny = join(root, 'tests/sites/tiny');
const limit = 60_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'boolean', default: false },
    content: { type: 'string' },
    sizes: { type: 'string', default: '34,1000,10000,20000' },
    queries: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const random = seeded(Number(values.seed));
const pick = (all) => all[Math.floor(random() * all.length)];

/** What a visitor types who looks for one of the titles. */
const kinds = {
  'a word': (words) => pick(words),
  'a word, half typed': (words) => pick(words).slice(0, 3),
  'two words': (words) => `${pick(words)} ${pick(words)}`,
  'a slip': (words) => pick(words).replace(/(?<=^....)./, ''),
  'a common word': () => pick(['verð', 'hönnun', 'auglýsingar', 'vefur']),
  'another language': () => pick(['website', 'price', 'design', 'printing']),
  'a compound': (words) => pick(words).toLowerCase() + pick(['verð', 'hönnun', 'mynd']),
  'nothing that is there': () => 'xyzzyplughqux',
};

/** Builds and serves the tiny site with so many more pages in each language. */
async function openSite(folder, size) {
  const [content, out] = [join(folder, `content-${size}`), join(folder, `dist-${size}`)];
  const titles = writeManyNotes(join(tiny, 'content'), content, size);
  const start = performance.now();
  const options = ['--quiet', '--no-cache', '--site', tiny, '--content', content, '--out', out];
  const { status } = spawnSync(process.execPath, ['cli/site.mjs', 'build', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The site with ${size} more pages could not be built`);
  const seconds = (performance.now() - start) / 1000;
  return { titles, seconds, server: await startServer(out, '--site', tiny) };
}

/** Searches once, with nothing in the cache: what it loads of the index, in bytes, and its time in milliseconds. */
async function searchOnce(browser, url, query) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  const start = performance.now();
  const count = await page.evaluate(searchFor, query);
  const ms = performance.now() - start;
  const sizes = await Promise.all(requests.map(async (one) => (await one.sizes()).responseBodySize));
  await context.close();
  return { query, ms, count, index: sizes.reduce((all, one) => all + one, 0) };
}

/** In the page: types words, and gives the number of links when nothing more comes for a while. */
function searchFor(words) {
  const place = document.querySelector('[data-island=Search]');
  const input = place.querySelector('input');
  // React hears of a change only when the property is set as a browser does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((resolve) => {
    const done = () => resolve(place.querySelectorAll('a').length);
    const limit = setTimeout(done, 3000);
    new MutationObserver(() => {
      clearTimeout(limit);
      done();
    }).observe(place, { childList: true, subtree: true });
  });
}

const quantile = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function measureSizes() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const browser = await chromium.launch({ executablePath: await findChromium(root) });
  try {
    for (const size of values.sizes.split(',').map(Number)) {
      const { titles, seconds, server } = await openSite(folder, size);
      const names = Object.keys(kinds);
      const results = [];
      for (let at = 0; at < Number(values.queries); at += 1) {
        const query = kinds[names[at % names.length]](pick(titles).split(/[ ,]+/));
        results.push(await searchOnce(browser, server.url, query));
      }
      server.stop();
      const index = results.map((result) => result.index);
      const most = results.find((result) => result.index === Math.max(...index));
      const found = results.filter(({ count }) => count > 0);
      const ms = found.map((result) => result.ms);
      console.log(
        [
          `${String(size).padStart(6)} pages a language, built in ${seconds.toFixed(1)} s:`,
          `index ${kB(quantile(index, 0.5))} (95 of 100: ${kB(quantile(index, 0.95))}; most ${kB(most.index)}, “${most.query}”),`,
          `${Math.round(quantile(ms, 0.5))} ms; ${found.length} of ${results.length} queries found something`,
        ].join(' '),
      );
      if (most.index >= limit) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.questions) {
  await askQuestions(root, {
    folder: positionals[0] ?? join(root, 'tests/bench/questions'),
    content: values.content,
  });
} else {
  await measureSizes();
}
