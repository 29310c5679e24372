// @module-tag all
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Artifact } from '../../src/artifact.ts';
import { fillText } from '../../src/define/plural.ts';
import { type LeadStore, openLeads } from '../../src/leads/index.ts';
import { createFormHandler, defaultRate, type HandlerOptions } from '../../src/server/forms/index.ts';
import { forms } from '../../templates/forms/index.ts';
import type { Quote } from '../../templates/pages/quote/schema.ts';
import { all, builtSite, htmlOf, pageOf, realContent, servedPages } from '../support/built-site.ts';
import { temporaryFolder } from '../support/folder.ts';
import { formDefinitions } from '../support/form-definitions.ts';
import {
  contactFields,
  converse,
  postByForm,
  postByScript,
  quoteFields,
  rawPost,
} from '../support/form-posts.ts';
import { serveForms } from '../support/form-server.ts';
import { post } from '../support/http/served.ts';
import { newLocation } from '../support/leads.ts';
import { halfRequest, startServe, untilClosed } from '../support/serve-command.ts';
import { projectDir } from '../support/workspace.ts';

const paths = formDefinitions.flatMap(({ pages }) => Object.values(pages));
const pages = new Map<string, string>();
let files: Artifact[];

beforeAll(async () => {
  const site = await builtSite();
  for (const path of paths) pages.set(path, htmlOf(site, `${path.slice(1)}.html`));
  files = servedPages(site);
});

/** What the site says when a choice is no longer there. */
const gone = async (locale: string) => (await realContent()).own(locale).ui.errors.gone;

