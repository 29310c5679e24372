// @module-tag all
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addedService } from '../support/added-service.ts';
import { type Edit, editFiles, projectDir, workspace } from '../support/workspace.ts';

const locales = ['is', 'en'];

/** What an editor changes in each file of a service that goes, beside removing its two own files. */
const withoutService = (id: string) => (text: string) =>
  text
    .replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(page:${id}\\)`, 'g'), '$1')
    .replaceAll(new RegExp(`(pages: \\[.*?), ${id}\\b`, 'g'), '$1')
    .replaceAll(new RegExp(`(: )${id}$`, 'gm'), '$1services');

/** What an editor changes in each file when a service gets another name. */
const renamed = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** Makes every amount another one; what is free stays free. */
const dearer = (text: string) =>
  text.replaceAll(/(?<=amount: )[1-9]\d*/g, (amount) => String(Number(amount) + 1000));

/** Asks every question in other words. */
const askedAnew = (more: string) => (text: string) =>
  text.replaceAll(/^( +- q: "?)(.*?)\??("?)$/gm, `$1$2, ${more}?$3`);

/** Changes the texts of all files of content below a folder. */
function changeTexts(folder: string, change: (text: string) => string, pattern = /\.(?:md|yaml)$/): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => pattern.test(one))) {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
}

/** A copy of the frozen content after a year of an editor's work; gives its folder. */
function changedContent(): string {
  const gone: Edit[] = locales.map((locale) => ({ remove: `${locale}/services/content-strategy.md` }));
  const content = join(workspace(...addedService), 'content');
  editFiles(content, gone);
  changeTexts(content, withoutService('services/content-strategy'));
  for (const locale of locales) {
    const [from, to] = ['social-media.md', 'social-channels.md'];
    renameSync(join(content, locale, 'services', from), join(content, locale, 'services', to));
  }
  changeTexts(content, renamed('services/social-media', 'services/social-channels'));
  changeTexts(content, dearer, /^prices\.yaml$/);
  changeTexts(content, askedAnew('eða hvað'), /^is\/faq\.yaml$/);
  changeTexts(content, askedAnew('and why'), /^en\/faq\.yaml$/);
  return content;
}

it('a service more, one less and one renamed, other prices and other questions need no change of a test', {
  timeout: 400_000,
}, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/run.mjs', 'content', 'spell'], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, SITE_CONTENT: changedContent() },
  });
  expect(stdout + stderr).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  expect(status).toBe(0);
});
