// @module-tag all
import { describe, expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyDir, tinyWorkspace } from '../support/tiny-site.ts';
import { workspace } from '../support/workspace.ts';

const validate = ['validate', '--site', tinyDir, '--content', 'content'];

/** Runs a command beside a copy of the tiny site that has a mistake. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  site(args, { cwd: tinyWorkspace({ file: 'en/wool.md', replace: 'title:', with: 'titel:' }), env });

const icelandic = [
  'content/en/wool.md:4:1 villa unknown-key',
  '  Lykillinn „titel“ á ekki heima hér.',
  '  4 | titel: Icelandic wool',
  '    | ^^^^^',
  '  ástæða: Texti við lykil sem ekkert les birtist aldrei.',
];

describe('problems are told in Icelandic', () => {
  it('with --lang is', () => {
    const { code, stderr } = run([...validate, '--lang', 'is']);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual(expect.arrayContaining(icelandic));
    expect(stderr).toContain('✖ 1 villa í 1 skrá');
  });

  it('by SITE_LANG, and where the system is in Icelandic, unless another language is chosen', () => {
    expect(run(validate, { SITE_LANG: 'is' }).stderr).toContain('villa unknown-key');
    const ofSystem = { SITE_LANG: '', LC_ALL: 'is_IS.UTF-8' };
    expect(run(validate, ofSystem).stderr).toContain('villa unknown-key');
    expect(run([...validate, '--lang', 'en'], ofSystem).stderr).toContain('error unknown-key');
    expect(run(validate, { SITE_LANG: '', LC_ALL: 'pl_PL.UTF-8' }).stderr).toContain('error unknown-key');
  });

  it('for programs too, with the same codes, places and replacements', () => {
    const problemIn = (lang: string) => {
      const { problems } = JSON.parse(run([...validate, '--json', '--lang', lang]).stdout);
      return problems[0];
    };
    const [english, told] = [problemIn('en'), problemIn('is')];
    expect(told).toEqual({
      ...english,
      what: 'Lykillinn „titel“ á ekki heima hér.',
      why: 'Texti við lykil sem ekkert les birtist aldrei.',
      fix: expect.stringMatching(/^Áttirðu við „title“\?/),
    });
    const { runs } = JSON.parse(run([...validate, '--format', 'sarif', '--lang', 'is']).stdout);
    expect(runs[0].results[0].message.text).toContain(told.what);
  });

  it('with the descriptions and the checks that the site brings', () => {
    const folder = workspace(
      { file: 'is/about.md', replace: /^ {2}lead: .*(?:\n {4}.*)*/m, with: '  lead:' },
      { file: 'site.yaml', replace: /security:\n {2}expires: .*/, with: 'security:\n  expires: 2026-11-20' },
    );
    const { problems } = JSON.parse(
      site(['validate', '--content', 'content', '--json', '--lang', 'is', '--clock', '2026-11-21'], {
        cwd: folder,
      }).stdout,
    );
    const texts: string[] = problems.flatMap(({ what, why, fix }: Record<string, string>) => [
      what,
      why,
      fix,
    ]);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /\b(?:the|and|is|of)\b/.test(text))).toEqual([]);
  });

  it('for code scanners, with an example of what only the site can get wrong', () => {
    const far = { file: 'site.yaml', replace: /(?<=security:\n {2}expires: ).*/, with: '2062-01-01' };
    const { stdout } = site(['validate', '--content', 'content', '--format', 'sarif', '--lang', 'is'], {
      cwd: workspace(far),
    });
    const rules: { id: string; help: { text: string } }[] = JSON.parse(stdout).runs[0].tool.driver.rules;
    const help = rules.find(({ id }) => id === 'security-far')?.help.text;
    expect(help).toMatch(/^security\.txt er sögð gilda til .*, meira en ár fram í tímann\./);
    expect(help).toMatch(/\n {4}expires: |\n- {3}expires: /);
  });

  it('but an unknown language is refused', () => {
    const { code, stderr } = run([...validate, '--lang', 'de']);
    expect(code).toBe(2);
    expect(stderr).toContain('Allowed choices are en, is.');
  });

  it('and so are help and wrong usage, by the same settings', () => {
    expect(run(['build', '--help', '--lang=is']).stdout).toMatch(
      /^Notkun: node .*site\.mjs build \[valkostir\]/,
    );
    expect(run(['--help'], { SITE_LANG: 'is' }).stdout).toContain('Skipanir:');
    const { code, stderr } = run(['build', '--dist', 'x', '--lang', 'is']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^villa: valkosturinn „--dist“ er ekki til\n\(node .*site\.mjs --help telur upp skipanir og valkosti\)\n$/,
      ),
    ]);
  });
});

describe('site explain', () => {
  it('shows what a problem is, why, what to do, and the lines of an example', () => {
    expect(run(['explain', 'unknown-key', '--site', tinyDir])).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        ...['unknown-key', '', 'There is no key “titel” here.'],
        'why: Text in a key that nothing reads is never shown.',
        'fix: Did you mean “title”? The keys here are: template, slug, title.',
        ...['', 'Such as:', '  - titel: About us', '  + title: About us', ''],
      ].join('\n'),
    });
    const { stdout } = run(['explain', 'unknown-key', '--site', tinyDir, '--lang', 'is']);
    expect(stdout).toContain('Lykillinn „titel“ á ekki heima hér.\nástæða:');
  });

  it('explains what only the site can get wrong, in both languages', () => {
    expect(site(['explain', 'hours-reason']).stdout).toBe(
      [
        ...['hours-reason', '', 'The reason in English is missing.'],
        ...['why: Every language says why the hours are others.', 'fix: Add “en:” with the reason.'],
        ...['', 'Such as:', '    # content/site.yaml', '    contact:', '      hours:', '        exceptions:'],
        '          - from: 2026-12-24',
        '  -         reason: { is: Aðfangadagur }',
        '  +         reason: { is: Aðfangadagur, en: Christmas Eve }',
        '',
      ].join('\n'),
    );
    const { stdout } = site(['explain', 'hours-reason', '--lang', 'is']);
    expect(stdout).toContain(
      [
        ...['', 'Ástæðuna vantar á einu tungumálanna: enska.'],
        'ástæða: Á hverju tungumáli er sagt hvers vegna opnunartíminn er annar.',
        'úrbót: Bættu við „en:“ með ástæðunni á því tungumáli.',
      ].join('\n'),
    );
    expect(site(['explain']).stdout).toMatch(/^hours-reason +The reason in English is missing\.$/m);
    expect(run(['explain', 'hours-reason', '--site', tinyDir]).code).toBe(2);
  });

  it('lists all problems without a code, and names the nearest of a wrong one', () => {
    const all = JSON.parse(run(['explain', '--site', tinyDir, '--json']).stdout);
    expect(all.length).toBeGreaterThan(150);
    expect(all.find(({ code }: { code: string }) => code === 'address-lost')).toEqual({
      ...{ code: 'address-lost', what: expect.any(String), why: expect.any(String), fix: expect.any(String) },
      ...{ replacement: 'services', before: expect.any(String), after: expect.any(String) },
    });
    const wrong = run(['explain', 'unkown-key', '--site', tinyDir]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('There is no problem “unkown-key” (did you mean “unknown-key”?).');
  });
});