/** The pages of the site, in a folder of their own. */
function siteFolder(): string {
  const folder = temporaryFolder();
  for (const { path, body } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  return folder;
}

/** The site with its form store, for one test. */
async function served(options: Partial<HandlerOptions> = {}) {
  const folder = siteFolder();
  const store = await openLeads(newLocation(), { create: true });
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const rate = { ...defaultRate, burst: 1000 };
  const server = await serveForms(
    createFormHandler({ forms: forms.forms, store, rate, log, ...options }),
    folder,
  );
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  const rows = async () => (await store.select({})).toReversed();
  return { url: server.url, store, rows, logged, folder };
}

describe('a form that the page sends by script', () => {
  it('is stored with exactly its fields before it is answered (specification 8.10)', async () => {
    const { url, rows } = await served();
    const answers = [await postByScript(url, quoteFields), await postByScript(url, contactFields)];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'received' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const [quote, contact] = await rows();
    const { 'form-name': _, ...quoted } = quoteFields;
    expect(quote).toMatchObject({ form: 'contact', fields: quoted });
    expect(Object.keys(quote?.fields ?? {})).toEqual(Object.keys(quoted));
    const { 'form-name': __, ...contacted } = contactFields;
    expect(contact).toMatchObject({ form: 'simple-contact', fields: contacted });
  });

  it('is stored with plain spaces, whatever the page or the visitor has put between words', async () => {
    const { url, rows } = await served();
    // As a page sends it that was opened before its choices had plain spaces.
    const spaced = Object.entries(quoteFields).map(([name, value]) => [
      name,
      value.replaceAll(' ', '\u00A0'),
    ]);
    const change = {
      selectedServices: quoteFields.selectedServices,
      email: '\u2009jona@hemja.example\u3000',
    };
    expect((await postByScript(url, { ...Object.fromEntries(spaced), ...change })).status).toBe(200);
    const { 'form-name': _, ...plain } = quoteFields;
    expect((await rows())[0]?.fields).toEqual(plain);
  });

  it.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ email: 'jona' }, { email: 'malformed' }],
    [{ email: 'a@b.is\nBcc: c@d.is' }, { email: 'malformed' }],
    [
      { message: '', email: '' },
      { message: 'missing', email: 'missing' },
    ],
  ])('with %j is refused as the browser would', async (change, wrong) => {
    const { url, rows } = await served();
    const answer = await postByScript(url, { ...contactFields, ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: 'invalid', fields: wrong });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a choice that is not on the page', { timeline: 'Í gær' }],
    ['a budget of the other kind', { monthlyBudget: '10.000.000 kr.' }],
    ['a service that is not on the page', { selectedServices: 'Kaffi' }],
    ['services in another order', { selectedServices: 'Samfélagsmiðlar, Markaðssetning' }],
    ['a name of 201 letters', { name: 'á'.repeat(201) }],
    ['a description of 6,001 letters', { description: 'á'.repeat(6001) }],
  ])('is refused with %s', async (_, change) => {
    const { url, rows } = await served();
    expect((await postByScript(url, { ...quoteFields, ...change })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('is refused, and not cut, with more than the ten digits of a kennitala (specification 8.5)', async () => {
    const { url, rows } = await served();
    const fields = { ...quoteFields, kennitala: '1'.repeat(200) };
    const answer = await postByScript(url, fields);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'invalid', fields: { kennitala: 'malformed' } },
    ]);
    const page = await postByForm(`${url}/fa-tilbod`, fields);
    expect([page.status, page.body.includes('id="_field-kennitala-error"')]).toEqual([422, true]);
    expect(await rows()).toEqual([]);
    expect((await postByScript(url, { ...fields, kennitala: '123456-7890' })).status).toBe(200);
    expect((await rows())[0]?.fields.kennitala).toBe('1234567890');
  });

  it('takes the longest texts, whose lines count one for each break', async () => {
    const { url, rows } = await served();
    const description = `${'á'.repeat(5998)}\r\nb`;
    expect((await postByScript(url, { ...quoteFields, description })).status).toBe(200);
    expect((await rows())[0]?.fields.description).toBe(`${'á'.repeat(5998)}\nb`);
  });

  it('takes the English words too, and drops a budget that no service asks for (specification 8.8)', async () => {
    const { url, rows } = await served();
    const english = {
      timeline: 'Within a month',
      selectedServices: 'Branding',
      monthlyBudget: 'Other amount',
    };
    const choices = optionsOf('/en/get-quote');
    const change = {
      ...english,
      timeline: choices.timeline[1] ?? '',
      monthlyBudget: choices.monthlyBudget.at(-1) ?? '',
    };
    const services = choices.services[2] ?? '';
    const answer = await postByScript(url, { ...quoteFields, ...change, selectedServices: services });
    expect(answer.status).toBe(200);
    expect((await rows())[0]?.fields).toMatchObject({ monthlyBudget: '', selectedServices: services });
  });

  it('is one row when it is sent twice with its key, at the same time or later', async () => {
    const { url, rows } = await served();
    const headers = { 'Idempotency-Key': 'abcdef0123456789' };
    const twice = [postByScript(url, contactFields, headers), postByScript(url, contactFields, headers)];
    const answers = [...(await Promise.all(twice)), await postByScript(url, contactFields, headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
    expect((await postByScript(url, { ...contactFields, name: 'Jón' }, headers)).status).toBe(422);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a form that the browser sends without script', () => {
  it.each([
    ['/hafa-samband', contactFields],
    ['/en/contact', contactFields],
    ['/fa-tilbod', quoteFields],
    ['/en/get-quote', quoteFields],
  ])('from %s leads to its success, which a reload shows again and does not send', async (path, fields) => {
    const { url, rows } = await served();
    const answer = await postByForm(`${url}${path}`, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${path}#_sent`);
    const html = await (await fetch(`${url}${path}`)).text();
    const [sent] = all(html, 'div', 'form-sent');
    expect(sent?.attributes.id).toBe('_sent');
    expect(sent?.text).toMatch(/24/);
    expect(html).toMatch(/#_sent:not\(:target\)[^}]*display:none/);
    expect(await rows()).toMatchObject([{ locale: path.startsWith('/en') ? 'en' : 'is' }]);
  });

  it('is one row when it is sent twice', async () => {
    const { url, rows } = await served();
    const twice = [
      postByForm(`${url}/hafa-samband`, contactFields),
      postByForm(`${url}/hafa-samband`, contactFields),
    ];
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
    await postByForm(`${url}/hafa-samband`, contactFields);
    expect(await rows()).toHaveLength(1);
  });

  it('comes back in the visitor’s language with what is wrong and what was typed, escaped (WCAG 3.3.1)', async () => {
    const { url, rows } = await served();
    const hostile = `"><script>alert(1)</script>'&amp;`;
    const body = new URLSearchParams({
      ...quoteFields,
      name: hostile,
      email: 'x',
      description: '</textarea><b>',
    });
    body.delete('selectedServices');
    body.append('selectedServices', 'Vörumerki');
    body.append('selectedServices', 'Efni');
    const answer = await postByForm(`${url}/fa-tilbod`, body.toString());
    expect(answer.status).toBe(422);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).not.toContain('</textarea><b>');
    const html = answer.body;
    expect(all(html, 'title')[0]?.text).toMatch(/^Villa: /);
    expect(all(html, 'div', 'error-summary')[0]?.text).toContain(
      ((await pageOf('is', 'quote')).data as Quote).form.email.malformed,
    );
    expect(all(html, 'div', 'error-summary')[0]?.attributes).toHaveProperty('autofocus');
    const inputs = new Map(all(html, 'input').map(({ attributes }) => [attributes.id, attributes]));
    expect(inputs.get('_field-name')?.value).toBe(hostile);
    expect(inputs.get('_field-email')).toMatchObject({ value: 'x', 'aria-invalid': 'true' });
    expect(all(html, 'textarea')[0]?.text).toBe('</textarea><b>');
    const ticked = all(html, 'input', 'choice__box').filter(({ attributes }) => 'checked' in attributes);
    expect(ticked.map(({ attributes }) => attributes.value)).toEqual(['Vörumerki', 'Efni']);
    const chosen = all(html, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text }) => text)).toContain('Innan mánaðar');
    expect(await rows()).toEqual([]);
  });

  it('that came back gives the browser’s script the same, and keeps its language', async () => {
    const { url, rows } = await served();
    const answer = await postByForm(`${url}/en/contact`, { ...contactFields, email: '' });
    const json = /<script type="application\/json">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(json).posted).toEqual({
      locale: 'en',
      values: { name: contactFields.name, email: '', message: contactFields.message },
      errors: [{ field: 'email', word: 'missing' }],
      gone: [],
    });
    expect(all(answer.body, 'title')[0]?.text).toMatch(/^Error: /);
    // The answer stands at `/`, so its own post comes from there.
    const hidden = all(answer.body, 'input').find(({ attributes }) => attributes.name === 'language');
    expect(hidden?.attributes.value).toBe('en');
    const again = await postByForm(`${url}/`, { ...contactFields, language: 'en' });
    expect(again.headers.get('location')).toBe('/en/contact#_sent');
    expect(await rows()).toMatchObject([{ locale: 'en' }]);
  });

  it('comes back with what was typed when it chose what the site no longer offers', async () => {
    const { url, rows } = await served();
    const body = new URLSearchParams({ ...quoteFields, timeline: 'Fyrir jól í fyrra' });
    body.delete('selectedServices');
    body.append('selectedServices', 'Efni');
    body.append('selectedServices', 'Gamalt');
    const answer = await postByForm(`${url}/fa-tilbod`, body.toString());
    expect(answer.status).toBe(422);
    expect(all(answer.body, 'div', 'error-summary')[0]?.text).toBe(
      fillText(await gone('is'), { choices: 'Gamalt, Fyrir jól í fyrra' }),
    );
    const name = all(answer.body, 'input').find(({ attributes }) => attributes.id === '_field-name');
    expect(name?.attributes.value).toBe(quoteFields.name);
    const ticked = all(answer.body, 'input', 'choice__box').filter(
      ({ attributes }) => 'checked' in attributes,
    );
    expect(ticked.map(({ attributes }) => attributes.value)).toEqual(['Efni']);
    expect(await rows()).toEqual([]);
  });

  it('says what else is wrong when it chose what the site no longer offers', async () => {
    const { url } = await served();
    const body = new URLSearchParams({
      ...quoteFields,
      timeline: 'Fyrir jól í fyrra',
      email: 'ekki netfang',
    });
    const answer = await postByForm(`${url}/fa-tilbod`, body.toString());
    expect(answer.status).toBe(422);
    expect(all(answer.body, 'title')[0]?.text).toMatch(/^Villa: /);
    const wrong = all(answer.body, 'input').filter(({ attributes }) => attributes['aria-invalid'] === 'true');
    expect(wrong.map(({ attributes }) => attributes.name)).toEqual(['email']);
    const boxes = all(answer.body, 'div', 'error-summary').map(({ text }) => text);
    expect(boxes).toHaveLength(2);
    expect(boxes[1]).toContain((await gone('is')).split('{choices}')[0]);
  });

  it('shows no control characters of what is gone, which no page may hold', async () => {
    const { url } = await served();
    const change = { selectedServices: 'a\0b\u0085c', timeline: '', monthlyBudget: '' };
    const answer = await postByForm(`${url}/en/get-quote`, { ...quoteFields, ...change });
    expect(answer.body).toContain('a�b�c');
    for (const letter of ['\0', '\u0085']) expect(answer.body).not.toContain(letter);
  });

  it('names what is gone in the visitor’s language, as text', async () => {
    const { url } = await served();
    const change = { selectedServices: '<b>$&</b> {phone}', timeline: '', monthlyBudget: '' };
    const answer = await postByForm(`${url}/en/get-quote`, { ...quoteFields, ...change });
    expect(all(answer.body, 'div', 'error-summary').map(({ text }) => text)).toEqual([
      fillText(await gone('en'), { choices: '<b>$&</b> {phone}' }),
    ]);
    expect(answer.body).not.toContain('<b>');
  });

  it.each([
    [{}, '/hafa-samband'],
    [{ 'Accept-Language': 'en-GB,en;q=0.9,is;q=0.8' }, '/en/contact'],
    [{ 'Accept-Language': 'is-IS,is;q=0.9,en;q=0.8' }, '/hafa-samband'],
    [{ 'Accept-Language': 'de' }, '/hafa-samband'],
  ])('without a referrer and with %j comes to %s', async (headers, page) => {
    const { url } = await served();
    const answer = await postByForm(`${url}`, contactFields, { Referer: '', ...headers });
    expect(answer.headers.get('location')).toBe(`${page}#_sent`);
  });
});

