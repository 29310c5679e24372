import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createDevForms } from '../../../src/dev/forms.ts';
import type { FormRequest } from '../../../src/server/form-handler.ts';
import { tinyConfig } from '../../support/tiny-site.ts';
import { temporaryFolder } from '../../support/workspace.ts';

/** Something that is posted, for which the database is opened although it is not kept. */
const request: FormRequest = {
  headers: {
    ...{ host: 'hemja.example', origin: 'https://hemja.example', 'idempotency-key': '0b8f1a34-95fc' },
    'content-type': 'application/x-www-form-urlencoded',
  },
  ...{ body: Buffer.from('form-name=nothing'), path: '/', remoteAddress: '192.0.2.1' },
  site: {
    ...{ forms: [], pageAt: () => undefined },
    locales: [{ id: 'en', prefix: '/en', notFound: 'en/404.html' }],
  },
};

/** The forms of `site dev`, whose site can change. */
function devForms() {
  const siteDir = temporaryFolder();
  const config = { ...tinyConfig(siteDir), siteDir };
  let { site } = config;
  const forms = createDevForms({ config: () => ({ ...config, site }), showMail() {}, note() {} });
  return {
    close: forms.close,
    post: async () => (await forms.handle(request)).status,
    change() {
      site = { ...site, ...(site.forms && { forms: { ...site.forms } }) };
    },
    handles: () => handlesOf(join(siteDir, '.cache/dev-leads.db')),
  };
}

/** How many descriptors of this process name a file or what lies beside it. */
function handlesOf(file: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(file);
    } catch {
      return false;
    }
  }).length;
}

setFlagsFromString('--expose-gc');
/** The database gives a file back only when what has used it is collected. */
const collect: () => void = runInNewContext('gc');

describe.runIf(existsSync('/proc/self/fd'))('the database of forms while someone works', () => {
  const posts = Array.from({ length: 5 });
  const answers = posts.map(() => 404);

  it('is opened once, also for forms that come at the same moment', async () => {
    const one = devForms();
    await one.post();
    const other = devForms();
    expect(await Promise.all(posts.map(other.post))).toEqual(answers);
    expect([one.handles() > 0, other.handles()]).toEqual([true, one.handles()]);
    await Promise.all([one.close(), other.close()]);
  });

  it('is opened anew when the forms have changed, and never left open', async () => {
    const { post, change, close, handles } = devForms();
    const afterChange = () => {
      change();
      return post();
    };
    expect(await Promise.all(posts.map(afterChange))).toEqual(answers);
    await close();
    const left = () => {
      collect();
      return handles();
    };
    await expect.poll(left, { timeout: 5000 }).toBe(0);
  });
});
