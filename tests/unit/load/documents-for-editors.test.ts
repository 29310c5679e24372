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

it('reads nothing of what editors keep beside a file while someone types, nor what is hidden', () => {
  const kept = [
    'is/.faq.yaml.swp',
    'is/faq.yaml~',
    'is/#faq.yaml#',
    'is/4913',
    'is/sedQ7xR2b',
    'is/faq.yaml___jb_tmp___',
  ];
  const hidden = ['.idea/site.md', 'media/.DS_Store', 'media/photo.jpg~'];
  const files = [...kept, 'is/faq.yaml___jb_old___', ...hidden];
  expect(problemsOf(workspace(...files.map((file) => ({ file, write: 'half' }))))).toEqual([]);
});

it('reads a folder whatever its name is like', () => {
  expect(problemsOf(workspace({ file: 'is/4913/notes.txt', write: 'Notes' }))).toMatchObject([
    { code: 'file-unexpected', place: { file: 'content/is/4913/notes.txt' } },
  ]);
});
