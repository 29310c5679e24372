import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, storedKeys, submit, test } from './support/forms.ts';
import { idle } from './support/idle.ts';
import type { PostMode, Recorder } from './support/recorder.ts';
import { brokenStorage } from './support/storage.ts';

/** The path data of a thread that is straight. */
const straight = /^M0 \d+H\d+$/;
const accepted = (server: Recorder) => server.posts.filter((post) => post.accepted);
const unsent = (page: Page) => storedKeys(page, 'outbox:');

async function sendInVain(page: Page, address: string): Promise<void> {
  await openForm(page, address);
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('.form-success__pending')).toBeVisible();
}

test('who leaves while a request is on its way finds an empty form, and it is delivered once', {
  tag: '@firefox',
}, async ({ page, server }) => {
  server.mode = 'hang';
  await openForm(page, `${server.url}/en/get-quote`);
  await fillRequired(page);
  await submit(page);
  await expect.poll(() => server.posts.length).toBe(1);
  server.mode = 'accept';
  await page.goto(`${server.url}/en/pricing`);
  await expect.poll(() => accepted(server).length).toBe(1);
  await openForm(page, `${server.url}/en/get-quote`);
  await expect(page.locator('[name=name]')).toHaveValue('');
  expect(new Set(server.posts.map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => unsent(page)).toEqual([]);
});

for (const { mode, path } of [
  { mode: 'refuse', path: '/fa-tilbod' },
  { mode: 'cut', path: '/fa-tilbod' },
  { mode: 'refuse', path: '/en/contact' },
  { mode: 'cut', path: '/en/contact' },
] satisfies { mode: PostMode; path: string }[]) {
  test(`${path}: a post that the server does ${mode} is delivered once after a reload (specification 8.12)`, {
    tag: '@firefox',
  }, async ({ page, server }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    server.mode = mode;
    await sendInVain(page, server.url + path);
    await expect(page.locator('.form-success h2')).toBeFocused();
    await expect(page.locator('.form-success__pending a[href^="tel:"]')).toHaveText(
      '+354\u00A0555\u00A00100',
    );
    await expect(page.locator('.form-success__pending a[href^="mailto:"]')).toHaveText('hallo@hemja.example');
    expect(errors.join()).toContain('The form');
    expect(await unsent(page)).toHaveLength(1);
    expect(await storedKeys(page, 'quoteDraft')).toEqual([]);

    server.mode = 'accept';
    await page.goto(`${server.url}/um-okkur`);
    await expect.poll(() => unsent(page)).toEqual([]);
    expect(accepted(server)).toHaveLength(1);
    expect(new Set(server.posts.map(({ id }) => id)).size).toBe(1);
    expect(server.posts[0]?.fields).toEqual(server.posts.at(-1)?.fields);
    await page.reload();
    await idle(page);
    expect(accepted(server)).toHaveLength(1);
  });
}

test('no answer within 15 s counts as a failure, and is delivered later', { tag: '@all' }, async ({
  page,
  server,
}) => {
  server.mode = 'hang';
  await page.clock.install();
  await openForm(page, `${server.url}/fa-tilbod`);
  await fillRequired(page);
  await submit(page);
  await expect.poll(() => server.posts.length).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(page.locator('form.form [type=submit]')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(1_000);
  await expect(page.locator('.form-success__pending')).toBeVisible();
  server.mode = 'accept';
  await page.goto(server.url);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
});

test('without a connection the message waits for it, and the screen says when it has arrived (WCAG 4.1.3)', {
  tag: '@firefox',
}, async ({ page, server, context }) => {
  await openForm(page, `${server.url}/en/get-quote`);
  await fillRequired(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.locator('.form-success__pending')).toBeVisible();
  expect(server.posts).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
  await expect(page.locator('.form-success [role=status]')).toHaveText(
    /^Thank you for your request.+24\shours/,
  );
  await expect(page.locator('.form-success__pending')).toBeHidden();
});

for (const { path, arrived, waiting } of [
  { path: '/fa-tilbod', arrived: 'Takk fyrir beiðnina', waiting: 'Takk, beiðnin bíður sendingar' },
  {
    path: '/en/get-quote',
    arrived: 'Thank you for your request',
    waiting: 'Thank you, your request is waiting to be sent',
  },
  { path: '/hafa-samband', arrived: 'Takk fyrir skilaboðin', waiting: 'Takk, skilaboðin bíða sendingar' },
  {
    path: '/en/contact',
    arrived: 'Thank you for your message',
    waiting: 'Thank you, your message is waiting to be sent',
  },
]) {
  test(`${path}: heading, colour and thread say whether the message waits or has arrived (specification 8.12)`, {
    tag: '@all',
  }, async ({ page, server }) => {
    const screen = page.locator('.form-success');
    const heading = screen.getByRole('heading', { level: 2 });
    const thread = screen.locator('.sent-way path').first();
    const colour = () => screen.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.clock.install();
    server.mode = 'refuse';
    await sendInVain(page, server.url + path);
    await expect(heading).toHaveText(waiting);
    await expect(heading).toBeFocused();
    await expect(screen).not.toContainText(arrived);
    const before = await colour();
    await page.clock.runFor(1_500);
    await expect(thread).not.toHaveAttribute('d', straight);
    server.mode = 'accept';
    await page.clock.fastForward(5_000);
    await expect(heading).toHaveText(arrived);
    await expect(screen).not.toContainText(waiting);
    expect(await colour()).not.toBe(before);
    await page.clock.runFor(3_000);
    await expect(thread).toHaveAttribute('d', straight);
  });
}

test('the screen of one tab says that another has delivered its message', {
  tag: ['@firefox', '@all'],
}, async ({ context, server }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  server.mode = 'refuse';
  await sendInVain(one, `${server.url}/hafa-samband`);
  server.mode = 'accept';
  await two.goto(server.url);
  await expect(one.locator('[role=status] .form-success__text')).toBeVisible();
  expect(accepted(server)).toHaveLength(1);
});

test('an open page tries again by itself, ever more slowly', { tag: '@all' }, async ({ page, server }) => {
  server.mode = 'refuse';
  await page.clock.install();
  await sendInVain(page, `${server.url}/hafa-samband`);
  await page.clock.fastForward(5_000);
  await expect.poll(() => server.posts.length).toBe(2);
  await expect.poll(() => attemptsOf(page)).toBe(2);
  await page.clock.fastForward(9_000);
  expect(server.posts).toHaveLength(2);
  server.mode = 'accept';
  await page.clock.fastForward(1_000);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
});

test('what the server refuses stays on the device, rests ever longer, and arrives once the server takes it', async ({
  page,
  server,
}) => {
  server.mode = 'refuse for good';
  await page.clock.install();
  await sendInVain(page, `${server.url}/en/contact`);
  for (let attempt = 1, rest = 5_000; attempt <= 5; attempt += 1, rest *= 2) {
    await page.clock.fastForward(rest);
    await expect.poll(() => attemptsOf(page)).toBe(attempt + 1);
    expect(server.posts).toHaveLength(attempt + 1);
  }
  // Now it rests for 160 s: neither a page that is opened nor a connection that returns asks sooner.
  await page.clock.fastForward(80_000);
  await Promise.all([page.waitForResponse(/\/leftovers-/), page.goto(`${server.url}/en/about`)]);
  await idle(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await idle(page);
  expect(server.posts).toHaveLength(6);
  expect(await unsent(page)).toHaveLength(1);
  server.mode = 'accept';
  await page.clock.fastForward(80_000);
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
  expect(new Set(server.posts.map(({ id }) => id)).size).toBe(1);
});

test('a claim that a closed tab has left is cleared away, and one that holds is not', {
  tag: '@all',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    const claim = (until: number) => JSON.stringify({ owner: 'tab', until });
    localStorage.setItem('claim:outbox:ended', claim(Date.now() - 1));
    localStorage.setItem('claim:outbox:held', claim(Date.now() + 15_000));
  });
  await page.goto(server.url);
  await expect.poll(() => storedKeys(page, 'claim:')).toEqual(['claim:outbox:held']);
});

const attemptsOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('outbox:'));
    return Number(JSON.parse((key && localStorage.getItem(key)) || '{}').attempts);
  });