describe('a post without script that is not one of the site’s forms', () => {
  const stranger = { Origin: 'https://evil.example', Referer: 'https://evil.example/en/trap' };
  const otherForm = { ...contactFields, 'form-name': 'other' };
  const other = { 'Content-Type': 'text/plain' };
  it.each([
    { post: 'from another site', status: 403, fields: contactFields, headers: stranger },
    { post: 'of another type', status: 415, fields: contactFields, headers: other },
    { post: 'of another form', status: 404, fields: otherForm, headers: {} },
    { post: 'that cannot be read', status: 400, fields: 'form-name=simple-contact&name=%', headers: {} },
  ])('$post is answered with $status and the contact page, which says how else to reach us', async (row) => {
    const { status, fields, headers } = row;
    const { url, rows } = await served();
    const answer = await postByForm(`${url}/en/contact`, fields, { 'Accept-Language': 'is', ...headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    // What another site says about the visitor is not believed.
    const lang = status === 403 ? 'is' : 'en';
    expect(all(answer.body, 'html')[0]?.attributes.lang).toBe(lang);
    const box = all(answer.body, 'div', 'error-summary').map(({ text }) => text);
    const [words] = (await realContent()).own(lang).ui.errors.lost.split('{phone}');
    expect(box).toEqual([expect.stringContaining(words ?? '')]);
    expect(box[0]).toContain('+354\u00A0555\u00A00100');
    expect(answer.body).not.toContain(contactFields.email);
    expect(await rows()).toEqual([]);
  });

  it('is the same for everybody, however often it is sent', async () => {
    const { url } = await served();
    const send = (email: string) => postByForm(`${url}/hafa-samband`, { 'form-name': 'other', email });
    const [first, second] = [await send('a@b.is'), await send('c@d.is')];
    expect(first.body).toBe(second.body);
  });

  it('is answered in JSON when it is a script that sends it', async () => {
    const { url } = await served();
    const answer = await postByScript(url, { 'form-name': 'other' }, { Accept: 'text/html' });
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'unknown-form' }]);
  });
});

