// @module-tag all
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planSite } from '../../src/build.ts';
import { type Config, createConfig } from '../../src/config.ts';
import { explainAll } from '../../src/diagnostics/explain.ts';
import type { Diagnostic } from '../../src/diagnostics/index.ts';
import { loadTranslator } from '../../src/diagnostics/translation.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { site } from '../../templates/site.ts';
import { type Edit, projectDir, workspace } from '../support/workspace.ts';
import { writeExample } from '../support/written-example.ts';

const explanations = (site.problems ?? []).flatMap((one) => one.explain());
const { learn, translate } = await loadTranslator('is');
learn(site.phrases?.is ?? {});
const named = explanations.map((one) => [one.problem.code, one] as const);

/** The site with all its checks at once: what is only doubtful is otherwise looked for if nothing is wrong. */
const strict = { ...site, checks: [...(site.checks ?? []), ...(site.doubts ?? [])], doubts: [] };

/** What a problem says, whatever the numbers, which may be those of lines. */
const wordsOf = ({ message: { what, why, fix } }: Diagnostic) =>
  [what, why, fix].join(' ').replaceAll('\u00A0', ' ').replaceAll(/\d+/g, '7');

/** A page made of blocks, to which the blocks of an example are added. */
const offer = (language: string): Edit => ({
  file: `${language}/offer.yaml`,
  write: [
    ...['template: page', `slug: offer-${language}`, `title: A website in May (${language})`],
    `description: ${`An offer for small companies (${language}). `.repeat(4)}`,
    ...['hero:', '  heading: A website in May', '  lead: Made in a month.'],
    ...['blocks:', '  - block: text', '    heading: What it is', '    text: All that a small company needs.'],
  ].join('\n'),
});

describe('a problem of the checks of the site', () => {
  it('is listed in its definition, wherever its check is, under a code of its own', () => {
    const folder = join(projectDir, 'templates/checks');
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const written = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'([a-z-]+)': \(/gm)].map(
        ([, code]) => code,
      ),
    );
    const listed = explanations.map(({ problem }) => problem.code);
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((code) => !listed.includes(code ?? ''))).toEqual([]);
    expect(explainAll(site.problems).size).toBe(explainAll().size + listed.length);
  });

  it.each(named)('is explained in both languages, by lines that differ: %s', (_, explanation) => {
    const { problem, before, after } = explanation;
    expect(before).toBeDefined();
    expect(before).not.toBe(after);
    for (const part of ['what', 'why', 'fix'] as const) {
      const [english, icelandic] = [problem, translate(problem)].map(({ message }) => message[part]);
      expect(english).not.toMatch(/undefined|NaN|\[object|\{\}/);
      expect(icelandic).not.toBe(english);
      expect(icelandic).not.toMatch(/“\w|(?<!\p{L})(?:the|and|of|Write|Remove)(?!\p{L})/u);
    }
  });

  it.each(named)(
    'is in the lines before, in the words of its explanation, and not in those after: %s',
    (_, explanation) => {
      const { problem, before = '', after = '' } = explanation;
      const folder = workspace(offer('is'), offer('en'));
      const isOnlyBefore = configsOf(folder).some((config) => {
        const isSame = (one: Diagnostic) => one.code === problem.code && wordsOf(one) === wordsOf(problem);
        if (!problemsWith(before, config).problems.some(isSame)) return false;
        const { files, problems } = problemsWith(after, config);
        return !problems.some(({ code, place }) => code === problem.code && files.includes(place.file));
      });
      expect(isOnlyBefore).toBe(true);
    },
  );
});

/** The configurations by folder: the next test with the same copy of the content builds what it changes alone. */
const configs = new Map<string, Config[]>();

/** Builds of a folder: one for all that may be wrong, and one for what is doubtful in content as it is written. */
function configsOf(folder: string): Config[] {
  const surroundings = { toolDir: projectDir, cwd: folder, now: new Date('2026-11-21') };
  const made =
    configs.get(folder) ??
    [{ site: strict, env: { NETLIFY: 'true' } }, { site }].map((one) =>
      createConfig({}, { ...surroundings, ...one, db: emptyDatabase() }),
    );
  configs.set(folder, made);
  return made;
}

/** The problems of the content with the lines of an example, and the files in which these are. */
function problemsWith(lines: string, config: Config) {
  const { files, undo } = writeExample(lines, dirname(config.content.path));
  const { report } = planSite(config);
  undo();
  return { files, problems: report.all() };
}
