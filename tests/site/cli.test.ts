import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, readRecord } from '../../cli/compile/compiled.mjs';
import { site } from '../support/cli.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { until } from '../support/leads.ts';
import { refusedBySarif } from '../support/sarif/schema.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { agencyDir, projectDir, temporaryFolder } from '../support/workspace.ts';

/** What the log for code scanners says of a problem. */
interface SarifResult {
  ruleId: string;
  locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
  partialFingerprints?: object;
}

/** Runs a command of the tiny site, as a person would. */
const tiny = (args: readonly string[], situation?: Parameters<typeof site>[1]) =>
  site([...args, '--site', tinyDir], situation);

describe('cli/site.mjs', () => {
  it('is executable as it is checked out, so that npm changes nothing that git sees', () => {
    accessSync(join(projectDir, 'cli/site.mjs'), constants.X_OK);
  });

  it('loads one file without the engine for help, versions and mistakes of usage', () => {
    const compilation = { name: 'tool', owner: projectDir, sources: [], salt: projectDir };
    expect(site(['--version']).code).toBe(0);
    const { key = '' } = readRecord(compilation)?.compiled ?? {};
    const entry = readFileSync(join(folderOf(compilation, key), 'entry.js'), 'utf8');
    const imported = [...entry.matchAll(/^(?:import|\} from) (?:.* from )?["']([^"']+)["'];/gm)];
    expect(imported.map(([, name = '']) => name).filter((name) => !name.startsWith('node:'))).toEqual([]);
    // The words of another language are loaded when they are spoken.
    expect(entry).not.toContain('Valkostir');
    for (const engine of ['zod', 'react', 'esbuild']) expect(entry).not.toContain(`node_modules/${engine}/`);
  });
});

describe('site build', () => {
  it('builds any content into any folder, from any folder, whatever its name', () => {
    const cwd = join(temporaryFolder(), 'mappa með þ og 🧶');
    mkdirSync(cwd);
    const title = { file: 'is/home.md', replace: /^title: .*$/m, with: 'title: Annar vefur' };
    const content = join(tinyWorkspace(title), 'content');
    const args = ['build', '--content', content, '--out', 'út', '--base-url', 'https://preview.example/'];
    const { code, stdout, stderr } = tiny(args, { cwd });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toMatch(/✔ Built 9 pages in 3 languages into út in [\d.]+ m?s\n$/);
    const home = readFileSync(join(cwd, 'út', 'index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://preview.example/"/>');
    expect(home).toContain('<h1>Annar vefur</h1>');
  });

  // The real site: it has pictures, cards and fonts too, which could differ.
  it('gives the same bytes in another folder, time zone and language', { tags: ['all'] }, () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const content = ['--content', join(agencyDir, 'content'), '--json'];
    const first = site(['build', ...content], { cwd: here, env: { TZ: 'Pacific/Apia', LC_ALL: 'C' } });
    const second = site(['build', ...content], {
      cwd: there,
      env: { TZ: 'America/St_Johns', LC_ALL: 'is_IS.UTF-8' },
    });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(fingerprint(join(here, 'dist'))).toEqual(fingerprint(join(there, 'dist')));
  });

  it('does nothing when nothing has changed, unless it is told to', async () => {
    const folder = tinyWorkspace();
    const build = (...more: string[]) =>
      tiny(['build', '--content', 'content', '--out', 'dist', ...more], { cwd: folder });
    // What was written a moment ago proves nothing.
    await until(() => Date.now() - statSync(join(folder, 'content/is/wool.md')).ctimeMs > 100);
    expect(build().stdout).toMatch(/✔ Built 9 pages in 3 languages into dist in [\d.]+ m?s\n$/);
    const first = fingerprint(join(folder, 'dist'));
    const again =
      /^kB of budget [\s\S]+\n✔ Nothing has changed: 9 pages in 3 languages into dist, in [\d.]+ m?s\n$/;
    expect(build().stdout).toMatch(again);
    expect(JSON.parse(build('--json').stdout)).toMatchObject({ ok: true, pages: 9, isUnchanged: true });
    expect(build('--quiet')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(fingerprint(join(folder, 'dist'))).toEqual(first);
    expect(build('--no-cache').stdout).toContain('✔ Built 9 pages');
    writeFileSync(join(folder, 'dist/ull.html'), 'not what was built');
    expect(build().stdout).toContain('✔ Built 9 pages');
    expect(fingerprint(join(folder, 'dist'))).toEqual(first);
  });

  it('knows a preview by what Netlify says of the build', () => {
    const cwd = temporaryFolder();
    const args = ['build', '--out', 'dist', '--quiet'];
    const { code } = tiny(args, { cwd, env: { NETLIFY: 'true', CONTEXT: 'deploy-preview' } });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'dist', 'robots.txt'), 'utf8')).toContain('Disallow: /');
    expect(readFileSync(join(cwd, 'dist', 'index.html'), 'utf8')).toContain('content="noindex"');
    expect(existsSync(join(cwd, 'dist', 'sitemap.xml'))).toBe(false);
  });

  it.each([[['--json']], [['--format', 'json']]])('prints one JSON document with %j', (asked) => {
    const { stdout, stderr } = tiny(['build', '--out', 'dist', ...asked], { cwd: temporaryFolder() });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, pages: 9, problems: [] });
    expect(stderr).toBe('');
  });
});

