import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** Test files that replace modules, clocks or the environment, which must not reach other files. */
const replacing = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file}`)
  .filter((file) =>
    /\bvi\.(?:mock|spyOn|stubEnv|useFakeTimers)\(/.test(readFileSync(join(root, file), 'utf8')),
  );

export default defineConfig({
  root,
  // React's production build has no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // The same React as in a real build; its development build is twenty times slower.
    env: { NODE_ENV: 'production' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A failure shows what was printed, however long it is.
    chaiConfig: { truncateThreshold: 5_000 },
    tags: [{ name: 'all', description: 'Runs before a merge alone: npm test -- --all' }],
    projects: [
      // Files of one worker share what they import, and the site that is built from the frozen content.
      {
        extends: true,
        test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: replacing, isolate: false },
      },
      { extends: true, test: { name: 'apart', include: replacing } },
    ],
  },
});
