import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect } from 'playwright/test';
import { serveWith } from '../../support/scripted-site.ts';
import { standIn } from './stand-ins.ts';
import { test as base } from './test.ts';

/** All kinds of scripts that the generator knows, as an editor names them. */
const settings = `
scripts:
  - kind: google-analytics
    id: G-1A2B3C4D5E
  - kind: google-ads
    id: AW-1234567890
  - kind: meta-pixel
    id: "123456789012345"
  - kind: plausible
  - kind: matomo
    host: https://matomo.example/analytics
    id: "1"
`;

/** A name as sites have it, so that tools can set cookies for the domain above it. */
export const site = 'https://www.hemja.example';

interface Tools {
  /** What the page has sent to other hosts, as \`METHOD host/path\`. */
  sent: string[];
  /** The same as whole addresses. */
  requests: string[];
  /** Waits until every request of the page is answered and none follows while it has nothing else to do. */
  settled: () => Promise<void>;
}

/** How many requests the page has begun, and how many of them are answered. */
interface Traffic {
  begun: number;
  answered: number;
}

/** The real content with every kind of script, at a public name, with stand-ins at the names of the tools. */
export const test = base.extend<Tools & { traffic: Traffic }, { local: string }>({
  local: [
    async ({ browserName: _ }, use) => {
      const { url, stop } = await serveWith(settings, allowTransfers);
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  sent: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  traffic: async ({}, use) => use({ begun: 0, answered: 0 }),
  requests: async ({ context, local, sent, traffic }, use) => {
    const requests: Tools['requests'] = [];
    await context.route(`${site}/**`, (route) =>
      counted(traffic, async () => {
        const response = await route.fetch({ url: route.request().url().replace(site, local) });
        await route.fulfill({ response });
      }),
    );
    await context.route(
      ({ origin }) => origin !== site && origin !== local,
      async (route) => {
        const request = route.request();
        const { host, pathname } = new URL(request.url());
        sent.push(`${request.method()} ${host}${pathname}`);
        requests.push(request.url());
        await counted(traffic, () => route.fulfill(standIn(request.url())));
      },
    );
    await use(requests);
  },
  // The network events of Firefox leave out requests that a navigation ends, so the routes themselves are counted.
  settled: async ({ page, traffic }, use) => {
    const isSettled = async () => {
      const { begun } = traffic;
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
      return traffic.begun === begun && traffic.answered === begun;
    };
    await use(() => expect.poll(isSettled).toBe(true));
  },
});

async function counted(traffic: Traffic, answer: () => Promise<void>): Promise<void> {
  traffic.begun += 1;
  try {
    await answer();
  } finally {
    traffic.answered += 1;
  }
}

/** Waits until the page has sent each of these, in any order. */
export async function expectSent(sent: readonly string[], wanted: readonly string[]): Promise<void> {
  await expect.poll(() => wanted.filter((one) => !sent.includes(one))).toEqual([]);
}

/** The hosts that anything was sent to. */
export const hostsOf = (sent: readonly string[]) =>
  [...new Set(sent.map((one) => one.replace(/^\w+ ([^/]+).*$/, '$1')))].toSorted();

/** The names of the cookies that the site and the tools have set for it. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies(site)).map(({ name }) => name).toSorted();
}

/** Says that data may leave the EEA, as it does with tools of companies in the United States. */
function allowTransfers(content: string): void {
  const file = join(content, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('transfers: none', 'transfers: adequacy-decision'));
}
