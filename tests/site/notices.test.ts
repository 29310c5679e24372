// @module-tag all
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../../src/build.ts';
import type { RunOptions } from '../../src/config.ts';
import { errorsAhead } from '../../src/content/ahead.ts';
import { emptyDatabase } from '../../src/graph/open-database.ts';
import { all, htmlOf, servedPages } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { notice } from '../support/notices.ts';
import { configOf, contentFile, type Edit, problemsOf, workspace } from '../support/workspace.ts';

const build = (edits: readonly Edit[], options: RunOptions = {}) =>
  buildSite(configOf(workspace(...edits), options));

const noticesOf = (html: string) => all(html, 'div', 'notice').map(({ text }) => text.trim());
const everything = ({ artifacts }: BuildResult) =>
  artifacts.map(({ path, body }) => `${path}\n${body}`).join('\n');

describe('a notice', () => {
  it('is at the top of every page in its language, with a link, and keeps every budget', async () => {
    const result = await build(notice());
    expect(result.report.sorted()).toEqual([]);
    // A notice that the visitor has closed must not be seen for a moment.
    expect(htmlOf(result, 'index.html')).toContain('<script type="module" blocking="render"');
    for (const { path, body } of servedPages(result).filter(({ path }) => path.endsWith('.html'))) {
      const [words, href] = path.startsWith('en')
        ? ['We are closed from 24 to 26 December. Contact us', '/en/contact']
        : ['Lokað er hjá okkur 24.–26. desember. Hafðu samband', '/hafa-samband'];
      expect({ path, notices: noticesOf(String(body)) }).toEqual({
        path,
        notices: [words, path.startsWith('en') ? 'Sale' : 'Útsala'],
      });
      expect(String(body)).toContain(`<a href="${href}">`);
    }
  });

  it.each(['draft: true\n', 'publishAt: 2026-11-22\n'])(
    'with %j is in no file of a build, and a preview shows it and says why',
    async (keys) => {
      const result = await build(notice(keys));
      expect(result.report.sorted()).toEqual([]);
      expect(everything(result)).not.toContain('24.–26. desember');
      expect(noticesOf(htmlOf(result, 'index.html'))).toEqual(['Útsala']);
      const preview = await build(notice(keys), { drafts: true });
      expect(noticesOf(htmlOf(preview, 'en.html'))[0]).toMatch(
        /^(?:Draft|To be published November 22, 2026): We are closed/,
      );
    },
  );

  it('appears and disappears in warm builds as in clean ones', async () => {
    const folder = workspace(...notice('publishAt: 2026-12-20\nexpireAt: 2026-12-27\n'));
    const db = emptyDatabase();
    const at = (day: string, own = db) =>
      buildSite({ ...configOf(folder, { clock: new Date(`${day}T00:00:00Z`) }), db: own });
    for (const [day, count] of [
      ['2026-12-20', 2],
      ['2026-12-27', 1],
    ] as const) {
      const [warm, clean] = [await at(day), await at(day, emptyDatabase())];
      expect(noticesOf(htmlOf(warm, 'en.html'))).toHaveLength(count);
      expect(everything(warm)).toBe(everything(clean));
    }
  });

  it('that is not published in one language is an error there, whatever the other lacks', () => {
    const folder = workspace(...notice('draft: true\n', ['is']), ...notice('', ['en']));
    const problems = problemsOf(folder).map(({ code, place }) => `${place.file}:${place.line} ${code}`);
    expect(problems).toEqual(['content/is/notices.yaml:2 unequal-keys']);
  });

  const file = (language: string, write: string): Edit => ({ file: `${language}/notices.yaml`, write });
  const own = 'sale:\n  languages: [is]\n  text: Útsala hjá okkur\n';

  it('that names its languages is in these alone, and the other language needs no file for it', async () => {
    const result = await build([file('is', own)]);
    expect(result.report.sorted()).toEqual([]);
    expect(noticesOf(htmlOf(result, 'index.html'))).toEqual(['Útsala hjá okkur']);
    expect(noticesOf(htmlOf(result, 'en.html'))).toEqual([]);
    const both = ['is', 'en'].map((one) =>
      file(one, `${one === 'is' ? own : ''}open:\n  text: Hús ${one} er opið\n`),
    );
    expect(noticesOf(htmlOf(await build(both), 'en.html'))).toEqual(['Hús en er opið']);
  });

  it.each(['draft: true', 'publishAt: 2999-01-01', 'expireAt: 2000-01-01', 'expireAt: 2999-01-01'])(
    'that names its languages needs no file for another one with “%s” either',
    async (hiding) => {
      const folder = workspace(file('is', own.replace('\n', `\n  ${hiding}\n`)));
      expect(problemsOf(folder)).toEqual([]);
      expect(await errorsAhead(configOf(folder))).toEqual([]);
    },
  );

  it.each([
    [
      'in one language alone',
      [file('is', 'sale:\n  text: Útsala\n')],
      ['en/notices.yaml:undefined file-missing'],
    ],
    [
      'in one of two files',
      [file('is', 'sale:\n  text: Útsala\n'), file('en', 'open:\n  text: We are open\n')],
      ['en/notices.yaml:1 unequal-keys', 'is/notices.yaml:1 unequal-keys'],
    ],
    [
      'in a language that it does not name',
      [file('is', own), file('en', own.replace('Útsala hjá okkur', 'We have a sale'))],
      ['en/notices.yaml:2 language-spare'],
    ],
    [
      'in a language that the site does not have',
      [file('is', own.replace('[is]', '[is, pl]'))],
      ['en/notices.yaml:undefined file-missing', 'is/notices.yaml:2 language-unknown'],
    ],
    [
      'not in a language that it names',
      [
        file('is', own.replace('[is]', '[is, en]')),
        file('en', 'open:\n  languages: [en]\n  text: We are open\n'),
      ],
      ['is/notices.yaml:1 unequal-keys'],
    ],
  ])('%s is an error at its place', (_, edits, expected) => {
    const problems = problemsOf(workspace(...edits)).map(
      ({ code, place }) => `${place.file}:${place.line} ${code}`,
    );
    expect(problems).toEqual(expected.map((one) => `content/${one}`));
  });

  it('that would disappear before it appears is an error', () => {
    const folder = workspace(...notice('publishAt: 2026-12-20\nexpireAt: 2026-12-01\n'));
    expect(problemsOf(folder).map(({ code }) => code)).toEqual(['expires-early', 'expires-early']);
  });

  it('may be unfinished while it is a draft', () => {
    const unfinished = ['is', 'en'].map((language) => ({
      file: `${language}/notices.yaml`,
      write: 'christmas:\n  draft: true\n',
    }));
    expect(problemsOf(workspace(...unfinished))).toEqual([]);
  });
});

describe('commands', () => {
  it('site list and site validate name a notice that is not published', () => {
    const content = ['--content', join(workspace(...notice('draft: true\n')), 'content')];
    expect(site(['list', ...content]).stdout).toMatch(/draft +.*is\/notices\.yaml christmas\n/);
    expect(site(['validate', ...content]).stdout).toContain('all valid; 2 not published (npx site list)');
  });

  it('site rename changes the link of a notice that is not published', () => {
    const folder = workspace(...notice('draft: true\n'));
    const { code } = site(['rename', 'contact', 'reach-us', '--content', join(folder, 'content')]);
    expect(code).toBe(0);
    expect(contentFile(folder, 'en/notices.yaml')).toContain('page: reach-us');
  });
});