describe('the time of a build', () => {
  it('is now, or SOURCE_DATE_EPOCH where a build is made again: it gives the year in the pages', {
    tags: ['all'],
  }, () => {
    const cwd = temporaryFolder();
    const args = ['build', '--content', join(agencyDir, 'content'), '--quiet'];
    expect(site(args, { cwd, env: { SOURCE_DATE_EPOCH: '1735689599' } }).code).toBe(0);
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toContain('© 2024 Hemja ehf.');
  });

  it('stops the build when SOURCE_DATE_EPOCH is no number of seconds', () => {
    const cwd = temporaryFolder();
    const env = { SOURCE_DATE_EPOCH: '2026-11-22' };
    expect(tiny(['build', '--out', 'dist', '--quiet'], { cwd, env })).toEqual({
      ...{ code: 2, stdout: '' },
      stderr: 'SOURCE_DATE_EPOCH must be a number of seconds since 1970, in digits only.\n',
    });
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe('a broken site', () => {
  const broken = () => tinyWorkspace({ file: 'is/wool.md', replace: 'slug: ull', with: 'slug: Úll' });
  const onBroken = (args: readonly string[], situation?: Parameters<typeof site>[1]) =>
    tiny([...args, '--content', 'content'], { cwd: broken(), ...situation });

  it('is explained on stderr: place, line with caret, reason and fix', () => {
    const { code, stdout, stderr } = onBroken(['validate']);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      [
        'content/is/wool.md:3:7 error wrong-format',
        '  “Úll” is not valid for “slug”.',
        '  3 | slug: Úll',
        '    |       ^^^',
        '  why: It holds: the last part of the address in this language; "" for the home page and the not-found page; lowercase letters a to z, digits and hyphens.',
        '  fix: Write ull.',
        '',
        '✖ 1 error in 1 file',
        '',
      ].join('\n'),
    );
  });

  it('is annotated for GitHub, when asked or when running there', () => {
    const annotation =
      '::error file=content/is/wool.md,line=3,col=7,title=wrong-format::“Úll” is not valid for “slug”.';
    expect(onBroken(['validate', '--format', 'github']).stdout).toContain(annotation);
    expect(onBroken(['validate'], { env: { GITHUB_ACTIONS: 'true' } }).stdout).toContain(annotation);
  });

  it('is reported to programs with --json, and never built', () => {
    const cwd = broken();
    const { code, stdout } = onBroken(['build', '--out', 'dist', '--json'], { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ code: 'wrong-format', file: 'content/is/wool.md', column: 7, fix: 'Write ull.' }],
    });
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
  });

  it.each([[['build', '--out', 'dist', '--format', 'sarif']], [['validate', '--format', 'sarif']]])(
    'is a log for code scanners, with the replacement, with %j',
    (args) => {
      const { code, stdout } = onBroken(args);
      expect(code).toBe(1);
      const region = { startLine: 3, startColumn: 7, endLine: 3, endColumn: 10 };
      const log = JSON.parse(stdout);
      expect(refusedBySarif(log)).toEqual([]);
      expect(log).toMatchObject({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'site', rules: [{ id: 'wrong-format' }] } },
            results: [
              {
                ...{ ruleId: 'wrong-format', ruleIndex: 0, level: 'error' },
                partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[\da-f]+:1$/) },
                locations: [
                  { physicalLocation: { artifactLocation: { uri: 'content/is/wool.md' }, region } },
                ],
                fixes: [
                  {
                    artifactChanges: [
                      { replacements: [{ deletedRegion: region, insertedContent: { text: 'ull' } }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      });
    },
  );

  it('is such a log whatever its files are: names with spaces, links, what is no text, and what has no place', () => {
    const cwd = tinyWorkspace(
      { file: 'is/Þín síða.md', write: 'title: [' },
      { file: 'en/wool.md', write: new Uint8Array([0xff, 0xfe, 0]) },
      { file: 'en/link.md', linkTo: '/etc/hosts' },
      { remove: 'is/wool.md' },
    );
    const { stdout } = tiny(['validate', '--content', 'content', '--format', 'sarif'], { cwd });
    const log = JSON.parse(stdout);
    expect(refusedBySarif(log)).toEqual([]);
    const found = log.runs[0].results.map((result: SarifResult) => ({
      code: result.ruleId,
      uri: result.locations[0]?.physicalLocation.artifactLocation.uri,
      hasFingerprint: result.partialFingerprints !== undefined,
    }));
    expect(found).toEqual([
      { code: 'file-is-link', uri: 'content/en/link.md', hasFingerprint: false },
      { code: 'file-not-utf8', uri: 'content/en/wool.md', hasFingerprint: true },
      { code: 'file-name', uri: 'content/is/%C3%9E%C3%ADn%20s%C3%AD%C3%B0a.md', hasFingerprint: true },
    ]);
  });

  it.each([
    [['build', '--out', 'dist', '--format', 'json']],
    [['validate', '--format', 'json']],
    [['validate', '--json', '--strict']],
    [['routes', '--json']],
    [['search', 'x', '--json']],
  ])('is one JSON document and nothing else with %j', (args) => {
    const { code, stdout, stderr } = onBroken(args, { env: { GITHUB_ACTIONS: 'true' } });
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ code: 'wrong-format' }] });
  });

  it('fails with --strict where it only warns without', () => {
    const cwd = tinyWorkspace({ file: 'is/ui.yaml', replace: /^search: .*/, with: 'search: Leita "hér"' });
    const validate = (...options: string[]) =>
      tiny(['validate', '--content', 'content', ...options], { cwd });
    expect(validate().code).toBe(0);
    const strict = validate('--strict');
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain('warning typography');
  });
});

