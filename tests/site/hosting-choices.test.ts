// @module-tag all
import { describe, expect, it } from 'vitest';
import { buildSite, planSite } from '../../src/build.ts';
import { createConfig } from '../../src/config.ts';
import type { SiteContent } from '../../src/define/content.ts';
import { caddyGlobal } from '../../src/hosting/files/caddy.ts';
import { nginxFile } from '../../src/hosting/files/nginx.ts';
import type { HostingManifest } from '../../src/hosting/manifest.ts';
import type { Data } from '../../templates/data/index.ts';
import { type Privacy, privacyNames } from '../../templates/data/privacy.ts';
import type { Hosting } from '../../templates/data/settings.ts';
import { site as definition } from '../../templates/site.ts';
import { all, hostingOf, htmlOf, mainText } from '../support/built-site.ts';
import { site } from '../support/cli.ts';
import { startServe } from '../support/serve-command.ts';
import { configOf, type Edit, problemsOf, projectDir, workspace } from '../support/workspace.ts';

const ownServer: Hosting = {
  ...{
    pages: 'own-server',
    forms: 'own-server',
    deletedAfterMonths: 12,
    deletedBy: 'server',
    copies: ['mail'],
  },
  ...{ backupDays: 30, addressLogDays: 0, transfers: 'none' },
};

/** The content of a site that is run like this one, but for some changes. */
function runBy(changes: Partial<Hosting>, ...edits: readonly Edit[]): string {
  const hosting = `hosting: ${JSON.stringify({ ...ownServer, ...changes })}\n`;
  return workspace({ file: 'site.yaml', replace: /^hosting:\n(?: .*\n)+/m, with: hosting }, ...edits);
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');

/** Every sentence of a tree of words, as a pattern for the text that it becomes. */
function sentencesOf(words: unknown): string[] {
  return typeof words === 'string' ? [plain(words)] : Object.values(words ?? {}).flatMap(sentencesOf);
}

const filled = (sentence: string, n: number) => sentence.replace('{n}', String(n));

const netlify: Partial<Hosting> = {
  ...{ pages: 'netlify', forms: 'netlify', deletedBy: 'hand', transfers: 'adequacy-decision' },
  addressLogDays: 30,
};

/** The notice in each language, and the pages with forms. */
const pages = {
  is: ['skilmalar', 'fa-tilbod', 'hafa-samband'],
  en: ['en/terms', 'en/get-quote', 'en/contact'],
};

/** The words that a choice puts into the notice, and those of the same kind that it keeps out. */
function expected(words: Privacy, hosting: Hosting): { said: string[]; unsaid: string[]; deletion: string } {
  const { pages, forms, copies, deletedBy, transfers } = hosting;
  const { addressLogDays: days, deletedAfterMonths: months, backupDays } = hosting;
  const [copy] = copies;
  const deletion = plain(filled(words.deletion[months === 1 ? 'one' : 'other'], months));
  const chosen = [
    ...[words.pages[pages], words.forms[forms], words.deletedBy[deletedBy], words.transfers[transfers]],
    ...(copy ? [words.copies[copies.length > 1 ? 'both' : copy], words.copiesDeleted] : []),
    days > 0 ? filled(words.addresses.kept[days === 1 ? 'one' : 'other'], days) : words.addresses.none,
    deletion,
    ...(backupDays > 0 ? [filled(words.backups[backupDays === 1 ? 'one' : 'other'], backupDays)] : []),
  ].map(plain);
  const { pages: a, forms: b, copies: c, deletedBy: d, transfers: e, addresses: f, backups: g } = words;
  const others = sentencesOf([a, b, c, d, e, f, g]).map((one) => one.split('{n}')[0] ?? '');
  return {
    deletion,
    said: chosen,
    unsaid: others.filter((one) => !chosen.some((sentence) => sentence.startsWith(one))),
  };
}

describe('a site that is run', { tags: ['all'] }, () => {
  it.each([
    ['by the agency’s own server', {}],
    ['with other lengths of time', { deletedAfterMonths: 6, backupDays: 0, addressLogDays: 14 }],
    ['with times of one', { deletedAfterMonths: 1, backupDays: 1, addressLogDays: 1 }],
    ['with copies to two places', { copies: ['mail', 'webhook'] }],
    ['without copies', { copies: [] }],
    ['by Netlify', netlify],
  ] satisfies [string, Partial<Hosting>][])(
    '%s says so in its notice, under its forms and in the settings of servers',
    async (_, changes) => {
      const built = await buildSite(configOf(runBy(changes)));
      const { own, shared } = built.content as SiteContent<Data>;
      const { hosting } = shared.site;
      for (const [locale, [notice, ...forms]] of Object.entries(pages)) {
        const { said, unsaid, deletion } = expected(own(locale).privacy, hosting);
        const text = plain(mainText(htmlOf(built, `${notice}.html`)));
        for (const sentence of said) expect(text).toContain(sentence);
        for (const sentence of unsaid) expect(text).not.toContain(sentence);
        for (const form of forms)
          expect(plain(all(htmlOf(built, `${form}.html`), 'p', 'form__note')[0]?.text ?? '')).toContain(
            deletion,
          );
      }
      const [file] = hostingOf(built, built.artifacts);
      const manifest: HostingManifest = JSON.parse(String(file?.body));
      const settings = [
        nginxFile(manifest, { root: '/srv', pages: [], brotli: false }),
        caddyGlobal(manifest),
      ];
      const keeps = hosting.addressLogDays > 0;
      expect(settings[0]?.includes('access_log off;\nerror_log /dev/null;')).toBe(!keeps);
      expect(settings[1]?.includes('request>remote_ip delete')).toBe(!keeps);
      const limit = `must be deleted within ${hosting.addressLogDays} days`;
      for (const one of settings) expect(one.includes(limit)).toBe(keeps);
    },
  );
});

describe('a description of how the site is run that cannot be true', () => {
  it.each([
    [
      { forms: 'netlify', deletedBy: 'hand' },
      'hosting-forms',
      'Forms are posted to the address of the pages',
    ],
    [{ ...netlify, forms: 'own-server', deletedBy: 'server' }, 'hosting-forms', 'Write “netlify” for both'],
    [{ ...netlify, deletedBy: 'server' }, 'hosting-deletion', 'Netlify deletes no messages'],
    [{ deletedBy: 'hand' }, 'hosting-deletion', 'Write “deletedBy: server”'],
    [{ ...netlify, transfers: 'none' }, 'hosting-transfers', 'leaves the EEA'],
    [{ ...netlify, addressLogDays: 0 }, 'hosting-logs', 'keeps logs with the visitors’ addresses'],
  ] as const)('%j is refused', (changes, code, words) => {
    const problems = problemsOf(runBy(changes as Partial<Hosting>));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problems[0]?.place).toMatchObject({ file: 'content/site.yaml', line: expect.any(Number) });
    expect(Object.values(problems[0]?.message ?? {}).join(' ')).toContain(words);
  });

  it.each([
    ['Google Analytics 4', 'google-analytics', 'G-1A2B3C4D5E'],
    ['Google Ads', 'google-ads', 'AW-1234567890'],
    ['Meta Pixel', 'meta-pixel', '"1234567890"'],
  ])(
    '“transfers: none” is refused while site.yaml names %s, which sends data to the United States',
    (name, kind, id) => {
      const scripts: Edit = {
        file: 'site.yaml',
        replace: /$/,
        with: `\nscripts:\n  - kind: plausible\n  - { kind: ${kind}, id: ${id} }\n`,
      };
      const problems = problemsOf(runBy({}, scripts));
      expect(problems.map(({ code }) => code)).toEqual(['hosting-tools']);
      expect(problems[0]?.place).toMatchObject({ file: 'content/site.yaml', line: expect.any(Number) });
      const said = Object.values(problems[0]?.message ?? {}).join(' ');
      expect(said).toContain(name);
      expect(said).not.toContain('Plausible');
      expect(problemsOf(runBy({ transfers: 'adequacy-decision' }, scripts))).toEqual([]);
    },
  );

  it.each([
    ['netlify', { NETLIFY: 'true', CONTEXT: 'production' }, ['hosting-elsewhere']],
    ['a preview of netlify', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, []],
    ['cloudflare', { CF_PAGES: '1' }, ['hosting-elsewhere']],
    ['no host', {}, []],
  ])('is refused where %s builds the site', (_, env, codes) => {
    const cwd = workspace();
    const config = createConfig({}, { site: definition, toolDir: projectDir, cwd, env });
    expect(
      planSite(config)
        .report.sorted()
        .map(({ code }) => code),
    ).toEqual(codes);
  });
});

