// Asks the search of the real site the questions of a folder and prints how many find their page.
//
// A file `NAME.LANGUAGE.txt` has a question a line: `what one types | page, faq: words of a question`, any of which is right, or
// what one types alone when the site says nothing of it and nothing should be found.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const shown = 3;

/**
 * @param {string} root the folder of the project
 * @param {{ folder: string, content?: string }} options
 */
export async function askQuestions(root, { folder, content }) {
  const searches = await openSearches(root, content);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const [name, locale] = file.split('.');
    const search = searches.get(locale);
    if (!search) throw new Error(`${file}: “${locale}” is not a language of the site`);
    const questions = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).map(readQuestion);
    printTable(
      `${name} ${locale}`,
      questions.map((question) => askOne(question, search)),
    );
  }
}

async function openSearches(root, content) {
  const outdir = join(root, '.cache/bench-search');
  await build({
    entryPoints: [join(root, 'tests/bench/support/open-searches.ts')],
    outdir,
    ...{ bundle: true, splitting: true, packages: 'external', logLevel: 'warning' },
    ...{ platform: 'node', format: 'esm', target: 'node20.19' },
  });
  const { openSearches: open } = await import(join(outdir, 'open-searches.js'));
  return open(root, content);
}

function readQuestion(line) {
  const [query, expected = ''] = line.split('|').map((part) => part.trim());
  return { query, expected: expected === '' ? [] : expected.split(',').map((one) => one.trim()) };
}

/** Asks one question; its place is that of the first right answer, from 1, or 0 if there is none. */
function askOne({ query, expected }, search) {
  const found = search.ask(query);
  const place = found.findIndex((item) => expected.some((one) => isRight(item, one, search))) + 1;
  return { query, expected, found, place };
}

function isRight({ type, title, path }, expected, { pathOf, fold }) {
  if (expected.startsWith('faq: ')) return type === 'faq' && fold(title).includes(fold(expected.slice(5)));
  const page = pathOf(expected === 'faq page' ? 'faq' : expected);
  if (page === undefined) throw new Error(`A question expects ${expected}, which is no page`);
  return path.split('#')[0] === page;
}

function printTable(name, answers) {
  const real = answers.filter(({ expected }) => expected.length > 0);
  const nonsense = answers.filter(({ expected }) => expected.length === 0);
  const first = real.filter(({ place }) => place === 1);
  const among = real.filter(({ place }) => place > 0 && place <= shown);
  const wrong = nonsense.filter(({ found }) => found.length > 0);
  const silent = `nonsense that finds nothing ${nonsense.length - wrong.length} of ${nonsense.length}`;
  console.log(`${name}: first ${share(first, real)}, first ${shown} ${share(among, real)}, ${silent}`);
  for (const { query, found, place } of [...real.filter((one) => one.place !== 1), ...wrong]) {
    const titles = found.slice(0, shown).map(({ title }) => title);
    console.log(`  ${place || '–'}  ${query} → ${titles.join(' | ') || 'nothing'}`);
  }
}

const share = (some, all) =>
  `${some.length} of ${all.length} (${Math.round((100 * some.length) / Math.max(all.length, 1))} %)`;