for (const hasLocks of [true, false]) {
  test(`two tabs deliver a message once, ${hasLocks ? 'by locks' : 'where there are no locks'}`, {
    tag: ['@firefox', '@all'],
  }, async ({ context, server }) => {
    if (!hasLocks)
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    const [one, two] = [await context.newPage(), await context.newPage()];
    server.mode = 'refuse';
    await sendInVain(one, `${server.url}/fa-tilbod`);
    server.mode = 'hold';
    const looks = [one, two].map((page) => page.waitForResponse(/\/leftovers-/));
    await Promise.all([one.goto(server.url), two.goto(`${server.url}/en`), ...looks]);
    await expect.poll(() => accepted(server).length).toBe(1);
    server.release();
    await expect.poll(() => unsent(one)).toEqual([]);
    await expect.poll(() => storedKeys(one, 'claim:')).toEqual([]);
    await Promise.all([one, two].map(idle));
    expect(accepted(server)).toHaveLength(1);
  });
}

test('a page that is closed while it sends leaves the message for the next one', {
  tag: ['@firefox', '@all'],
}, async ({ context, server }) => {
  server.mode = 'hang';
  const page = await context.newPage();
  await openForm(page, `${server.url}/fa-tilbod`);
  await fillRequired(page);
  await submit(page);
  await expect.poll(() => server.posts.length).toBe(1);
  await page.close();
  server.mode = 'accept';
  const next = await context.newPage();
  await next.goto(server.url);
  await expect.poll(() => unsent(next)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
});

test('what the server took is not sent again when the page ended before it could forget it', {
  tag: '@all',
}, async ({ context, server }) => {
  const page = await context.newPage();
  // As in a browser that is killed at that moment: everything up to there is stored, and nothing behind it.
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => undefined;
  });
  await openForm(page, `${server.url}/en/contact`);
  await fillRequired(page);
  await submit(page);
  await expect(page.locator('[role=status] .form-success__text')).toBeVisible();
  expect(await unsent(page)).toHaveLength(1);
  await page.close();
  const next = await context.newPage();
  await next.goto(server.url);
  await expect.poll(() => unsent(next)).toEqual([]);
  await next.reload();
  await idle(next);
  expect(server.posts).toHaveLength(1);
});

