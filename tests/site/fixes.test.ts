// @module-tag all
import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import type { Diagnostic } from '../../src/diagnostics/index.ts';
import { applyFixes, isExact, lineOf } from '../support/fixes.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, workspace } from '../support/workspace.ts';
import { brokenPlaceholders, brokenSites, brokenTexts, brokenValues } from './broken-content-table.ts';
import { brokenFiles } from './broken-files-table.ts';
import * as anySite from './broken-pages-table.ts';
import * as anyText from './broken-texts-table.ts';
import type { BrokenTree } from './broken-tree.ts';

/** A site whose content is broken. */
interface Subject {
  workspaceOf: typeof workspace;
  configure: typeof configOf;
}

const tiny: Subject = { workspaceOf: tinyWorkspace, configure: tinyConfig };
const real: Subject = { workspaceOf: workspace, configure: configOf };

const ofTiny = [brokenFiles, anySite.brokenValues, anyText.brokenTexts, anySite.brokenPages].flat();
const ofReal = [brokenValues, brokenTexts, brokenPlaceholders, brokenSites].flat();
type Tree = BrokenTree & { subject: Subject };

const trees: Tree[] = [
  ...ofTiny.map((tree) => ({ ...tree, subject: tiny })),
  ...ofReal.map((tree) => ({ ...tree, subject: real })),
];

const problemsIn = (folder: string, { configure }: Subject) => planSite(configure(folder)).report.sorted();

/** The problems of a broken tree, read once. */
const read = new Map<BrokenTree, { folder: string; problems: readonly Diagnostic[] }>();

function readTree(tree: Tree) {
  const known = read.get(tree);
  if (known) return known;
  const folder = tree.subject.workspaceOf(...tree.edits);
  const now = { folder, problems: problemsIn(folder, tree.subject) };
  read.set(tree, now);
  return now;
}

/**
 * A problem that a fix may bring to light: something is missing in another language, a note is no page, a price is unused, a script is
 * not there, a page that is linked to is not published.
 */
const isNext = ({ code }: Diagnostic) =>
  /^unequal-|^(?:front-matter-missing|name-unused|page-unpublished|script-missing)$/.test(code);

describe('what the fixes say, done to the letter, is right for', () => {
  it.each(trees)('$title', (tree) => {
    const { folder, problems } = readTree(tree);
    const exact = problems.filter(isExact);
    if (exact.length === 0) return;
    applyFixes(folder, exact);
    const lines = new Set(exact.map(lineOf));
    const after = problemsIn(folder, tree.subject).filter((one) => !isNext(one));
    expect(after.filter((one) => lines.has(lineOf(one)))).toEqual([]);
    const known = new Set(problems.map(({ code, message }) => `${code} ${message.what}`));
    expect(after.filter(({ code, message }) => !known.has(`${code} ${message.what}`))).toEqual([]);
  });
});

/** Codes whose fix needs a decision, words or another program; other codes say exactly what to write. */
const leftToPeople = new Set(
  [
    // Words, numbers and names that only people know.
    [
      'body-missing',
      'empty-value',
      'file-empty',
      'ledger-empty',
      'missing-key',
      'number-range',
      'picture-words',
      'slug-empty',
      'text-unwritten',
    ],
    // Scripts of others: ids and places that only the agency knows.
    [
      'script-category',
      'script-container',
      'script-elsewhere',
      'script-incomplete',
      'script-key',
      'script-kindless',
      'script-known',
    ],
    ['script-missing', 'script-nameless', 'script-twice', 'script-value'],
    // Exact where what was meant is known.
    ['address-refused', 'ledger-address', 'text-damaged', 'yaml-damaged'],
    ['stored-unnamed', 'text-length', 'list-length', 'placeholder-free', 'placeholder-missing'],
    // One of several: which of two is right, where something belongs.
    [
      'address-hidden',
      'address-promised',
      'address-taken',
      'language-spare',
      'language-twice',
      'page-twice',
      'picture-twice',
      'question-anchor',
      'question-taken',
      'quiz-option-twice',
      'slug-reserved',
      'yaml-duplicate-key',
    ],
    ['unequal-headings', 'unequal-keys', 'unequal-lengths', 'unequal-values', 'parent-missing'],
    ['always-published', 'expires-early', 'page-unpublished', 'plan-dearer'],
    ['file-name', 'file-unexpected', 'file-is-folder', 'file-is-link', 'page-missing', 'template-extension'],
    [
      'markdown-heading',
      'markdown-html',
      'markdown-image',
      'markdown-mark',
      'markdown-table',
      'yaml-reserved-key',
      'yaml-alias',
    ],
    // Files, and what only another program writes.
    [
      'file-missing',
      'translation-missing',
      'file-damaged',
      'file-not-utf8',
      'file-has-nul',
      'file-too-large',
      'file-unmerged',
      'media-incomplete',
    ],
    ['media-unexpected', 'media-unsafe', 'drawing-deep', 'drawing-large', 'drawing-size', 'drawing-syntax'],
    ['video-unreadable', 'text-unprintable', 'yaml-unprintable'],
    // The form of a whole file.
    [
      'front-matter-language',
      'front-matter-missing',
      'front-matter-unclosed',
      'yaml-not-a-map',
      'yaml-syntax',
    ],
    ['yaml-text-cut'],
    // Exact where something similar is known.
    ['link-scheme', 'link-unknown-page', 'markdown-link', 'picture-unknown', 'placeholder-amount'],
    ['placeholder-open', 'placeholder-unknown', 'stored-unknown', 'unknown-choice', 'unknown-key'],
    ['unknown-reference', 'wrong-format', 'wrong-type'],
  ].flat(),
);

it('only the fixes of known codes leave something to people', () => {
  const problems = trees.flatMap((tree) => readTree(tree).problems);
  const found = new Set(problems.flatMap((one) => (isExact(one) ? [] : one.code)));
  expect([...found].toSorted()).toEqual([...leftToPeople].toSorted());
});
