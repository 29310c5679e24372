import { defineConfig } from 'playwright/test';
import { refusedAt } from './browser/support/consent.ts';

/** Another one lets two checkouts run their tests at the same time. */
const port = Number(process.env.TEST_PORT ?? 4174);

export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: '../.cache/reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The question about cookies is asked in its own tests only.
    storageState: refusedAt(`http://127.0.0.1:${port}`),
    launchOptions: {
      // Found by tests/run.mjs; a run of Playwright alone uses what Playwright finds.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node cli/site.mjs build --quiet --out .cache/site && node cli/site.mjs serve --out .cache/site --port ${port}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
