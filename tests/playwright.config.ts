import { defineConfig, type Project } from 'playwright/test';
import { frozenContent, livingContent } from './support/content-folders.ts';

/** Where the frozen content is served, and the living one a port above. Others let two checkouts run their tests at the same time. */
const port = Number(process.env.TEST_PORT ?? 4174);

/** Found by tests/run.mjs; a run of Playwright alone uses the Chromium that Playwright finds, and no Firefox. */
const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;

const chromium: Project = {
  name: 'chromium',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Starts no renderer in reserve: each test has a browser context of its own, which would throw it away.
        '--renderer-process-limit=1',
      ],
    },
  },
};

/** Files that look at what browsers do in their own ways: forms that come back, places, films, tabs, scripts that never come. */
const ofBrowsers =
  /\b(?:place|video|shell|motion|islands|consent-tabs|new-start|returned-form|stored-names)\.spec\.ts/;

/** Tests of English pages; what differs there are the words. */
const english = process.env.FIREFOX_ALL ? [] : [/\/en\b/, /\bin en\b/];

/**
 * A stock Firefox, driven over WebDriver BiDi, runs the tests that are tagged `@firefox`, and the files of what browsers do in
 * their own ways: the code of the site does the same in every browser. It takes several times as long as Chromium, so it looks at the
 * Icelandic half, or at everything with FIREFOX_ALL=1, but for what Playwright cannot do over BiDi (pages without script, media
 * features) and what one browser shows well enough: these are tagged `@chromium` and `@axe`.
 */
const firefox: Project = {
  name: 'firefox',
  testIgnore: ['no-script.spec.ts'],
  ...(process.env.FIREFOX_ALL ? {} : { grep: [/@firefox/, ofBrowsers] }),
  grepInvert: [/@axe|@chromium|@reduced-motion/, ...english],
  use: stockFirefox({}),
};

/** BiDi cannot emulate media features, so this Firefox is told by its settings that the visitor wants less motion. */
const firefoxReducedMotion: Project = {
  name: 'firefox-reduced-motion',
  grep: /@reduced-motion/,
  use: stockFirefox({ 'ui.prefersReducedMotion': 1 }),
};

function stockFirefox(settings: Record<string, number>): NonNullable<Project['use']> {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: FIREFOX_PATH ?? '',
      // Pages that come back from the back/forward cache are lost to BiDi.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, ...settings },
    },
  };
}

export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // A page often waits for the network or a timer: a third one uses what two cores have left.
  workers: 3,
  // A test that passes only the second time is listed at the end by tests/run.mjs.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['dot'],
    ['./support/failures-at-once.mjs'],
    ['json', { outputFile: process.env.REPORT ?? '../.cache/reports/browser.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
  },
  projects: [chromium, ...(FIREFOX_PATH ? [firefox, firefoxReducedMotion] : [])],
  webServer: [serve(frozenContent, port), serve(livingContent, port + 1)],
});

/** Builds a folder of content, and serves it. */
function serve(content: string, at: number) {
  const out = `.cache/site-${at}`;
  return {
    command: `node cli/site.mjs build --quiet --content ${content} --out ${out} && node cli/site.mjs serve --out ${out} --port ${at} --leads .cache/leads-${at}.db`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${at}/`,
    reuseExistingServer: false,
    timeout: 240_000,
  };
}
