import { expect, it } from 'vitest';
import { planSite } from '../../../src/build.ts';
import { createPlaces } from '../../../src/publish/places.ts';
import { agencyDir, configOf, contentFile, workspace } from '../../support/workspace.ts';

it.each([
  ['page:pricing#nowhere', '/verdskra#nowhere'],
  ['page:pricing#verð', '/verdskra#ver%C3%B0'],
  ['page:pricing#"><x', '/verdskra#%22%3E%3Cx'],
])('the link %s of a built page is found in the content, however its address is written', (link, href) => {
  const about = contentFile(agencyDir, 'is/about.md');
  const folder = workspace({ file: 'is/about.md', write: `${about}\n[x](${link})\n` });
  const { routes } = planSite(configOf(folder));
  const line = about.split('\n').length + 1;
  expect(routes && createPlaces(routes)('/um-okkur', href)).toMatchObject({
    file: 'content/is/about.md',
    line,
  });
});

it('the anchor of which a template makes a link is found at its key', () => {
  const faq = contentFile(agencyDir, 'is/faq.yaml').replace(/anchor: .*/, 'anchor: nowhere');
  const { routes } = planSite(configOf(workspace({ file: 'is/faq.yaml', write: faq })));
  const line = faq.split('\n').findIndex((one) => one.includes('anchor: nowhere')) + 1;
  expect(routes && createPlaces(routes)('/spurt-og-svarad', '/skilmalar#nowhere')).toMatchObject({
    file: 'content/is/faq.yaml',
    line,
  });
});
