import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, builtSite, findAll } from '../support/built-site.ts';
import { projectDir } from '../support/workspace.ts';

/** The English pages by their files. */
async function englishPages(): Promise<[file: string, html: string][]> {
  const { artifacts } = await builtSite();
  const pages = artifacts.filter(({ path }) => /^en(?:\/|\.html$)/.test(path) && path.endsWith('.html'));
  return pages.map(({ path, body }) => [path, String(body)]);
}

/** Words that have no capital within a title. */
const small = /^(?:a|an|the|and|or|of|to|for|in|on|by|with)$/;

const isTitle = (text: string) =>
  text.split(/\s+/).every((word, at) => !/^\p{Ll}/u.test(word) || (at > 0 && small.test(word)));

const american = /\b(?:colors?|favors?|behaviors?|neighbors?|centers?|licenses?|emails?)\b/;

describe('the English of the site', () => {
  it('has its buttons in title case (content/README.md)', async () => {
    for (const [file, html] of await englishPages()) {
      const buttons = findAll(html, ({ attributes }) =>
        (attributes.class ?? '').split(' ').includes('button'),
      );
      const others = buttons.map(({ text }) => text).filter((text) => !isTitle(text));
      expect(others, file).toEqual([]);
    }
  });

  // `npm run spell` reads it with an American dictionary, which knows both of these.
  it('writes “email”, not “e-mail”', async () => {
    for (const [file, html] of await englishPages())
      expect(all(html, 'body')[0]?.text, file).not.toMatch(/\be-mail/i);
  });
});

describe('the English of the documents', () => {
  const documents = execFileSync('git', ['ls-files', 'README.md', '**/README.md'], {
    cwd: projectDir,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

  it.each(documents)('is British and writes “e-mail”: %s', (file) => {
    const prose = readFileSync(join(projectDir, file), 'utf8')
      .replace(/```.*?```/gs, '')
      .replace(/`[^`]*`/g, '');
    expect(american.exec(prose)?.[0]).toBeUndefined();
  });
});
