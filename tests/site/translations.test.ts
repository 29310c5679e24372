// @module-tag all
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { planSite, prefetchData } from '../../src/build.ts';
import { recordTranslations } from '../../src/content/model/translations/index.ts';
import { site } from '../support/cli.ts';
import { tinyConfig, tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

/** A copy of the tiny site whose three languages were in step when it was published. */
let folder = '';

/** Does what publishing does to the record. */
async function publish(settled?: []): Promise<boolean> {
  const config = tinyConfig(folder);
  return recordTranslations(config, await prefetchData(config), settled);
}

const edit = (...edits: readonly Edit[]) => editFiles(join(folder, 'content'), edits);
const record = () => join(folder, 'content/translations.txt');

/** Where texts are behind, and behind which. */
function behind(): string[] {
  const problems = planSite(tinyConfig(folder)).report.sorted();
  expect(problems.filter(({ code }) => code !== 'translation-behind')).toEqual([]);
  return problems.map(
    ({ place, args }) => `${place.file}:${place.line} < ${(args as { other: string }).other}`,
  );
}

const command = (...args: readonly string[]) =>
  site(['translations', ...args, '--site', tinyDir, '--content', join(folder, 'content')], { cwd: folder });

const newTitle = (locale: string, title: string): Edit => ({
  file: `${locale}/wool.md`,
  replace: /title: .*/,
  with: `title: ${title}`,
});

beforeEach(async () => {
  folder = tinyWorkspace();
  await publish([]);
});

describe('a text that only one language has changed', () => {
  it('is warned of where the others stand, until they follow', async () => {
    edit(newTitle('is', 'Ull af fjalli'));
    expect(behind()).toEqual([
      'content/en/wool.md:4 < content/is/wool.md:4',
      'content/pl/wool.md:4 < content/is/wool.md:4',
    ]);
    edit(newTitle('en', 'Wool of the hills'));
    await publish();
    expect(behind()).toEqual(['content/pl/wool.md:4 < content/is/wool.md:4']);
    edit(newTitle('pl', 'Wełna z gór'));
    expect(behind()).toEqual([]);
    await publish();
    edit(newTitle('en', 'Wool of all hills'));
    expect(behind()).toEqual(['content/is/wool.md:4 < content/en/wool.md:4']);
  });

  it('is a section of the text below the keys', () => {
    edit({ file: 'en/wool.md', replace: 'long and coarse', with: 'long and rough' });
    expect(behind()).toEqual(['content/is/wool.md:8 < content/en/wool.md:8']);
  });

  it('fails a strict check', () => {
    edit(newTitle('is', 'Ull af fjalli'));
    const check = ['validate', '--site', tinyDir, '--content', join(folder, 'content')];
    expect(site([...check, '--quiet']).code).toBe(0);
    expect(site([...check, '--quiet', '--strict']).code).toBe(1);
  });
});

it.each([
  [
    'spaces and line breaks',
    [{ file: 'en/wool.md', replace: 'The outer coat is', with: 'The outer coat\nis' }],
  ],
  ['a number that all languages share', [{ file: 'site.yaml', replace: /$/, with: '\n# A comment.\n' }]],
  ['both languages at once', ['is', 'en', 'pl'].map((locale) => newTitle(locale, `Ull ${locale} 2`))],
] satisfies [string, Edit[]][])('a change of %s leaves nothing behind', (_, edits) => {
  edit(...edits);
  expect(behind()).toEqual([]);
});

describe('the record', () => {
  it('is written once, and has one line for each text', async () => {
    const text = readFileSync(record(), 'utf8');
    expect(text).toMatch(/^[0-9a-f]{8} [0-9a-f]{8} en wool title$/m);
    expect(text).toMatch(/^[0-9a-f]{8} [0-9a-f]{8} pl wool #1$/m);
    expect(await publish()).toBe(false);
  });

  it('may have lines twice, as after a merge', async () => {
    const text = readFileSync(record(), 'utf8');
    writeFileSync(record(), text + text);
    expect(behind()).toEqual([]);
    expect(await publish()).toBe(true);
    expect(readFileSync(record(), 'utf8')).toBe(text);
  });

  it.each([
    ['has a line that is damaged', (text: string) => text.replace(/\n\S/, '\n\n'), 'record-line:3'],
    ['has the words of somebody', (text: string) => `\r\n# Ours\r\nours\r\n${text}`, 'record-line:3'],
    ['is not merged', (text: string) => `<<<<<<< HEAD\n${text}`, 'file-unmerged:1'],
    ['has no letters', () => '\0', 'file-has-nul:'],
  ])('that %s is a problem', (_, change, expected) => {
    writeFileSync(record(), change(readFileSync(record(), 'utf8')));
    const problems = planSite(tinyConfig(folder)).report.sorted();
    expect(problems.map(({ code, place }) => `${place.file} ${code}:${place.line ?? ''}`)).toEqual([
      `content/translations.txt ${expected}`,
    ]);
  });

  it('begins with site translations --ack, and is kept by builds, and by no preview', () => {
    const build = ['build', '--site', tinyDir, '--content', 'content', '--out', 'dist', '--quiet'];
    const fresh = tinyWorkspace();
    const kept = join(fresh, 'content/translations.txt');
    site(build, { cwd: fresh });
    expect(existsSync(kept)).toBe(false);
    const ack = ['translations', '--ack', '--site', tinyDir, '--content', 'content'];
    expect(site(ack, { cwd: fresh }).stdout).toBe('✔ All texts are in step\n');
    const first = readFileSync(kept, 'utf8');
    expect(first).toBe(readFileSync(record(), 'utf8'));
    const all = ['is', 'en', 'pl'].map((locale) => newTitle(locale, `Ull ${locale}`));
    editFiles(join(fresh, 'content'), all);
    site([...build, '--preview'], { cwd: fresh });
    expect(readFileSync(kept, 'utf8')).toBe(first);
    site(build, { cwd: fresh });
    expect(readFileSync(kept, 'utf8')).not.toBe(first);
  });

  it('goes along when a page is renamed', async () => {
    edit(newTitle('is', 'Ull af fjalli'));
    const renamed = site(
      ['rename', 'wool', 'sheep', '--site', tinyDir, '--content', join(folder, 'content')],
      {
        cwd: folder,
      },
    );
    expect(renamed.stdout).toContain('content/translations.txt');
    expect(behind()).toEqual([
      'content/en/sheep.md:4 < content/is/sheep.md:4',
      'content/pl/sheep.md:4 < content/is/sheep.md:4',
    ]);
  });
});

describe('site translations', () => {
  it('shows what was changed, by the history of the repository, and what has not followed', () => {
    const commit = (day: string) => {
      const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00` };
      const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.is'];
      for (const command of ['init --quiet', 'add .', 'commit --quiet --message Wool'])
        spawnSync('git', [...who, ...command.split(' ')], { cwd: folder, env });
    };
    commit('2026-11-01');
    edit(newTitle('is', 'Ull af fjalli'));
    commit('2026-11-20');
    edit({ file: 'en/wool.md', replace: 'long and coarse', with: 'long and rough' });
    const { stdout, code } = command('wool');
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'page  text   changed       in step until  not changed',
      'wool  title  in Icelandic  2026-11-20     in English',
      'wool  #1     in English    now            in Icelandic',
      'wool  title  in Icelandic  2026-11-20     in Polish',
      '',
      'content/is/wool.md:4  title',
      '  - Íslensk ull',
      '  + Ull af fjalli',
      'content/en/wool.md:4',
      '  = Icelandic wool',
      '',
      'content/en/wool.md:8  #1',
      expect.stringMatching(/^ {2}- The outer coat is long and coarse/),
      expect.stringMatching(/^ {2}\+ The outer coat is long and rough/),
      'content/is/wool.md:8',
      '  = ## Tog og þel',
      expect.stringMatching(/^ {2}= Togið er langt og gróft/),
      '',
      'content/is/wool.md:4  title',
      '  - Íslensk ull',
      '  + Ull af fjalli',
      'content/pl/wool.md:4',
      '  = Islandzka wełna',
      '',
      'Change these texts, or settle those that still say the same with --ack.',
      '',
    ]);
    expect(command('wool', '--lang', 'is').stdout.split('\n').slice(0, 3)).toEqual([
      'síða  texti  breytt      fylgdust að til  óbreytt',
      'wool  title  á íslensku  2026-11-20       á ensku',
      'wool  #1     á ensku     núna             á íslensku',
    ]);
    expect(JSON.parse(command('--json').stdout)[0]).toEqual({
      ...{ page: 'wool', key: 'title', until: '2026-11-20' },
      behind: { place: 'content/en/wool.md:4', text: 'Icelandic wool' },
      changed: { place: 'content/is/wool.md:4', text: 'Ull af fjalli', former: 'Íslensk ull' },
    });
  });

  it('settles the texts of some pages or of all', () => {
    edit(newTitle('is', 'Ull af fjalli'), {
      file: 'is/home.md',
      replace: /title: .*/,
      with: 'title: Kindur',
    });
    expect(behind()).toHaveLength(4);
    expect(command('wool', '--ack').stdout).toBe('✔ 2 texts settled\n');
    expect(behind()).toHaveLength(2);
    expect(command('--ack').stdout).toBe('✔ 2 texts settled\n');
    expect(behind()).toEqual([]);
    expect(command().stdout).toBe('✔ All texts are in step\n');
  });

  it('refuses a page that is not there', () => {
    const { code, stderr } = command('wol');
    expect(code).toBe(2);
    expect(stderr).toBe('There is no page “wol” (did you mean “wool”?).\n');
  });
});
