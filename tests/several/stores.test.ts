import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Channel, openLeads, startDeliveryWorker, startRetention } from '../../src/leads/index.ts';
import { site } from '../support/cli.ts';
import { handClock, message, until } from '../support/leads.ts';
import { locationOf, sharedStore } from './support/shared-store.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

describe('servers that share a libSQL server', () => {
  it('make its tables once when they start at the same moment', async () => {
    const shared = await sharedStore();
    const stores = await Promise.all(Array.from({ length: 8 }, () => shared.open()));
    const stored = await Promise.all(stores.map((store, at) => store.add(message({ key: `key-${at}` }))));
    expect(stored).toEqual(Array(8).fill('new'));
    expect(await shared.rows('SELECT count(*) AS n FROM schema_version')).toMatchObject([{ n: 1 }]);
    expect(await shared.rows('SELECT count(*) AS n FROM rate_key')).toMatchObject([{ n: 1 }]);
    expect(await shared.rows('SELECT count(*) AS n FROM leads')).toMatchObject([{ n: 8 }]);
  });

  it('store a message once that comes to both, with its key or without one', async () => {
    const shared = await sharedStore();
    const [a, b] = [await shared.open({ channels: ['mail'] }), await shared.open({ channels: ['mail'] })];
    const outcomes: string[][] = [];
    for (let at = 0; at < 30; at += 1) {
      const lead = message(at % 2 ? { key: `key-${at}` } : {}, { message: `nr. ${at}` });
      outcomes.push((await Promise.all([a.add(lead), b.add(lead), a.add(lead)])).toSorted());
    }
    expect(outcomes).toEqual(Array(30).fill(['new', 'repeated', 'repeated']));
    expect(await a.select({})).toHaveLength(30);
    expect(await shared.rows('SELECT count(*) AS n FROM notices')).toMatchObject([{ n: 30 }]);
    expect(await b.add(message({ key: 'key-1' }, { message: 'annað' }))).toBe('conflict');
  });

  it('let a sender send as often as one of them would alone, and others too', async () => {
    const shared = await sharedStore();
    const [a, b] = [await shared.open(), await shared.open()];
    const rate = { burst: 10, perMinute: 6 };
    const waits: number[] = [];
    for (let at = 0; at < 12; at += 1)
      waits.push(await (at % 2 ? a : b).count({ sender: '192.0.2.1', rate }));
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    for (const wait of waits.slice(10)) expect([8, 9, 10]).toContain(wait);
    expect(await a.count({ sender: '192.0.2.2', rate })).toBe(0);
    const at = `SELECT count(*) AS n, max(bucket) < 65536 AS few FROM rates`;
    expect(await shared.rows(at)).toMatchObject([{ n: 2, few: 1 }]);
  });

  it('count a sender who is free again anew, and forget the others', async () => {
    const shared = await sharedStore();
    const store = await shared.open();
    const rate = { burst: 2, perMinute: 6 };
    for (const sender of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect(await store.count({ sender, rate })).toBe(0);
    await shared.rows(`UPDATE rates SET free_at = free_at - ${hour}`);
    expect(await store.count({ sender: '192.0.2.1', rate })).toBe(0);
    expect(await shared.rows('SELECT count(*) AS n FROM rates')).toMatchObject([{ n: 1 }]);
  });

  it('take no lead for telling that another one has taken, whatever their clocks say', async () => {
    const shared = await sharedStore();
    const clock = handClock();
    const early = await shared.open({ channels: ['mail'], clock });
    const late = await shared.open({
      channels: ['mail'],
      clock: { ...clock, now: () => clock.time + 3 * hour },
    });
    await early.add(message());
    const claim = { channels: ['mail'], limit: 4, lease: 120_000 };
    expect(await early.queue.claim(claim)).toHaveLength(1);
    expect(await late.queue.claim(claim)).toHaveLength(0);
    const wait = await late.queue.untilDue(['mail']);
    expect(wait).toBeGreaterThan(110_000);
    expect(wait).toBeLessThanOrEqual(120_000);
  });

  it('agree on when a message came and which are old, whatever their clocks say', async () => {
    const shared = await sharedStore();
    const clock = { ...handClock('2051-01-01T00:00:00Z'), now: () => Date.parse('2051-01-01T00:00:00Z') };
    const store = await shared.open({ clock });
    await store.add(message());
    const [lead] = await store.select({});
    expect(Math.abs(Date.parse(lead?.receivedAt ?? '') - Date.now())).toBeLessThan(10_000);
    const log = () => undefined;
    const retention = startRetention({ store, age: { amount: 12, unit: 'm' }, log, clock });
    onTestFinished(retention.stop);
    expect(await retention.look()).toBe(0);
    await shared.rows(`UPDATE leads SET received_at = '2020-01-01T00:00:00.000Z'`);
    expect(await retention.look()).toBe(1);
  });

  it('send a lead once although the store was away when it was sent', async () => {
    const shared = await sharedStore();
    const store = await shared.open({ channels: ['mail'] });
    await store.add(message());
    const told: number[] = [];
    const mail: Channel = async ({ id }) => {
      told.push(id);
      await shared.stop();
    };
    const logged: string[] = [];
    const log = (line: string) => logged.push(line);
    const delivery = startDeliveryWorker({ store, channels: new Map([['mail', mail]]), log });
    onTestFinished(() => delivery.stop());
    await until(() => logged.length > 0);
    await shared.start();
    await until(async () => (await shared.rows('SELECT id FROM notices')).length === 0);
    expect(told).toEqual([1]);
  });

  it('read more leads than the store gives in one answer', async () => {
    const shared = await sharedStore();
    const store = await shared.open();
    const long = { message: 'ð'.repeat(30_000) };
    const all = Array.from({ length: 200 }, (_, at) => message({ key: `key-${at}` }, long));
    for (let at = 0; at < 200; at += 40) await Promise.all(all.slice(at, at + 40).map(store.add));
    const ids = (await store.select({})).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 200 }, (_, at) => 200 - at));
    expect(await store.select({ limit: 150 })).toHaveLength(150);
  });

  it('are exported lead by lead, each once, on whichever page of the store it is', async () => {
    const shared = await sharedStore();
    const store = await shared.open();
    const all = Array.from({ length: 250 }, (_, at) => message({ key: `key-${at}` }));
    await Promise.all(all.map(store.add));
    const env = { LEADS_URL: shared.url, LEADS_TOKEN: shared.token };
    const { code, stdout } = site(['leads', 'export', '--format', 'json'], { env });
    const ids = (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);
    expect([code, ids]).toEqual([0, Array.from({ length: 250 }, (_, at) => 250 - at)]);
  });

  it('leave a lead to the other one that has taken it over, also when they fail late', async () => {
    const shared = await sharedStore();
    const [slow, other] = [await shared.open({ channels: ['mail'] }), await shared.open()];
    await slow.add(message());
    const claim = { channels: ['mail'], limit: 1, lease: 120_000 };
    const [first] = await slow.queue.claim(claim);
    await shared.rows(`UPDATE notices SET due_at = due_at - ${day}`);
    expect(await other.queue.claim(claim)).toMatchObject([{ attempts: 2 }]);
    if (first) await slow.queue.postpone(first, 0);
    expect(await slow.queue.claim(claim)).toEqual([]);
  });
});

