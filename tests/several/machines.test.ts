import { describe, expect, it } from 'vitest';
import { until } from '../support/leads.ts';
import { newMessage, post, startMachine, webhook, writtenSite } from './support/machines.ts';
import { sharedStore } from './support/shared-store.ts';

/** Two machines, one behind nginx and one behind Caddy, that share a libSQL server. */
async function twoMachines(env: Record<string, string> = {}) {
  const [shared, dist] = await Promise.all([sharedStore(), writtenSite()]);
  const all = { LEADS_URL: shared.url, LEADS_TOKEN: shared.token, ...env };
  const [a, b] = await Promise.all([startMachine('nginx', dist, all), startMachine('caddy', dist, all)]);
  const leads = async () => (await shared.rows('SELECT key FROM leads ORDER BY id')).map(({ key }) => key);
  return { shared, a, b, leads };
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe('two machines that share a libSQL server, behind nginx and Caddy with our settings', () => {
  it('store a message once that is posted to both at the same moment, and tell of it once', async () => {
    const { ids, url } = await webhook();
    const { a, b, leads, shared } = await twoMachines({ LEADS_WEBHOOK_URL: url });
    const messages = Array.from({ length: 27 }, (_, at) => newMessage(`127.0.1.${1 + (at % 9)}`));
    const statuses = await Promise.all(
      messages.flatMap((message) => [post(a.url, message), post(b.url, message), post(b.url, message)]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await leads()).toSorted()).toEqual(messages.map(({ key }) => key).toSorted());
    await until(async () => (await shared.rows('SELECT id FROM notices')).length === 0);
    expect(ids).toHaveLength(27);
    expect(new Set(ids).size).toBe(27);
  });

  it('count a visitor who writes to both as one, and other visitors apart', async () => {
    const { a, b } = await twoMachines();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push(await post((at % 2 ? a : b).url, newMessage('127.0.0.2')));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await post(a.url, newMessage('127.0.0.3'))).toBe(200);
  });

  it('take over what the other one was telling of when it was killed, once its time is over', async () => {
    const { ids, url, open } = await webhook(false);
    const { a, b, shared } = await twoMachines({ LEADS_WEBHOOK_URL: url });
    expect(await post(a.url, newMessage())).toBe(200);
    await until(() => ids.length === 1);
    a.child.kill('SIGKILL');
    open();
    expect(await post(b.url, newMessage())).toBe(200);
    await until(() => ids.length === 2);
    const [first, second] = ids;
    expect(second).not.toBe(first);
    // What has arrived is struck off once its receiver has answered.
    await until(async () => (await shared.rows('SELECT id FROM notices')).length === 1);
    expect(await shared.rows('SELECT lead_id FROM notices')).toMatchObject([{ lead_id: 1 }]);
    // Two minutes later, by the clock of the store.
    await shared.rows('UPDATE notices SET due_at = due_at - 120000');
    expect(await post(b.url, newMessage())).toBe(200);
    await until(async () => (await shared.rows('SELECT id FROM notices')).length === 0);
    expect(ids.toSorted()).toEqual([first, first, second, ids.at(-1)].toSorted());
  });

  it('serve pages and refuse forms while the store is away, lose nothing, and go on by themselves', async () => {
    const { a, b, shared, leads } = await twoMachines();
    const message = newMessage();
    expect(await post(a.url, newMessage())).toBe(200);
    await shared.stop();
    for (const { url } of [a, b]) {
      expect(await post(url, message)).toBe(503);
      expect(await post(url, message)).toBe(503);
      expect(await statusOf(`${url}/hafa-samband`)).toBe(200);
    }
    const line = `The database of leads, ${shared.url}, cannot be reached. Until then forms are answered with 503; pages are served.`;
    expect(a.said()).toEqual([line]);
    await shared.start();
    expect(await Promise.all([post(a.url, message), post(b.url, message)])).toEqual([200, 200]);
    expect(await leads()).toHaveLength(2);
    expect(a.said()).toEqual([line, 'The database of leads can be used again.']);
  });

  it('say at the start that a token is wrong, in one line without it, and serve pages', async () => {
    const { a, shared } = await twoMachines({ LEADS_TOKEN: 'leyndarmal' });
    await until(() => a.said().length > 0);
    expect(await statusOf(`${a.url}/en/contact`)).toBe(200);
    expect(await post(a.url, newMessage())).toBe(503);
    expect(a.said()).toEqual([
      `The database of leads, ${shared.url}, does not accept the token; check LEADS_TOKEN. Until then forms are answered with 503; pages are served.`,
    ]);
  });
});
