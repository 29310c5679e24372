import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { HostingManifest } from '../../src/hosting/manifest.ts';
import { createFormHandler, defaultRate } from '../../src/server/forms/index.ts';
import { site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { postByForm, postByScript } from '../support/form-posts.ts';
import { serveForms } from '../support/form-server.ts';
import { opened } from '../support/leads.ts';
import { tinyDir, tinyForms } from '../support/tiny-site.ts';
import { projectDir } from '../support/workspace.ts';

/** The tiny site, built as a person would. */
const out = join(projectDir, '.cache/tiny-forms');
beforeAll(() => {
  expect(site(['build', '--site', tinyDir, '--out', out])).toMatchObject({ code: 0, stderr: '' });
});

const fields = { 'form-name': 'ask', 'bot-field': '', email: 'anna@tiny.example', message: 'Ile?' };

type Place = HostingManifest['forms'][number]['pages'][string];
type Change = (manifest: HostingManifest) => void;

/** Changes where the form stands on the Polish page. */
const polish =
  (change: (place: Place, bytes: Buffer) => void): Change =>
  ({ forms }) =>
    change(forms[0]?.pages.pl as Place, readFileSync(join(out, 'pl.html')));

/** The tiny site with its manifest changed, served with a store of its own. */
async function served(change: Change, forms = tinyForms) {
  const folder = join(temporaryFolder(), 'site');
  cpSync(out, folder, { recursive: true });
  const file = join(folder, '_site.json');
  const manifest: HostingManifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
  const store = await opened();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const rate = { ...defaultRate, burst: 1000 };
  const server = await serveForms(createFormHandler({ forms, store, rate, log }), folder);
  onTestFinished(() => server.close());
  return { url: server.url, store, lines };
}

const elsewhere =
  'The form “ask” is answered with 503: it is not on /pl where _site.json says. Run “npx site build” again. Pages are served.';
const nowhere = (locale: string) =>
  `The form “ask” is answered with 503: _site.json names no page for it in the language “${locale}”. Run “npx site build” again. Pages are served.`;

describe('a form that is not where the manifest of the site says', () => {
  it.each<[what: string, change: Change, line: string]>([
    ['ends outside of the file', polish(({ island }) => (island.end = 1e9)), elsewhere],
    [
      'begins outside of the file',
      polish(({ island }) => Object.assign(island, { start: 8e9, end: 9e9 })),
      elsewhere,
    ],
    ['begins in the middle of its tag', polish(({ island }) => (island.start += 1)), elsewhere],
    [
      'begins at another island',
      polish(({ island }, bytes) => (island.start = bytes.indexOf('<div data-island='))),
      elsewhere,
    ],
    [
      'ends where its page does',
      polish(({ island }, bytes) => {
        island.end = bytes.length;
      }),
      elsewhere,
    ],
    [
      'ends before its props',
      polish(({ island }, bytes) => (island.end = bytes.indexOf('</script>', island.start))),
      elsewhere,
    ],
    [
      'has a title in the middle of a letter',
      polish((place, bytes) => (place.title = bytes.indexOf('ł') + 1)),
      elsewhere,
    ],
    ['has a title at the beginning', polish((place) => (place.title = 0)), elsewhere],
    ['has other props than its page', polish(({ props }) => (props.words.titlePrefix = 'Nie:')), elsewhere],
    [
      'is on a page that is not there',
      polish((place) => (place.address = '/pl/brak')),
      elsewhere.replace('/pl', '/pl/brak'),
    ],
    [
      'is on a page of another language',
      polish((place) => (place.address = '/en')),
      elsewhere.replace('/pl', '/en'),
    ],
    ['is in no list', (manifest) => Object.assign(manifest, { forms: [] }), nowhere('is')],
    [
      'has no page in one of the languages',
      ({ forms }) => Reflect.deleteProperty(forms[0]?.pages ?? {}, 'pl'),
      nowhere('pl'),
    ],
    [
      'has no page in a language that the program does not know',
      ({ locales }) =>
        (locales as unknown as object[]).push({ id: 'da', prefix: '/da', notFound: '404.html' }),
      nowhere('da'),
    ],
  ])(
    'that %s is answered with 503, which is told in one line, and its pages are served',
    async (_, change, line) => {
      const { url, store, lines } = await served(change);
      const answers = [
        await postByScript(url, { ...fields, language: 'pl' }),
        await postByForm(`${url}/pl`, fields),
        await postByForm(`${url}/pl`, { ...fields, email: 'anna' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(lines).toEqual([line]);
      expect(await store.select({})).toEqual([]);
      expect(await (await fetch(`${url}/pl`)).text()).toBe(readFileSync(join(out, 'pl.html'), 'utf8'));
    },
  );

  it('is answered with the page of the form that helps out, where a visitor has no script', async () => {
    const order = tinyForms.map((form) => ({
      ...{ ...form, isFallback: false },
      rules: { ...form.rules, name: 'order' },
    }));
    const { url } = await served(() => undefined, [...order, ...tinyForms]);
    const answer = await postByForm(`${url}/pl`, { ...fields, 'form-name': 'order' });
    expect([answer.status, /<html lang="pl">.*<form name="ask"/s.test(answer.body)]).toEqual([503, true]);
    expect(await postByScript(url, { ...fields, 'form-name': 'order' })).toMatchObject({ status: 503 });
  });

  it.each<[what: string, change: Change]>([
    [
      'a form that the program does not know',
      ({ forms }) => (forms as object[]).unshift({ ...forms[0], name: 'order' }),
    ],
    [
      'a page in a language that the site does not have',
      ({ forms: [form] }) => Object.assign(form?.pages ?? {}, { da: form?.pages.pl }),
    ],
  ])('does not keep others from being received: %s', async (_, change) => {
    const { url, store, lines } = await served(change);
    expect((await postByForm(`${url}/pl`, fields)).status).toBe(303);
    const wrong = await postByForm(`${url}/pl`, { ...fields, email: 'anna' });
    expect([wrong.status, /role="alert"><span>Podaj\spełny/.test(wrong.body)]).toEqual([422, true]);
    expect(await store.select({})).toEqual([expect.objectContaining({ form: 'ask', locale: 'pl' })]);
    expect(lines).toEqual([]);
  });
});
