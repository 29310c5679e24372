import { expect, it } from 'vitest';
import { site } from '../support/cli.ts';
import { tinyCopy } from '../support/tiny-site.ts';

it('a site that does not say what visitors find has its pages found by their labels too', () => {
  const labels = ['is', 'en', 'pl'].map((language) => ({
    file: `content/${language}/wool.md`,
    replace: /^slug: /m,
    with: 'label: Fleece\nslug: ',
  }));
  const { stdout } = site(['search', 'fleece', '--lang', 'en', '--json', '--site', tinyCopy(...labels)]);
  expect(stdout).toContain('"/en/wool"');
});
