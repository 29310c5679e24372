import { expect, it } from 'vitest';
import { problemsOf, workspace } from '../../support/workspace.ts';

it('reads no page and no medium from a README of the content, of its media, or from a licence beside them', () => {
  const write = '# About this folder\n\n**Not** closed, <b>nor</b> [linked](nowhere).\n';
  const files = ['README.md', 'media/README.md', 'media/pictures/README.md', 'media/icons/LICENSE.md'];
  expect(problemsOf(workspace(...files.map((file) => ({ file, write }))))).toEqual([]);
});

it('says that a README among the pages of a language cannot be one', () => {
  expect(problemsOf(workspace({ file: 'is/README.md', write: '# Notes\n' }))).toMatchObject([
    { code: 'file-name', place: { file: 'content/is/README.md' } },
  ]);
});
