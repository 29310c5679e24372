// @module-tag all
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfTool, runCopy } from '../support/tool-copy.ts';
import { projectDir } from '../support/workspace.ts';

/** A block of code of the description of the generator, by the file that it is for. */
function codeFor(file: string): string {
  const text =
    readFileSync(join(projectDir, 'src/define/guide.md'), 'utf8').split('## The smallest site')[1] ?? '';
  const [, code] = /```tsx?\n(.*?)```/s.exec(text.slice(text.indexOf(`\`${file}\``))) ?? [];
  if (code === undefined) throw new Error(`There is no code for ${file}.`);
  return code;
}

it('the smallest site of the description is built as it says there', () => {
  const tool = copyOfTool();
  const folder = join(tool, 'smallest');
  const page = 'template: home\nslug: ""\ntitle: Wool\nheading: Wool\n';
  const files = {
    'templates/site.ts': codeFor('templates/site.ts'),
    'templates/Document.tsx': codeFor('templates/Document.tsx'),
    'content/site.yaml': 'brand: Wool\nbaseUrl: https://wool.example\n',
    'content/en/home.yaml': `${page}description: The wool of Icelandic sheep is light and warm and keeps the rain out.\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'content/media'));
  cpSync(join(projectDir, 'content/media/favicon.svg'), join(folder, 'content/media/favicon.svg'));
  expect(runCopy(tool, 'build', '--strict', '--site', 'smallest', '--out', 'smallest/dist')).toMatchObject({
    ...{ code: 0, stderr: '' },
    stdout: expect.stringContaining('✔ Built 2 pages in 1 language'),
  });
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<h1>Wool</h1>');
});
