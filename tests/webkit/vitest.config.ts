import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/webkit/*.journey.ts'],
    globalSetup: 'tests/webkit/support/setup.ts',
    // Only one window can have the focus.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 1,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
