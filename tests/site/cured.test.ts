// @module-tag all
import { expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import { type Edit, editFiles } from '../support/workspace.ts';

const enhances: Edit = {
  file: 'templates/site.ts',
  replace: "Search: 'Search.tsx' }",
  with: "Search: 'Search.tsx' }, enhancements: { 'data-greet': 'greet.ts' }",
};
const greets = 'export const enhance = (element: HTMLElement): void => element.focus();\n';
const locale = 'templates/locales/pl.ts';

/** What keeps the scripts of a site from being bundled, the problem, and the edit that ends it. */
const causes: Record<string, { broken: Edit[]; says: string; cure: Edit[] }> = {
  'a language that does not export its search': {
    broken: [{ file: locale, replace: 'export const search', with: 'const search' }],
    says: 'templates/locales/pl.ts error bundle-failed',
    cure: [{ file: locale, replace: 'const search', with: 'export const search' }],
  },
  'an enhancement that does not parse': {
    broken: [enhances, { file: 'templates/greet.ts', write: 'export const enhance = (\n' }],
    says: 'templates/greet.ts:2:1 error bundle-failed',
    cure: [{ file: 'templates/greet.ts', write: greets }],
  },
  'an enhancement that is missing': {
    broken: [enhances],
    says: 'error bundle-failed',
    cure: [{ file: 'templates/greet.ts', write: greets }],
  },
};

it.each(Object.entries(causes))(
  'a site that is broken by %s is valid once that is mended, though earlier results are kept',
  { timeout: 60_000 },
  (_, { broken, says, cure }) => {
    const folder = tinyCopy(...broken);
    const first = site(['validate', '--site', folder]);
    expect(first).toMatchObject({ code: 1, stderr: expect.stringContaining(says) });
    editFiles(folder, cure);
    expect(site(['validate', '--site', folder])).toMatchObject({ code: 0 });
  },
);
