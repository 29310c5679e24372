import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Channel,
  createDescriber,
  createMailChannel,
  createWebhookChannel,
  openLeads,
  startDeliveryWorker,
} from '../../../src/leads/index.ts';
import { forms as received } from '../../../templates/forms/index.ts';
import { handClock, message, newLocation, opened, until } from '../../support/leads.ts';

interface Mail {
  to: string[];
  text: string;
}

/** A real mail server on this machine; `refuses` and `hangs` say how many mails it refuses or never answers before it takes one. */
async function mailServer(refuses = 0, { insecure = true, offers = false, hangs = 0 } = {}) {
  const mails: Mail[] = [];
  /** What came over a connection that anybody between could read. */
  const inClear: string[] = [];
  const hung: SMTPServerSession[] = [];
  let left = refuses;
  const server = new SMTPServer({
    authOptional: true,
    // Who was never answered is not waited for.
    closeTimeout: 1,
    ...(offers ? {} : { disabledCommands: ['STARTTLS'] }),
    allowInsecureAuth: true,
    onAuth({ username }, session, done) {
      if (!session.secure) inClear.push(username ?? '');
      done(null, { user: username });
    },
    onMailFrom({ address }, session, done) {
      if (!session.secure) inClear.push(address);
      done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (hung.length < hangs) return hung.push(session);
        left -= 1;
        if (left >= 0)
          return done(Object.assign(new Error('Busy: jona@hemja.example'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    inClear,
    hung,
    settings: {
      ...{ smtpUrl: `smtp://notandi:leyndarmal@127.0.0.1:${port}`, insecure },
      ...{ to: 'sala@hemja.example', from: 'vefur@hemja.example' },
    },
  };
}

/** A real server that takes posts, and answers with these statuses first; it never answers where there is 0. */
async function webhookServer(statuses: number[] = []) {
  const posts: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      const status = statuses.shift() ?? 200;
      if (status !== 0) response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads` };
}

/** A store whose leads are told on one channel. */
async function delivering(name: string, channel: Channel) {
  const location = newLocation();
  const store = await opened(location, { channels: [name] });
  const logged: string[] = [];
  const channels = new Map([[name, channel]]);
  const start = () => {
    const log = (line: string) => logged.push(line);
    const delivery = startDeliveryWorker({ store, channels, log, firstDelay: 20 });
    onTestFinished(() => delivery.stop());
    return delivery;
  };
  const isQuiet = async () => (await store.queue.untilDue([name])) === undefined;
  return { store, start, logged, isQuiet, location };
}

describe('mail about a lead', () => {
  it('has its fields in Icelandic, and is answered to the visitor', async () => {
    const { mails, settings } = await mailServer();
    const { store, start, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    await store.add(message({ locale: 'en' }, { name: 'Jóna Þöll' }));
    start();
    await until(isQuiet);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual(['sala@hemja.example']);
    const text = decodeMail(mails[0]?.text ?? '');
    expect(text).toContain('Subject: Skilaboð af vefnum: Jóna Þöll');
    expect(text).toContain('Reply-To: Jóna Þöll <jona@hemja.example>');
    expect(text).toMatch(/Nafn: Jóna Þöll\s+Netfang: jona@hemja\.example\s+Skilaboð:\s+Hæ\s+þið/);
    expect(text).toMatch(/Nr\. 1, móttekið \d+\. \p{Ll}+ \d{4} kl\. \d\d\.\d\d, á ensku\./u);
  });

  it('has no address for a reply when the visitor left none', async () => {
    const { mails, settings } = await mailServer();
    const { store, start, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    await store.add(message({}, { email: '' }));
    start();
    await until(isQuiet);
    expect(mails[0]?.text).toContain('Subject:');
    expect(mails[0]?.text).not.toContain('Reply-To');
  });

  it('is never steered by what a visitor has written', async () => {
    const { mails, settings } = await mailServer();
    const { store, start, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    const name = 'A\r\nBcc: evil@evil.example\r\n\r\n<b>body</b>\u001b[2J';
    await store.add(
      message({}, { name, email: 'a@b.is\r\nBcc:evil@evil.example', message: '.\r\nQUIT\r\n' }),
    );
    await store.add(message({}, { name: '"x" <evil@evil.example>, y', email: 'evil@evil.example,z@b.is' }));
    start();
    await until(isQuiet);
    expect(mails).toHaveLength(2);
    for (const { to, text } of mails) {
      expect(to).toEqual(['sala@hemja.example']);
      const [head = ''] = text.split('\r\n\r\n');
      expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
      expect(head).toMatch(/^To: sala@hemja\.example$/m);
    }
  });

  it('is tried again until the mail server takes it, once, without a word of it in the log', async () => {
    const { mails, settings } = await mailServer(2);
    const { store, start, logged, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    const delivery = start();
    await store.add(message());
    delivery.wake();
    await until(isQuiet);
    expect(mails).toHaveLength(1);
    expect(logged).toEqual([
      'Lead 1 could not be sent by mail (EMESSAGE 451), attempt 1.',
      'Lead 1 could not be sent by mail (EMESSAGE 451), attempt 2.',
    ]);
  });
});

describe('mail goes over TLS alone', () => {
  it.each([
    ['offers no STARTTLS', { offers: false }],
    ['has a certificate that nobody knows', { offers: true }],
  ])('and waits when the server %s', async (_, { offers }) => {
    const { mails, inClear, settings } = await mailServer(0, { insecure: false, offers });
    const { store, start, logged, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    await store.add(message());
    start();
    await until(async () => logged.length > 1);
    expect(logged[0]).toMatch(
      /^Lead 1 could not be sent by mail \(E.*: its server offers no trustworthy TLS\), attempt 1\.$/,
    );
    expect([mails, inClear]).toEqual([[], []]);
    expect(await isQuiet()).toBe(false);
  });

  it('unless that is not wanted', async () => {
    const { mails, inClear, settings } = await mailServer(0, { insecure: true });
    const { store, start, isQuiet } = await delivering(
      'mail',
      createMailChannel(settings, createDescriber(received)),
    );
    await store.add(message());
    start();
    await until(isQuiet);
    expect([mails.length, inClear]).toEqual([1, ['notandi', 'vefur@hemja.example']]);
  });
});

describe('a webhook', () => {
  it('gets the lead as JSON, signed as Standard Webhooks are', async () => {
    const { posts, url } = await webhookServer();
    const secret = `whsec_${Buffer.from('leyndarmál').toString('base64')}`;
    const { store, start, isQuiet } = await delivering('webhook', createWebhookChannel({ url, secret }));
    await store.add(message());
    start();
    await until(isQuiet);
    const [{ headers, body } = { headers: {}, body: '{}' }] = posts;
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.received',
      data: { id: 1, fields: { name: 'Jóna' } },
    });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const hash = createHmac('sha256', 'leyndarmál').update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${hash}`);
  });

  it('is posted to again after a refusal or a redirect, under the same id', async () => {
    const { posts, url } = await webhookServer([500, 302]);
    const { store, start, isQuiet, logged } = await delivering('webhook', createWebhookChannel({ url }));
    await store.add(message());
    start();
    await until(isQuiet);
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(logged).toHaveLength(2);
  });
});

/** Time limits that end when the test says so: by how long they are, in milliseconds. */
function handLimits(): { lengths(): number[]; end(length: number): void } {
  const limits: { length: number; controller: AbortController }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((length) => {
    const controller = new AbortController();
    limits.push({ length, controller });
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return {
    lengths: () => limits.map(({ length }) => length),
    end(length) {
      for (const limit of limits)
        if (limit.length === length) limit.controller.abort(new DOMException('too long', 'TimeoutError'));
    },
  };
}

describe('an attempt that hangs', () => {
  const minute = 60_000;

  it('at a mail server that takes the mail and never answers ends after a minute, and the next one arrives', async () => {
    const limits = handLimits();
    const { mails, settings, hung } = await mailServer(0, { hangs: 1 });
    const channel = createMailChannel(settings, createDescriber(received));
    const { store, start, logged, isQuiet } = await delivering('mail', channel);
    await store.add(message());
    start();
    await until(() => hung.length === 1);
    expect(logged).toEqual([]);
    limits.end(minute);
    await until(isQuiet);
    expect(logged).toEqual(['Lead 1 could not be sent by mail (TimeoutError), attempt 1.']);
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['a webhook that never answers', 15_000],
    ['a webhook that has more time than an attempt', minute],
  ])('at %s ends after %i ms, and the next one arrives', async (_, length) => {
    const limits = handLimits();
    const { posts, url } = await webhookServer([0]);
    const { store, start, logged, isQuiet } = await delivering('webhook', createWebhookChannel({ url }));
    await store.add(message());
    start();
    await until(() => posts.length === 1);
    expect(logged).toEqual([]);
    limits.end(length);
    await until(isQuiet);
    expect(logged).toEqual(['Lead 1 could not be sent by webhook (TimeoutError), attempt 1.']);
    expect(posts).toHaveLength(2);
  });

  it('ends before another server may make the next one', async () => {
    const limits = handLimits();
    const clock = handClock();
    const location = newLocation();
    const store = await opened(location, { channels: ['mail'], clock });
    await store.add(message());
    const begun: number[] = [];
    const silent: Channel = ({ id }, signal) =>
      new Promise((_, reject) => {
        begun.push(id);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const delivery = startDeliveryWorker({
      store,
      channels: new Map([['mail', silent]]),
      log: () => undefined,
    });
    onTestFinished(() => delivery.stop());
    await until(() => begun.length === 1);
    const [longest = Number.POSITIVE_INFINITY] = limits.lengths();
    const claim = { channels: ['mail'], limit: 1, lease: minute };
    clock.pass(longest + minute / 2);
    expect(await store.queue.claim(claim)).toEqual([]);
    clock.pass(minute);
    expect(await store.queue.claim(claim)).toHaveLength(1);
  });
});

describe('what is to be delivered', () => {
  it('outlives a server that is dead, and a crash of this one', async () => {
    const location = newLocation();
    const clock = handClock();
    const dead = await openLeads(location, { create: true, channels: ['mail', 'webhook'], clock });
    for (const key of ['key-1', 'key-2', 'key-3']) await dead.add(message({ key }));
    await dead.add(message({ key: 'key-1' }));
    // Taken by a process that dies before it could tell.
    expect(await dead.queue.claim({ channels: ['mail'], limit: 2, lease: 60_000 })).toHaveLength(2);
    await dead.close();
    const store = await opened(location, { clock });
    const told: string[] = [];
    const tell =
      (name: string) =>
      async ({ id }: { id: number }) =>
        void told.push(`${name} ${id}`);
    const channels = new Map([
      ['mail', tell('mail')],
      ['webhook', tell('webhook')],
    ]);
    const delivery = startDeliveryWorker({ store, channels, log: () => undefined });
    onTestFinished(() => delivery.stop());
    await until(() => told.length === 4);
    clock.pass(61_000);
    delivery.wake();
    await until(() => told.length === 6);
    expect(told.toSorted()).toEqual(['mail 1', 'mail 2', 'mail 3', 'webhook 1', 'webhook 2', 'webhook 3']);
  });

  it('is sent four at a time, and only once by two servers together', async () => {
    let atOnce = 0;
    let most = 0;
    const told: number[] = [];
    const slow: Channel = async ({ id }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      told.push(id);
      atOnce -= 1;
    };
    const { store, start, isQuiet, location } = await delivering('mail', slow);
    for (let at = 0; at < 20; at += 1) await store.add(message({ key: `key-${at}` }));
    start();
    await until(isQuiet);
    expect(most).toBe(4);
    const other = await opened(location);
    for (let at = 20; at < 40; at += 1) await store.add(message({ key: `key-${at}` }));
    for (const one of [store, other]) {
      const delivery = startDeliveryWorker({
        store: one,
        channels: new Map([['mail', slow]]),
        log: () => undefined,
      });
      onTestFinished(() => delivery.stop());
    }
    await until(isQuiet);
    expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('is not put off for years by a clock that was wrong', async () => {
    const clock = handClock();
    const store = await opened(newLocation(), { channels: ['mail'], clock });
    await store.add(message());
    const claim = { channels: ['mail'], limit: 1, lease: 60_000 };
    const right = clock.time;
    clock.time = Date.parse('2099-01-01');
    expect(await store.queue.claim(claim)).toHaveLength(1);
    clock.time = right;
    expect(await store.queue.claim(claim)).toHaveLength(1);
    expect(await store.queue.claim(claim)).toHaveLength(0);
  });
});

/** The words of a mail, whatever its headers and its text are encoded in. */
function decodeMail(text: string): string {
  const bytesOf = (coded: string) => Buffer.from(coded, 'latin1').toString('utf8');
  const quoted = (coded: string) =>
    bytesOf(
      coded.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, coded: string) => quoted(coded.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString('utf8'))
    .replace(/\r\n\r\n(.*)$/s, (_, body: string) => `\r\n\r\n${quoted(body.replaceAll('=\r\n', ''))}`);
}