describe('a libSQL server that is not as it should be', () => {
  const line = (shown: string, rest: string) => `The database of leads, ${shown}, ${rest}.`;
  const failing = async (url: string, token?: string) => {
    const store = await openLeads(locationOf(url, token), {});
    onTestFinished(() => store.close());
    return expect(store.add(message())).rejects;
  };

  it('is named in one line without the token: one that is wrong, missing, out of date or may not write', async () => {
    const { url, tokenWith } = await sharedStore();
    const wrong = line(url, 'does not accept the token; check LEADS_TOKEN');
    for (const token of [undefined, 'secret', tokenWith({ exp: 1 })]) {
      const store = await openLeads(locationOf(url, token), {});
      await expect(store.add(message())).rejects.toThrow(wrong);
      await store.close();
    }
    const readOnly = await failing(url, tokenWith({ a: 'ro' }));
    await readOnly.toThrow(line(url, 'does not let this token write; check LEADS_TOKEN'));
  });

  it('is named in one line when its address is that of nobody', async () => {
    const nobody = await failing('https://nobody.invalid');
    await nobody.toThrow(
      line('https://nobody.invalid', 'is on a host that cannot be found; check LEADS_URL'),
    );
  });

  it('is named in one line when it speaks no TLS, or another path is asked', async () => {
    const { url, token } = await sharedStore();
    const secure = url.replace('http:', 'https:');
    const noTls = await failing(secure, token);
    await noTls.toThrow(
      line(secure, 'has no certificate for this address, or does not speak TLS; check LEADS_URL'),
    );
    const elsewhere = await failing(`${url}/elsewhere/`, token);
    await elsewhere.toThrow(
      line(url, 'is not a libSQL server, though something answers there; check LEADS_URL'),
    );
  });

  it.each([
    [200, 'is not a libSQL server, though something answers there; check LEADS_URL'],
    [302, 'is not a libSQL server, though something answers there; check LEADS_URL'],
    [404, 'is not a libSQL server, though something answers there; check LEADS_URL'],
    [502, 'answers with an error of its own, or a proxy in front of it does'],
  ])('is named in one line when something else answers with %i', async (status, rest) => {
    const other = createServer((_, response) =>
      response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('<!doctype html>'),
    );
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void other.close());
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await (await failing(url)).toThrow(line(url, rest));
  });

  it('is given up after five seconds when it does not answer, and used again when it does', async () => {
    const shared = await sharedStore();
    const store = await shared.open();
    await store.add(message({ key: 'key-1' }));
    await shared.signal('SIGSTOP');
    const begin = performance.now();
    await expect(store.add(message({ key: 'key-2' }))).rejects.toThrow(
      line(shared.url, 'does not answer in time'),
    );
    expect(performance.now() - begin).toBeLessThan(6000);
    await shared.signal('SIGCONT');
    expect(['new', 'repeated']).toContain(await store.add(message({ key: 'key-2' })));
    expect(await store.select({})).toHaveLength(2);
  });

  it('is used again after it was killed, with all that it had accepted', async () => {
    const shared = await sharedStore();
    const store = await shared.open();
    await store.add(message({ key: 'key-1' }));
    await shared.stop();
    await expect(store.add(message({ key: 'key-2' }))).rejects.toThrow(line(shared.url, 'cannot be reached'));
    await shared.start();
    expect(await store.add(message({ key: 'key-2' }))).toBe('new');
    expect((await store.select({})).map(({ id }) => id)).toEqual([2, 1]);
  });
});