describe('a notice that does not say how the site is run', { tags: ['all'] }, () => {
  it.each(['is', 'en'])('is refused, and so is a length of time that is typed (%s)', (locale) => {
    const codesOf = (edit: Edit) => problemsOf(workspace(edit)).map(({ code }) => code);
    const terms = `${locale}/terms.md`;
    for (const name of privacyNames)
      expect(codesOf({ file: terms, replace: `{privacy:${name}}`, with: '' }), name).toEqual([
        'notice-silent',
      ]);
    const typed = { is: 'eftir 12 mánuði', en: 'after 12 months' }[locale] ?? '';
    for (const file of [terms, `${locale}/quote.yaml`, `${locale}/contact.yaml`]) {
      const [problem, ...others] = problemsOf(
        runBy({ deletedAfterMonths: 9 }, { file, replace: '{privacy:deletion}', with: typed }),
      );
      expect([problem?.code, ...others.map(({ code }) => code)]).toEqual(['notice-silent', 'notice-typed']);
    }
  });
});

describe('who runs the site', { tags: ['all'] }, () => {
  it('is told by the commands what the content says', async () => {
    const cwd = runBy(netlify);
    expect(site(['build', '--quiet'], { cwd }).code).toBe(0);
    const { code, stderr } = site(['hosting', 'nginx', '--forms', 'http://127.0.0.1:4173'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'The content of the site says that Netlify receives its forms. Leave out --forms.\n',
    });
    const { stdout } = site(['hosting', 'nginx'], { cwd });
    expect(stdout).not.toContain('access_log off;');
    expect(stdout).toContain('within 30 days');
    const { port, notes } = await startServe(cwd);
    const body = new URLSearchParams({ 'form-name': 'simple-contact' });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
    expect(answer.status).toBe(405);
    expect(notes.join('\n')).toContain('Netlify receives its forms');
  });
});
