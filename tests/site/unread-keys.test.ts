// @module-tag all
import { describe, expect, it } from 'vitest';
import { quickSite } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

const languages = ['is', 'en', 'pl'];

/** The keys that nothing reads, as `file key`, in a copy of the tiny site, which has the usual search and gives all of `site.yaml` as its facts. */
async function unreadWith(...edits: Edit[]): Promise<string[]> {
  const { stdout } = await quickSite(['validate', '--json', '--site', tinyCopy(...edits)]);
  const { problems } = JSON.parse(stdout) as {
    problems: Record<'code' | 'file' | 'severity' | 'what', string>[];
  };
  return problems.map(
    ({ code, file, severity, what }) => `${file.replace(/^.*content\//, '')} ${severity} ${code} ${what}`,
  );
}

const schemaHas = (schema: string, key: string): Edit => ({
  file: 'templates/site.ts',
  replace: schema,
  with: `${schema}${key}`,
});

describe('a key that no component shows', () => {
  it('is an error on a page that the usual search finds', async () => {
    const keys = languages.map((language) => ({
      file: `content/${language}/home.md`,
      replace: 'slug: ""\n',
      with: 'slug: ""\nmotto: Tiny 1\n',
    }));
    expect(await unreadWith(schemaHas('define.pageSchema({', 'motto: text.optional()'), ...keys)).toEqual([
      'en/home.md error key-unread Nothing reads “motto”.',
    ]);
  });

  it.each([
    ['an error in data if it may be left out', '.optional()', 'error'],
    ['warned of in data if it has to be there, for words that no content needs at present', '', 'warning'],
  ])('is %s', async (_, more, severity) => {
    const key = { file: 'content/site.yaml', replace: 'brand: Tiny\n', with: 'brand: Tiny\ncvr: "1"\n' };
    expect(await unreadWith(schemaHas('facts = z.strictObject({', `cvr: z.string()${more},`), key)).toEqual([
      `site.yaml ${severity} key-unread Nothing reads “cvr”.`,
    ]);
  });

  it('is no error in data from elsewhere, which has what it has', async () => {
    const data = {
      file: 'templates/site.ts',
      replace: "site: { schema: facts, holds: 'facts' }",
      with: "site: { schema: facts, holds: 'facts' }, bread: { schema: z.object({ rye: z.number() }), holds: 'bread', from: { file: 'bread.json' } }",
    };
    expect(await unreadWith(data, { file: 'bread.json', write: '{ "rye": 4.5 }' })).toEqual([]);
  });

  it('is none of the facts that the generator knows', async () => {
    const key = {
      file: 'content/site.yaml',
      replace: 'brand: Tiny\n',
      with: 'brand: Tiny\nmediaHost: https://a.example\n',
    };
    expect(await unreadWith(schemaHas('facts = z.strictObject({', 'mediaHost: z.string(),'), key)).toEqual(
      [],
    );
  });
});
