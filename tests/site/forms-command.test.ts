// @module-tag all
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandAt, site } from '../support/cli.ts';
import { temporaryFolder } from '../support/folder.ts';
import { postByForm, postByScript } from '../support/form-posts.ts';
import { startServe } from '../support/serve-command.ts';
import { tinyDir } from '../support/tiny-site.ts';
import { projectDir } from '../support/workspace.ts';

const out = join(projectDir, '.cache/tiny-forms-command');
beforeAll(() => {
  expect(site(['build', '--site', tinyDir, '--out', out])).toMatchObject({ code: 0, stderr: '' });
});

/** What a command says of the forms of the tiny site. */
const forms = (...options: string[]) => site(['forms', '--site', tinyDir, '--out', out, ...options]);

/** A receiver of webhooks for one test; gives what was posted to it. */
async function receiver(): Promise<{ url: string; posts: unknown[] }> {
  const posts: unknown[] = [];
  const server = createServer(async (request, response) => {
    posts.push(JSON.parse(await text(request)));
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await expect.poll(() => server.listening).toBe(true);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, posts };
}

describe('site forms', () => {
  it('tells a person where forms are, where they are posted to, and what they take', () => {
    expect(forms()).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: [
        'form  language  page  posted to',
        'ask   is        /     /',
        'ask   en        /en   /',
        'ask   pl        /pl   /',
        '',
        'form  field    kind       required    at most  options',
        'ask   email    email      yes             254',
        'ask   topic    choice                          wool, order',
        'ask   order    text       when shown       20',
        'ask   message  multiline  yes            2000',
        '',
      ].join('\n'),
    });
  });

  it('tells the same to a program', () => {
    const { code, stdout } = forms('--json');
    const told = [
      {
        ...{ name: 'ask', title: 'A question', action: '/', pages: { is: '/', en: '/en', pl: '/pl' } },
        fields: [
          expect.objectContaining({ name: 'email', label: 'Address', required: true, maxLength: 254 }),
          expect.objectContaining({ name: 'topic', kind: 'choice', required: false }),
          expect.objectContaining({ name: 'order', when: { field: 'topic', isAnyOf: ['order'] } }),
          { name: 'message', label: 'Question', kind: 'multiline', required: true, maxLength: 2000 },
        ],
      },
    ];
    expect([code, JSON.parse(stdout)]).toEqual([0, told]);
  });

  it('has a schema that what the receiver of a webhook gets fits, in the language of each visitor', async () => {
    const { url, posts } = await receiver();
    vi.stubEnv('LEADS_WEBHOOK_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const leads = join(temporaryFolder(), 'leads.db');
    const { port } = await startServe(tinyDir, '--site', tinyDir, '--out', out, '--leads', leads);
    const root = `http://127.0.0.1:${port}/`;
    const fields = {
      'form-name': 'ask',
      'bot-field': '',
      email: 'anna@tiny.example',
      message: 'Ile\r\nkosztuje?',
    };
    expect((await postByScript(root, fields, { Referer: `${root}pl` })).status).toBe(200);
    expect((await postByForm(`${root}en`, { ...fields, message: 'How much?' })).status).toBe(303);
    await expect.poll(() => posts.length, { timeout: 30_000 }).toBe(2);
    const validate = new Ajv2020({
      formats: { 'date-time': (moment: string) => !Number.isNaN(Date.parse(moment)) },
    }).compile(JSON.parse(forms('--schema').stdout));
    for (const post of posts) {
      validate(post);
      expect(validate.errors).toBeNull();
    }
    expect(posts).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ locale: 'pl', form: 'ask' }) }),
      expect.objectContaining({ data: expect.objectContaining({ locale: 'en', form: 'ask' }) }),
    ]);
  });

  it('asks for a build where there is none', () => {
    const folder = temporaryFolder();
    expect(site(['forms', '--site', tinyDir, '--out', 'dist'], { cwd: folder })).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: `There is no built site in dist. Run “${commandAt(folder, 'build', tinyDir)}” first.\n`,
    });
  });

  it('prints one document at a time', () => {
    const { code, stderr } = forms('--json', '--schema');
    expect(code).toBe(2);
    expect(stderr).toContain("option '--schema' cannot be used with option '--json'");
  });
});
