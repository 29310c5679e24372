import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMistakes, ownFile, peerFile, samplePage } from '../site/check.mjs';
import { slugOf, writeContent } from '../site/content.mjs';
import { writePeerContent } from '../site/peer-content.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const bench = join(root, 'tests/bench');
/** As far below the project as the site of the benchmark, so that a copy of it finds the generator. */
const work = join(root, '.cache/bench-build');

/**
 * A generator as it is measured.
 *
 * @typedef {object} Generator
 * @property {string} name as tables show it
 * @property {string} folder in which its command runs; it has the content as `content` and the output as `dist`
 * @property {(node: string) => string[]} command for a Node.js
 * @property {Record<string, string>} [env] what its command needs in its environment
 * @property {string[]} caches what it keeps from one build to the next, below its folder
 * @property {(count: number) => void} prepare writes the content of so many pages in each language
 * @property {((index: number, locale: string) => string) | undefined} fileOf the files of pages; absent if it makes none
 */

/** This generator, with a copy of the site of the benchmark. @type {Generator} */
const own = {
  name: 'this generator',
  folder: join(work, 'own'),
  command: (node) => [node, join(root, 'cli/site.mjs'), 'build', '--quiet', '--site', '.'],
  caches: ['.cache'],
  prepare: (count) => {
    rmSync(own.folder, { recursive: true, force: true });
    cpSync(join(bench, 'site/templates'), join(own.folder, 'templates'), { recursive: true });
    writeContent(join(own.folder, 'content'), count);
  },
  fileOf: ownFile,
};

/** @returns {Generator} */
const floor = (name, program, fileOf) => ({
  name,
  folder: join(work, program),
  command: (node) => [node, join(bench, `floors/${program}.mjs`), 'content', 'dist'],
  caches: [],
  prepare: (count) => writePeerContent(join(work, program, 'content'), count),
  fileOf,
});

/** The name of the generator with which the others are compared. */
export const yardstick = 'React floor';

/** The floors, and this generator. */
export const generators = [floor('I/O floor', 'io'), floor(yardstick, 'react', peerFile), own];

/** Removes what the last build has made, and what it has kept. */
export function clean({ folder, caches }) {
  for (const name of ['dist', ...caches]) rmSync(join(folder, name), { recursive: true, force: true });
}

const editOf = (number) => `Breytt einu sinni enn ${number}`;

/** Adds a line to a page. */
export function edit({ folder }, number) {
  appendFileSync(join(folder, `content/is/${slugOf(samplePage)}.md`), `\n${editOf(number)}\n`);
}

/** What is wrong with what a generator has made, after so many edits. */
export function mistakesOf({ folder, fileOf }, count, edits) {
  const newest = edits > 0 ? { edit: editOf(edits - 1) } : {};
  return fileOf ? findMistakes(join(folder, 'dist'), { count, fileOf, ...newest }) : [];
}
