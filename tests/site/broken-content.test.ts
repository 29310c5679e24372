import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/build.ts';
import { messageOf } from '../../src/diagnostics/format.ts';
import { type Diagnostic, formatText } from '../../src/diagnostics/index.ts';
import { loadTranslator } from '../../src/diagnostics/translation.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import { configOf, contentFile, workspace } from '../support/workspace.ts';
import { brokenPlaceholders, brokenSites, brokenTexts, brokenValues } from './broken-content-table.ts';
import { brokenFiles } from './broken-files-table.ts';
import * as anySite from './broken-pages-table.ts';
import * as anyText from './broken-texts-table.ts';
import type { BrokenTree, Expected } from './broken-tree.ts';

const icelandic = await loadTranslator('is');

const plain = (_style: string, text: string) => text;

/** The two sites whose content is broken: what is a mistake on any site, and what only this one can get wrong. */
const tiny = { workspaceOf: tinyWorkspace, configure: tinyConfig };
const real = { workspaceOf: workspace, configure: configOf };

describe.each([
  ['files that cannot be read', brokenFiles, tiny],
  ['values that fit no site', anySite.brokenValues, tiny],
  ['texts that hold what they must not', anyText.brokenTexts, tiny],
  ['files that do not fit together', anySite.brokenPages, tiny],
  ['values that do not fit this site', brokenValues, real],
  ['texts that do not fit this site', brokenTexts, real],
  ['prices and facts in texts', brokenPlaceholders, real],
  ['files of this site that do not fit together', brokenSites, real],
])('%s', (_, trees, { workspaceOf, configure }) => {
  it.each(trees)(
    '$title is reported at its place, and the old site stays',
    async ({ edits, expected }: BrokenTree) => {
      const folder = workspaceOf(...edits);
      mkdirSync(join(folder, 'dist'));
      writeFileSync(join(folder, 'dist', 'old.html'), 'the old site');

      const { report } = await build(configure(folder));

      const problems = report.sorted();
      expect(problems.map(({ code, place }) => ({ code, file: place.file }))).toEqual(
        expected.map(({ code, file }) => ({ code, file: shown(file) })),
      );
      for (const [at, one] of expected.entries()) {
        if (one.at !== undefined) expect(problems[at]?.place).toMatchObject(positionOf(one, folder));
      }
      expect(readFileSync(join(folder, 'dist', 'old.html'), 'utf8')).toBe('the old site');
      for (const problem of problems) expect(formatText(problem, plain)).not.toMatch(/^\s+at /m);
      expect(words(problems)).toMatchSnapshot();
      expect(words(problems.map(icelandic.translate))).toMatchSnapshot();
    },
  );
});

/** What is said, word for word. What the content says today is left out: numbers of lines, prices and their names. */
function words(problems: readonly Diagnostic[]): string {
  const said = problems.map(messageOf).map(({ what, why, fix }) => `${what}\nwhy: ${why}\nfix: ${fix}`);
  return said
    .join('\n\n')
    .replace(/(?<=:|\bline )\d+(?=[.)])/g, 'N')
    .replace(/\d+(?:[.,]\d{3})+|\d{4,}(?!-)/g, 'N')
    .replace(/(?:\{\w+:[\w-]+\}(?:, )?){4,}/g, '{…}')
    .replace(/“#[^”]+”/g, '“#…”');
}

function shown(file: string): string {
  return file === '' ? 'content' : `content/${file}`;
}

/** The line and column of the letters at which the caret must stand. */
function positionOf({ file, at = '', occurrence = 0 }: Expected, folder: string) {
  const text = contentFile(folder, file);
  let offset = -1;
  for (let n = 0; n <= occurrence; n++) offset = text.indexOf(at, offset + 1);
  if (offset < 0) throw new Error(`“${at}” is not in ${file}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
