import { expect, it } from 'vitest';
import { buildWholeSite } from '../../src/build.ts';
import { tinyConfig, tinyWorkspace } from '../support/tiny-site.ts';
import type { Edit } from '../support/workspace.ts';

const pdf = '%PDF-1.7\n%%EOF\n';

async function built(...edits: Edit[]) {
  const { artifacts, report } = await buildWholeSite(tinyConfig(tinyWorkspace(...edits)));
  const problems = report.sorted().map(({ code, place }) => `${code} ${place.file}`);
  return { problems, bodyOf: (file: string) => artifacts.find(({ path }) => path === file)?.body.toString() };
}

it('a file of media/files is published as it is, at its own address', async () => {
  const { problems, bodyOf } = await built(
    { file: 'media/files/BingSiteAuth.xml', write: '<users/>' },
    { file: 'media/files/downloads/price-list.pdf', write: pdf },
  );
  expect(problems).toEqual([]);
  expect(bodyOf('BingSiteAuth.xml')).toBe('<users/>');
  expect(bodyOf('downloads/price-list.pdf')).toBe(pdf);
});

it('a text may link to it', async () => {
  const file: Edit = { file: 'media/files/wool.pdf', write: pdf };
  const link: Edit = { file: 'en/wool.md', replace: '(page:home)', with: '(/wool.pdf)' };
  const { problems, bodyOf } = await built(file, link);
  expect(problems).toEqual([]);
  expect(bodyOf('en/wool.html')).toContain('<a href="/wool.pdf">');
  expect((await built(link)).problems).toEqual(['link-scheme content/en/wool.md']);
});

it.each([
  ['media/files/assets/a.txt', 'media-unexpected content/media/files/assets/a.txt'],
  ['media/files/_headers.txt', 'media-unexpected content/media/files/_headers.txt'],
  ['media/files/verðskrá.pdf', 'media-unexpected content/media/files/verðskrá.pdf'],
  ['media/files/robots.txt', 'artifact-twice robots.txt'],
  ['media/files/wool.mp4', 'artifact-broken wool.mp4'],
])('%s with other content is an error', async (file, problem) => {
  expect((await built({ file, write: 'text' })).problems).toEqual([problem]);
});
