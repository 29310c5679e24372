import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/define/operation.ts';
import { addressOf, createAnonymizer, isSameOrigin, networkOf } from '../../../src/server/client-address.ts';
import { readFormSettings } from '../../../src/server/forms/index.ts';
import { createRateLimiter } from '../../../src/server/forms/rate-limit.ts';
import { parseFields, readForm } from '../../../src/server/forms/read-form.ts';
import { contactRules } from '../../../templates/forms/contact/definition.ts';

const fieldsOf = (text: string) => parseFields(Buffer.from(text));

describe('an urlencoded body', () => {
  it.each([
    ['', []],
    ['&&', []],
    ['a=1', [['a', ['1']]]],
    ['a', [['a', ['']]]],
    ['=1', [['', ['1']]]],
    ['a=1=2', [['a', ['1=2']]]],
    ['a=1&a=2', [['a', ['1', '2']]]],
    ['a+b=%2B+%20', [['a b', ['+  ']]]],
    ['a=%C3%BE%f0%9f%8e%89', [['a', ['þ🎉']]]],
    ['a=þ', [['a', ['þ']]]],
    ['a=%EF%BB%BFx', [['a', ['\uFEFFx']]]],
    ['__proto__=1', [['__proto__', ['1']]]],
  ])('%j holds %j', (text, fields) => expect([...(fieldsOf(text) ?? [])]).toEqual(fields));

  it.each(['a=%', 'a=%1', 'a=%zz', '%=a', 'a=%ff', 'a=%C3', 'a=%C0%80', '&'.repeat(101)])(
    '%j is none',
    (text) => expect(fieldsOf(text)).toBeUndefined(),
  );
});

it.each([
  ['name', 'a\0b\u0085c\u001bd\ufffee\u{1ffff}', 'a�b�c�d�e�'],
  ['message', 'a\tb\r\nc\rd', 'a\tb\nc\nd'],
])('the field %s holds nothing that a page may not hold', (name, text, kept) =>
  expect(readForm(contactRules, new Map([[name, [text]]]), new Map())?.values[name]).toBe(kept),
);

describe('how often somebody may send something', () => {
  it('counts each sender alone, and gives back one attempt after the other', () => {
    let now = 5_000;
    const wait = createRateLimiter({ burst: 3, perMinute: 6, senders: 10 }, () => now);
    expect([wait('a'), wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([0, 0, 0, 10, 0]);
    now += 9_000;
    expect(wait('a')).toBe(1);
    now += 1_000;
    expect([wait('a'), wait('a')]).toEqual([0, 10]);
    now += 60_000;
    expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 10]);
  });

  it('remembers no more senders than it may; those that are active stay', () => {
    const wait = createRateLimiter({ burst: 2, perMinute: 1, senders: 100 }, () => 0);
    wait('first');
    wait('active');
    for (let at = 0; at < 98; at += 1) wait(`sender ${at}`);
    wait('active');
    wait('one more');
    expect([wait('active'), wait('first'), wait('first')]).toEqual([60, 0, 0]);
  });
});