test('what another tab has sent while this one waited for its turn is not sent again', {
  tag: '@all',
}, async ({ context, server }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    navigator.locks.query = async () => {
      await new Promise((resolve) => addEventListener('its-turn', resolve));
      return query();
    };
  });
  await openForm(one, `${server.url}/en/contact`);
  await fillRequired(one);
  await submit(one);
  await expect.poll(() => unsent(one)).toHaveLength(1);
  await two.goto(server.url);
  await expect.poll(() => unsent(two)).toEqual([]);
  await one.evaluate(() => dispatchEvent(new Event('its-turn')));
  await expect(one.locator('[role=status] .form-success__text')).toBeVisible();
  expect(server.posts).toHaveLength(1);
});

test('a tab with two messages leaves the one to which another tab was quicker', { tag: '@all' }, async ({
  context,
  server,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await two.goto(server.url);
  await two.evaluate(() => {
    for (const name of ['first', 'second'])
      localStorage.setItem(`outbox:${name}`, JSON.stringify({ body: name, attempts: 0, since: Date.now() }));
  });
  server.mode = 'hold';
  await one.goto(server.url);
  await expect.poll(() => server.posts.length).toBe(1);
  server.mode = 'accept';
  await two.reload();
  await expect.poll(() => unsent(two)).toHaveLength(1);
  server.release();
  await expect.poll(() => unsent(one)).toEqual([]);
  await Promise.all([one, two].map(idle));
  expect(server.posts.map(({ id }) => id).sort()).toEqual(['first', 'second']);
});

test('a message is sent at once when the connection returns, however long it would rest', {
  tag: '@all',
}, async ({ page, server, context }) => {
  server.mode = 'refuse';
  await page.clock.install();
  await sendInVain(page, `${server.url}/hafa-samband`);
  for (const wait of [5_000, 10_000, 20_000, 40_000]) {
    const before = server.posts.length;
    await page.clock.fastForward(wait);
    await expect.poll(() => server.posts.length).toBe(before + 1);
    await expect.poll(() => attemptsOf(page)).toBe(before + 1);
  }
  await context.setOffline(true);
  server.mode = 'accept';
  await context.setOffline(false);
  // Its own time comes in 80 seconds, which no expectation waits for.
  await expect.poll(() => unsent(page)).toEqual([]);
  expect(accepted(server)).toHaveLength(1);
});

test('where there are no locks, a tab leaves a message to the one that claimed it at the same moment and later', {
  tag: '@all',
}, async ({ page, server }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      setItem.call(this, key, text);
      if (!key.startsWith('claim:')) return;
      const claim = { owner: 'another tab', until: Date.now() + 15_000 };
      setItem.call(this, key, JSON.stringify(claim));
    };
  });
  await page.goto(server.url);
  const message = { body: 'form-name=contact', attempts: 0, since: Date.now() };
  await page.evaluate((text) => localStorage.setItem('outbox:claimed', text), JSON.stringify(message));
  await page.reload();
  await expect.poll(() => storedKeys(page, 'claim:')).toHaveLength(1);
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(server.posts).toEqual([]);
  expect(await unsent(page)).toHaveLength(1);
});

test('a message that does not say how old it is gets an age, also when its first attempt is cut short', {
  tag: '@all',
}, async ({ page, server }) => {
  server.mode = 'hang';
  await page.goto(server.url);
  await page.evaluate(() => localStorage.setItem('outbox:early', '{"body":"form-name=contact"}'));
  await page.reload();
  await expect.poll(() => server.posts.length).toBe(1);
  const since = await page.evaluate(() => JSON.parse(localStorage.getItem('outbox:early') ?? '{}').since);
  expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
});

for (const [how, breakStorage] of Object.entries(brokenStorage)) {
  test(`with ${how} storage the page itself keeps the message, and says that it must stay open`, {
    tag: ['@firefox', '@all'],
  }, async ({ page, server, context }) => {
    await page.addInitScript(breakStorage);
    await openForm(page, `${server.url}/en/get-quote`);
    await fillRequired(page);
    await context.setOffline(true);
    await submit(page);
    await expect(page.locator('.form-success__pending')).toContainText('Leave this page open');
    await context.setOffline(false);
    await expect.poll(() => accepted(server).length).toBe(1);
  });
}

test('what others left under such a key is no harm', { tag: '@all' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    localStorage.setItem('outbox:a', '{');
    localStorage.setItem('outbox:b', '[]');
  });
  await Promise.all([page.waitForResponse(/\/leftovers-/), page.goto(server.url)]);
  await idle(page);
  expect(server.posts).toEqual([]);
});
