import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { editAmount } from '../support/prices.ts';
import { contentFile, projectDir, temporaryFolder, workspace } from '../support/workspace.ts';

/** Every file of a folder with the hash of its content. */
function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), hash(path)]));
}

describe('cli/site.mjs', () => {
  it('is executable as it is checked out, so that npm changes nothing that git sees', () => {
    accessSync(join(projectDir, 'cli/site.mjs'), constants.X_OK);
  });
});

describe('site build', () => {
  it('builds any content into any folder, from any folder, whatever its name', () => {
    const cwd = join(temporaryFolder(), 'mappa með þ og 🧶');
    mkdirSync(cwd);
    const content = join(projectDir, 'content');
    const args = ['build', '--content', content, '--out', 'út', '--base-url', 'https://preview.example/'];
    const { code, stdout, stderr } = site(args, { cwd });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toMatch(/✔ Built 36 pages in 2 languages into út in [\d.]+ m?s\n$/);
    const home = readFileSync(join(cwd, 'út', 'index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://preview.example/"/>');
  });

  it('gives the same bytes in another folder, time zone and language', () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const content = ['--content', join(projectDir, 'content'), '--json'];
    const first = site(['build', ...content], { cwd: here, env: { TZ: 'Pacific/Apia', LC_ALL: 'C' } });
    const second = site(['build', ...content], {
      cwd: there,
      env: { TZ: 'America/St_Johns', LC_ALL: 'is_IS.UTF-8' },
    });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(fingerprint(join(here, 'dist'))).toEqual(fingerprint(join(there, 'dist')));
  });

  it('knows a preview by what Netlify says of the build', () => {
    const cwd = temporaryFolder();
    const args = ['build', '--content', join(projectDir, 'content'), '--quiet'];
    const { code } = site(args, { cwd, env: { NETLIFY: 'true', CONTEXT: 'deploy-preview' } });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'dist', 'robots.txt'), 'utf8')).toContain('Disallow: /');
    expect(readFileSync(join(cwd, 'dist', 'index.html'), 'utf8')).toContain('content="noindex"');
    expect(existsSync(join(cwd, 'dist', 'sitemap.xml'))).toBe(false);
  });

  it.each([[['--json']], [['--format', 'json']]])('prints one JSON document with %j', (asked) => {
    const { stdout, stderr } = site(['build', '--content', join(projectDir, 'content'), ...asked], {
      cwd: temporaryFolder(),
    });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, pages: 36, problems: [] });
    expect(stderr).toBe('');
  });
});

describe('the year in the pages', () => {
  const build = (seconds: string) => {
    const cwd = temporaryFolder();
    const args = ['build', '--content', join(projectDir, 'content'), '--quiet'];
    return { cwd, ...site(args, { cwd, env: { SOURCE_DATE_EPOCH: seconds } }) };
  };

  it('is that of the build, or of SOURCE_DATE_EPOCH where a build is made again', () => {
    const { cwd, code } = build('1735689599');
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toContain('© 2024 Hemja ehf.');
  });

  it('stops the build when SOURCE_DATE_EPOCH is no number of seconds', () => {
    const { code, stderr } = build('2026-11-22');
    expect(code).toBe(2);
    expect(stderr).toBe('SOURCE_DATE_EPOCH must be a number of seconds since 1970, in digits only.\n');
  });
});

describe('a broken site', () => {
  const broken = () => workspace(editAmount('plan-foundation', '81.500'));
  const line = (folder: string) =>
    contentFile(folder, 'prices.yaml')
      .split('\n')
      .findIndex((one) => one.includes('81.500')) + 1;

  it('is explained on stderr: place, line with caret, reason and fix', () => {
    const folder = broken();
    const { code, stdout, stderr } = site(['validate'], { cwd: folder });
    const n = line(folder);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      [
        `content/prices.yaml:${n}:28 error not-a-number`,
        '  “plan-foundation.amount” must be a whole number, but “81.500” is not.',
        `  ${n} | plan-foundation: { amount: 81.500 }`,
        '    |                            ^^^^^^',
        '  why: Numbers are written in digits only, without dots, spaces or units.',
        '  fix: Write 81500.',
        '',
        '✖ 1 error in 1 file',
        '',
      ].join('\n'),
    );
  });

  it('is annotated for GitHub, when asked or when running there', () => {
    const folder = broken();
    const annotation = `::error file=content/prices.yaml,line=${line(folder)},col=28,title=not-a-number::“plan-foundation.amount”`;
    expect(site(['validate', '--format', 'github'], { cwd: folder }).stdout).toContain(annotation);
    expect(site(['validate'], { cwd: folder, env: { GITHUB_ACTIONS: 'true' } }).stdout).toContain(annotation);
  });

  it('is reported to programs with --json, and never built', () => {
    const folder = broken();
    const { code, stdout } = site(['build', '--json'], { cwd: folder });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ code: 'not-a-number', file: 'content/prices.yaml', column: 28, fix: 'Write 81500.' }],
    });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it.each([
    [['build', '--format', 'json']],
    [['validate', '--format', 'json']],
    [['validate', '--json', '--strict']],
    [['routes', '--json']],
    [['search', 'x', '--json']],
  ])('is one JSON document and nothing else with %j', (args) => {
    const { code, stdout, stderr } = site(args, { cwd: broken(), env: { GITHUB_ACTIONS: 'true' } });
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ code: 'not-a-number' }] });
  });

  it('fails with --strict where it only warns without', () => {
    const folder = workspace({
      file: 'is/contact.yaml',
      replace: /^( {2}lead: ).*$/m,
      with: '$1Segðu "hæ" við okkur.',
    });
    expect(site(['validate'], { cwd: folder }).code).toBe(0);
    const strict = site(['validate', '--strict'], { cwd: folder });
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain('warning typography');
  });
});

describe('wrong usage ends with 2 and says what is right', () => {
  it.each([
    [['biuld'], "unknown command 'biuld'"],
    [['build', '--contnet', 'x'], "unknown option '--contnet'"],
    [['build', '--base-url', 'hemja'], 'Write an address such as https://www.example.com.'],
    [['validate', '--format', 'xml'], 'Allowed choices are text, json, github'],
    [['search'], "missing required argument 'query'"],
    [['search', 'x', '--lang', 'da'], '“da” is not a language of the site. Write one of: is, en.'],
    [['serve', '--port', '99999'], 'Write a number from 0 to 65535.'],
  ])('%j', (args, message) => {
    const { code, stdout, stderr } = site(args);
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
  it('site routes lists 18 pages with their two addresses', () => {
    const { code, stdout } = site(['routes', '--json']);
    expect(code).toBe(0);
    const rows = JSON.parse(stdout);
    expect(rows).toHaveLength(18);
    expect(rows).toContainEqual({ id: 'pricing', template: 'pricing', is: '/verdskra', en: '/en/pricing' });
  });

  it('site search finds what a visitor would, best first', () => {
    const { code, stdout } = site(['search', 'vefsíðugerð']);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toContain('/thjonusta/vefsidugerd');
    const english = JSON.parse(site(['search', 'pricing', '--lang', 'en', '--json']).stdout);
    expect(english[0]).toMatchObject({ path: '/en/pricing', type: 'page' });
  });

  it.each(['xyzzy', ':', '^~*', '', '"', 'title:x', '-'])('site search “%s” never fails', (query) => {
    expect(site(['search', '--', query]).code).toBe(0);
  });

  it('says that there is nothing where there is no content', () => {
    const { code, stderr } = site(['routes'], { cwd: temporaryFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain('There is no content folder at content.');
  });
});