describe('wrong usage ends with 2 and says what is right', () => {
  it.each([
    [['biuld'], "unknown command 'biuld'"],
    [['build', '--contnet', 'x'], "unknown option '--contnet'"],
    [['build', '--base-url', 'hemja'], 'Write an address such as https://www.example.com.'],
    [['build', '--base-url', 'https://example.org/site'], 'Write https://example.org, and publish the site'],
    [['validate', '--format', 'xml'], 'Allowed choices are text, json, github'],
    [['search'], "missing required argument 'query'"],
    [['search', 'x', '--lang', 'da'], '“da” is not a language of the site. Write one of: is, en, pl.'],
    [['serve', '--port', '99999'], 'Write a number from 0 to 65535.'],
  ])('%j', (args, message) => {
    const { code, stdout, stderr } = tiny(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });

  it.each([[['--help']], [['build', '--help']], [['--version']]])('%j is no mistake', (args) => {
    const { code, stdout, stderr } = site(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toBe('');
  });
});

it('site --version says what package.json says', () => {
  const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  expect(site(['--version']).stdout).toBe(`${version}\n`);
});

describe('asking', () => {
  it('site routes lists each page with its address in every language', () => {
    const { code, stdout } = tiny(['routes', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { id: 'home', template: 'home', is: '/', en: '/en', pl: '/pl' },
      { id: 'wool', template: 'note', is: '/ull', en: '/en/wool', pl: '/pl/welna' },
    ]);
    expect(tiny(['routes']).stdout).toBe(
      [
        'page  template  is    en        pl',
        'home  home      /     /en       /pl',
        'wool  note      /ull  /en/wool  /pl/welna',
        '',
      ].join('\n'),
    );
  });

  it('site search finds what a visitor would, best first', () => {
    // The page that has the word in its title, before the one that only describes itself by it.
    const cwd = tinyWorkspace({ file: 'en/home.md', replace: 'A tiny site in', with: 'A site of wool in' });
    const search = (...options: string[]) =>
      tiny(['search', 'wool', '--lang', 'en', '--content', 'content', ...options], { cwd });
    const { code, stdout } = search();
    expect(code).toBe(0);
    expect(stdout).toBe('1  page  Icelandic wool  /en/wool\n2  page  A tiny site     /en\n');
    expect(JSON.parse(search('--json').stdout)).toMatchObject([
      { path: '/en/wool', type: 'page' },
      { path: '/en', type: 'page' },
    ]);
    expect(tiny(['search', 'ull']).stdout).toContain('/ull');
  });

  it.each(['xyzzy', ':', '^~*', '', '"', 'title:x', '-'])(
    'site search “%s” never fails',
    {
      tags: ['all'],
    },
    (query) => {
      expect(site(['search', '--site', tinyDir, '--', query]).code).toBe(0);
    },
  );

  it('says that there is nothing where there is no content', () => {
    const { code, stderr } = site(['routes'], { cwd: temporaryFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain('There is no content folder at content.');
  });
});
