import { expect, it } from 'vitest';
import { planSite } from '../../../src/build.ts';
import { createPlaces } from '../../../src/publish/index.ts';
import { configOf, contentFile, workspace } from '../../support/workspace.ts';

it.each([
  ['page:pricing#nowhere', '/verdskra#nowhere'],
  ['page:pricing#verð', '/verdskra#ver%C3%B0'],
  ['page:pricing#"><x', '/verdskra#%22%3E%3Cx'],
])('the link %s of a built page is found in the content, however its address is written', (link, href) => {
  const about = contentFile(process.cwd(), 'is/about.md');
  const folder = workspace({ file: 'is/about.md', write: `${about}\n[x](${link})\n` });
  const { routes } = planSite(configOf(folder));
  const line = about.split('\n').length + 1;
  expect(routes && createPlaces(routes)('/um-okkur', href)).toMatchObject({
    file: 'content/is/about.md',
    line,
  });
});