describe('who counts as one visitor', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:DB8:0:0:ffff::2', '2001:db8:0:0'],
    ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('has a name that says nothing, and another one after each start', () => {
    const [first, second] = [createAnonymizer(), createAnonymizer()];
    expect(first('192.0.2.1')).toBe(first('::ffff:192.0.2.1'));
    expect(first('192.0.2.1')).not.toBe(second('192.0.2.1'));
    expect(first('192.0.2.1')).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['evil, 192.0.2.1', '192.0.2.1'],
    ['192.0.2.9, 2001:db8::1', '2001:db8::1'],
    ['192.0.2.1, <script>', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('is named by a trusted proxy in %j: %s', (header, address) => {
    const request = { headers: { 'x-forwarded-for': header }, remoteAddress: '127.0.0.1' };
    expect(addressOf(request, true)).toBe(address);
    expect(addressOf(request, false)).toBe('127.0.0.1');
  });
});

describe('where a post comes from', () => {
  it.each([
    [{ host: 'hemja.example', origin: 'https://hemja.example' }, true],
    [{ host: 'Hemja.example:8080', origin: 'http://hemja.example:8080' }, true],
    [{ host: 'hemja.example', origin: 'https://hemja.example.evil.example' }, false],
    [{ host: 'hemja.example', origin: 'https://hemja.example:444' }, false],
    [{ host: 'hemja.example', origin: 'null' }, false],
    [{ host: 'hemja.example' }, false],
    [{ origin: 'https://hemja.example' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site', host: 'hemja.example', origin: 'https://hemja.example' }, false],
  ])('%j: %s', (headers, isSame) => expect(isSameOrigin(headers)).toBe(isSame));
});

describe('the settings of receiving forms', () => {
  const read = (env: Record<string, string>) =>
    readFormSettings({
      ...{ leads: 'data/leads.db', operation: undefined, cwd: '/site', out: '/site/dist' },
      env,
    });

  it('may name mailboxes as mail programs do', () => {
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_TO: '"Hemja, vefur" <x@y.is>, z@y.is' };
    expect(read(mail).mail).toMatchObject({ to: mail.MAIL_TO, from: '"Hemja, vefur" <x@y.is>' });
    expect(read({ ...mail, MAIL_FROM: 'Hemja <w@y.is>' }).mail?.from).toBe('Hemja <w@y.is>');
  });

  it('come from the environment; without them no mail is sent', () => {
    expect(read({})).toMatchObject({
      location: { path: '/site/data/leads.db' },
      mail: undefined,
      webhook: undefined,
    });
    const mail = { SMTP_URL: 'smtps://a:b@mail.example', MAIL_TO: 'x@y.is, z@y.is' };
    expect(read(mail).mail).toEqual({
      ...{ smtpUrl: mail.SMTP_URL, insecure: false },
      ...{ to: mail.MAIL_TO, from: 'x@y.is' },
    });
    expect(read({ ...mail, MAIL_FROM: 'w@y.is' }).mail?.from).toBe('w@y.is');
    const webhook = { LEADS_WEBHOOK_URL: 'https://hooks.example/x', LEADS_WEBHOOK_SECRET: 's' };
    expect(read(webhook).webhook).toEqual({ url: webhook.LEADS_WEBHOOK_URL, secret: 's' });
  });

  it.each([
    [{ SMTP_URL: 'mail.example', MAIL_TO: 'x@y.is' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_TO'],
    [{ LEADS_WEBHOOK_URL: 'http://hooks.example' }, 'LEADS_WEBHOOK_URL must begin with https:'],
    [{ LEADS_WEBHOOK_URL: 'http://localhost.evil.example' }, 'LEADS_WEBHOOK_URL must begin with https:'],
    [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true', MAIL_TO: 'x@y.is' }, 'they could turn TLS off'],
    [{ SMTP_URL: 'smtp://', MAIL_TO: 'x@y.is' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'nobody' }, 'MAIL_TO must be an address'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'x@y.is', MAIL_FROM: 'x' }, 'MAIL_FROM must be an address'],
    [{ MAIL_TO: 'x@y.is' }, 'MAIL_TO needs SMTP_URL'],
    [{ LEADS_WEBHOOK_SECRET: 's' }, 'LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK_URL'],
    [{ LEADS_WEBHOOK_URL: 'https://u:p@hooks.example' }, 'cannot contain a name or password'],
  ])('%j is refused', (env, words) => expect(() => read(env)).toThrow(words));

  it('send mail without TLS only to this machine, and only when that is allowed', () => {
    const readInsecure = (host: string) =>
      readFormSettings({
        ...{ leads: 'data/leads.db', operation: undefined, cwd: '/site', out: '/site/dist' },
        ...{ smtpInsecure: true, env: { SMTP_URL: host, MAIL_TO: 'x@y.is' } },
      }).mail?.insecure;
    for (const host of ['smtp://localhost', 'smtp://127.0.0.1:25', 'smtp://[::1]:2525'])
      expect(readInsecure(host)).toBe(true);
    for (const host of ['smtp://mail.example', 'smtp://localhost.evil.example', 'smtps://127.0.0.1'])
      expect(() => readInsecure(host)).toThrow('--smtp-insecure is for a mail server on this machine');
  });

  it('keep leads as long as the site says, or for twelve months', () => {
    const place = { leads: 'data/leads.db', cwd: '/site', out: '/site/dist', env: {} };
    const operation: Operation = { forms: 'own-server', leadMonths: 6, copies: [], addressDays: 0 };
    expect(readFormSettings({ ...place, operation }).retention).toEqual({ amount: 6, unit: 'm' });
    expect(readFormSettings({ ...place, operation: undefined }).retention).toEqual({ amount: 12, unit: 'm' });
  });

  it('send copies only where the site says that they go', () => {
    const env = {
      ...{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'x@y.is' },
      ...{ LEADS_WEBHOOK_URL: 'https://hooks.example/x' },
    };
    const readWith = (...copies: Operation['copies']) =>
      readFormSettings({
        ...{ leads: 'data/leads.db', cwd: '/site', out: '/site/dist', env },
        operation: { forms: 'own-server', leadMonths: 12, copies, addressDays: 0 },
      });
    expect(readWith('mail', 'webhook')).toMatchObject({ mail: { to: 'x@y.is' }, webhook: {} });
    expect(() => readWith('webhook')).toThrow('SMTP_URL sends copies of leads, but');
    expect(() => readWith('mail')).toThrow('LEADS_WEBHOOK_URL sends copies of leads, but');
  });

  it('of this machine need no https', () => {
    expect(read({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/x' }).webhook?.url).toBe('http://127.0.0.1:9/x');
  });
});