describe('a robot', () => {
  it('that fills the trap is answered like anybody, and stored nowhere (specification 8.9)', async () => {
    const { url, rows } = await served();
    const trapped = { ...contactFields, email: 'not even an address', 'bot-field': 'x' };
    const answer = await postByScript(url, trapped);
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"received"}']);
    const page = await postByForm(`${url}/hafa-samband`, trapped);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/hafa-samband#_sent']);
    expect(await rows()).toEqual([]);
  });
});

describe('a body that no form of the site sends', () => {
  const whole = new URLSearchParams(contactFields).toString();
  const type = 'application/x-www-form-urlencoded';
  it.each<[string, string | Uint8Array, string, number]>([
    ['JSON', JSON.stringify(contactFields), 'application/json', 415],
    ['multipart', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 415],
    ['plain text', whole, 'text/plain', 415],
    ['no type', whole, '', 415],
    ['another character set', whole, `${type}; charset=iso-8859-1`, 415],
    ['UTF-8, named', whole, `${type}; charset=UTF-8`, 200],
    ['a broken percent sign', `${whole}&x=%zz`, type, 400],
    ['a percent sign at the end', `${whole}&x=%`, type, 400],
    ['bytes that are no UTF-8', `${whole}&x=%ff`, type, 400],
    ['raw bytes that are no UTF-8', Buffer.concat([Buffer.from(`${whole}&x=`), Buffer.of(0xff)]), type, 400],
    ['half a surrogate', `${whole}&x=%ED%A0%80`, type, 400],
    ['10,000 fields', `${whole}${'&x='.repeat(10_000)}`, type, 400],
    ['a field twice', `${whole}&name=B`, type, 422],
    ['the name of the form twice', `${whole}&form-name=contact`, type, 404],
    ['fields that mean something to JavaScript', `${whole}&__proto__=x&constructor=y&toString=z`, type, 200],
    ['a form of that name', 'form-name=constructor&name=x', type, 404],
    ['another form', 'form-name=newsletter&name=x', type, 404],
    ['no form', 'name=x', type, 404],
    ['nothing', '', type, 404],
  ])('%s', async (...[, body, contentType, status]) => {
    const { url, rows } = await served();
    const answer = await rawPost(url, body, {
      Origin: url,
      'Content-Type': contentType,
      'Idempotency-Key': 'abcdefgh',
    });
    expect(answer.status).toBe(status);
    const stored = await rows();
    expect(stored).toHaveLength(status === 200 ? 1 : 0);
    for (const { fields } of stored) expect(Object.keys(fields)).toEqual(['name', 'email', 'message']);
    expect(Object.prototype).not.toHaveProperty('x');
    expect((await postByScript(url, contactFields)).status).toBe(200);
  });

  it('of more than 64 kB is refused and the connection closed, with and without a length', async () => {
    const { url, rows } = await served();
    const long = Buffer.alloc(80 * 1024, 'x');
    const known = await rawPost(url, long, { Connection: 'keep-alive', Origin: url, 'Content-Type': type });
    expect([known.status, known.headers.get('connection')]).toEqual([413, 'close']);
    const head = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: ${type}\r\n\r\n`;
    const chunk = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'x'), Buffer.from('\r\n')]);
    const unknown = await converse(url, [Buffer.from(head), ...Array.from({ length: 5 }, () => chunk)]);
    expect([unknown.status, unknown.headers.get('connection')]).toEqual([413, 'close']);
    expect(await rows()).toEqual([]);
  });

  it.each(['short', 'x'.repeat(101), 'with blanks in it', '../../../etc'])('with the key %j', async (key) => {
    const { url } = await served();
    expect((await postByScript(url, contactFields, { 'Idempotency-Key': key })).status).toBe(400);
  });
});

describe('where a post comes from', () => {
  it.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 303],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{}, 303],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: '' }, 403],
  ])('%j is answered with %i', async (headers, status) => {
    const { url, rows } = await served();
    const answer = await postByForm(`${url}/hafa-samband`, contactFields, headers);
    expect(answer.status).toBe(status);
    expect(await rows()).toHaveLength(status === 303 ? 1 : 0);
  });
});

describe('a burst from one address', () => {
  it('is asked to wait, with what was typed; other addresses are not', async () => {
    const { url, rows } = await served({ rate: { burst: 2, perMinute: 1, senders: 100 }, trustsProxy: true });
    const post = (from: string, fields: Record<string, string> = {}) =>
      postByForm(`${url}/hafa-samband`, { ...contactFields, ...fields }, { 'X-Forwarded-For': from });
    const first = [await post('192.0.2.1', { name: 'A' }), await post('192.0.2.1', { name: 'B' })];
    expect(first.map(({ status }) => status)).toEqual([303, 303]);
    const third = await post('192.0.2.1', { name: 'C' });
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(all(third.body, 'div', 'error-summary')[0]?.text).toContain('Reyndu aftur eftir smástund');
    expect(
      all(third.body, 'input').find(({ attributes }) => attributes.id === '_field-name')?.attributes.value,
    ).toBe('C');
    expect((await post('192.0.2.1, 198.51.100.7')).status).toBe(303);
    expect((await postByScript(url, contactFields, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
    expect(await rows()).toHaveLength(3);
  });

  it('trusts no X-Forwarded-For unless that is allowed', async () => {
    const { url } = await served({ rate: { burst: 1, perMinute: 1, senders: 100 } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    expect((await postByScript(url, contactFields, from('192.0.2.1'))).status).toBe(200);
    expect((await postByScript(url, contactFields, from('192.0.2.2'))).status).toBe(429);
  });
});

describe('what visitors write', () => {
  it('is text, whatever it is', async () => {
    const { url, rows } = await served();
    const hostile = { name: 'A\r\nBcc: x@y.is\0', message: 'a\r\nb\rc\0' };
    await postByScript(url, { ...contactFields, ...hostile });
    expect((await rows())[0]?.fields).toMatchObject({
      name: 'A Bcc: x@y.is\uFFFD',
      message: 'a\nb\nc\uFFFD',
    });
  });

  it('is in no line of the log', async () => {
    const broken: Pick<LeadStore, 'add' | 'count'> = {
      add: () => Promise.reject(new TypeError('jona@hemja.example')),
      count: async () => 0,
    };
    const { url, logged } = await served({ store: broken });
    const answer = await postByScript(url, contactFields);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(logged).toEqual(['A form could not be read (TypeError).']);
  });
});

describe('a database that cannot be used', () => {
  it('is answered with 503 and the form with what was typed, while pages are served; then it goes on', async () => {
    const location = newLocation();
    const store = await openLeads(location, { create: true });
    onTestFinished(() => store.close());
    const { url, logged } = await served({ store });
    renameSync(location.path, `${location.path}.away`);
    const answer = await postByScript(url, contactFields);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const page = await postByForm(`${url}/en/contact`, contactFields);
    expect(page.status).toBe(503);
    expect(all(page.body, 'div', 'error-summary')[0]?.text).toContain('Try again in a moment, call');
    expect(all(page.body, 'textarea')[0]?.text).toContain('hvað kostar vefur?');
    expect((await fetch(`${url}/hafa-samband`)).status).toBe(200);
    expect(logged.join()).not.toContain('jona');
    renameSync(`${location.path}.away`, location.path);
    expect((await postByScript(url, contactFields)).status).toBe(200);
    expect(await store.select({})).toHaveLength(1);
  });
});

describe('a folder that changes under the server', () => {
  const altered = (folder: string) =>
    writeFileSync(join(folder, 'hafa-samband.html'), '<p id="evil">nobody has built this</p>');
  it.each([
    ['a page of a form was altered', altered],
    ['all of it is gone', (folder: string) => rmSync(folder, { recursive: true })],
  ])('does not reach the forms: %s', async (_, change) => {
    const { url, folder, rows, logged } = await served();
    change(folder);
    expect((await postByForm(`${url}/hafa-samband`, contactFields)).status).toBe(303);
    const back = await postByForm(`${url}/hafa-samband`, { ...contactFields, email: 'x' });
    expect(back.status).toBe(422);
    expect(back.body).not.toContain('evil');
    expect(all(back.body, 'textarea')[0]?.text).toContain('hvað kostar vefur?');
    expect([(await rows()).length, logged]).toEqual([1, []]);
  });
});

describe('the whole, run as a process', () => {
  it.each([
    ['damaged', (path: string) => writeFileSync(path, 'x'.repeat(9000)), 'is damaged or not a database'],
    ['a folder', (path: string) => mkdirSync(path), 'cannot be read or written'],
  ])(
    'serves pages while the database is %s, says so once, and goes on when it is repaired',
    async (_, harm, said) => {
      const { path, folder } = newLocation();
      mkdirSync(dirname(path));
      harm(path);
      const { port, notes } = await startServe(folder, '--out', siteFolder(), '--leads', 'data/leads.db');
      const url = `http://127.0.0.1:${port}`;
      expect((await fetch(`${url}/hafa-samband`)).status).toBe(200);
      expect((await postByScript(url, contactFields)).status).toBe(503);
      expect((await postByForm(`${url}/en/contact`, contactFields)).status).toBe(503);
      renameSync(path, `${path}.away`);
      const posted = async () => (await postByScript(url, contactFields)).status;
      // Not too often: more than ten posts at once are turned away.
      await expect.poll(posted, { timeout: 30_000, interval: 1000 }).toBe(200);
      await expect
        .poll(() => notes, { timeout: 30_000 })
        .toEqual([
          expect.stringMatching(
            `^\\S+Z The database of leads, data/leads.db, ${said}.* Until then forms are`,
          ),
          expect.stringMatching(/^\S+Z The database of leads can be used again\.$/),
        ]);
    },
  );

  it('answers and stores what is being posted when it is stopped, and closes the database', async () => {
    const location = newLocation();
    const { child, port } = await startServe('/', '--out', siteFolder(), '--leads', location.path);
    const fields = new URLSearchParams(contactFields).toString();
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const bytes = post('/', fields, 'Origin: http://hemja.example', 'Accept: text/html', type);
    const finish = await halfRequest(port, bytes);
    expect(readdirSync(dirname(location.path))).toContain('leads.db-wal');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await untilClosed(port);
    expect(await finish()).toMatch(/^HTTP\/1\.1 303 .*\r\nLocation: \/hafa-samband#_sent\r\n/s);
    expect(await ended).toEqual([0, null]);
    // SQLite writes its log into the database and removes it when the last connection is closed.
    expect(readdirSync(dirname(location.path))).toEqual(['leads.db']);
    const store = await openLeads(location);
    onTestFinished(() => store.close());
    expect(await store.select({})).toMatchObject([{ fields: { name: contactFields.name } }]);
  });

  const prove = (name: string, ...args: string[]) => {
    const folder = siteFolder();
    const script = join(projectDir, 'tests/bench', name);
    return spawnSync(process.execPath, [script, '--site', folder, ...args], { encoding: 'utf8' });
  };

  it('loses nothing that it has accepted when it is killed (a hundred times: npm run bench -- kill)', () => {
    const { status, stdout, stderr } = prove('kill.mjs', '--rounds', '3');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/3 × SIGKILL, [1-9]\d* messages accepted, 0 failures/);
    expect(stdout).toMatch(/between two answers the write-ahead log was synchronised|strace is not here/);
    expect(status).toBe(0);
  });

  it('says when the disk is full, serves pages, and goes on when there is space', () => {
    const { status, stdout, stderr } = prove('full-disk.mjs');
    if (stdout.startsWith('skipped')) console.warn(stdout);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^full disk: 503 and back|^skipped/);
    expect(status).toBe(0);
  });
});

/** The choices of the quote form on a page. */
function optionsOf(path: string) {
  const html = pages.get(path) ?? '';
  const of = (name: string) => {
    const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '';
    return all(select, 'option')
      .map(({ attributes }) => attributes.value ?? '')
      .slice(1);
  };
  const services = all(html, 'input', 'choice__box').map(({ attributes }) => attributes.value ?? '');
  return { timeline: of('timeline'), monthlyBudget: of('monthlyBudget'), services };
}
