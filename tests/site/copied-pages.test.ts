import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/diagnostics/format.ts';
import { type Edit, problemsOf, workspace } from '../support/workspace.ts';

/** Copies a service to a new file in both languages, with the keys that the guide names. */
const copies = (order: number): Edit[] =>
  ['is', 'en'].map((id) => ({
    file: `${id}/services/new-one.md`,
    copyFrom: `${id}/services/social-media.md`,
    replace: /^slug: [\s\S]*?\n(?=keywords:)([\s\S]*?^order: )\d+/m,
    with: `slug: new-one\ntitle: Kría ${id}\ndescription: About the tern ${id}, which flies from one end of the earth to the other.\n$1${order}`,
  }));

/** Writes a heading and a lead of its own into a copy. */
const ownHero = (id: string): Edit => ({
  file: `${id}/services/new-one.md`,
  replace: /^hero:\n {2}heading: .*\n {2}lead: .*\n/m,
  with: `hero:\n  heading: Kría ${id}\n  lead: Kría, kría, kría ${id}.\n`,
});

const doubts = (...edits: Edit[]) =>
  problemsOf(workspace(...edits)).filter(({ code }) =>
    /^(?:page-copied|service-order|name-unused)$/.test(code),
  );

describe('a copy of a page that still says what the original says', () => {
  it('is a warning that names the other page, the texts, and the choices that are the same', () => {
    const found = doubts(...copies(999)).map((one) => ({ file: one.place.file, ...messageOf(one) }));
    expect(found.map(({ file }) => file)).toEqual([
      'content/en/services/social-media.md',
      'content/is/services/social-media.md',
    ]);
    expect(found[0]?.what).toMatch(
      /^This page and content\/en\/services\/new-one\.md say the same in: .*summary, hero, .* and the text below the keys\.$/,
    );
    expect(found[0]?.fix).toMatch(
      /^Write them anew on the page that is the copy\. Check there, too: .*quoteService/,
    );
  });

  it('does not name the texts that were written anew', () => {
    const [first] = doubts(...copies(999), ownHero('en'), ownHero('is'));
    expect(first && messageOf(first).what).not.toContain('hero');
  });
});

it('two services with the same place in the menus are a warning with a free number', () => {
  const taken = /^order: (\d+)/m;
  const same: Edit[] = ['is', 'en'].map((id) => ({
    file: `${id}/services/web-development.md`,
    replace: taken,
    with: 'order: 40',
  }));
  const other: Edit[] = ['is', 'en'].map((id) => ({
    file: `${id}/services/brand-development.md`,
    replace: taken,
    with: 'order: 40',
  }));
  const found = doubts(...same, ...other).filter(({ code }) => code === 'service-order');
  expect(found[0]?.place.file).toMatch(/^content\/is\/services\//);
  expect(found[0] && messageOf(found[0]).fix).toBe(
    'Write another number here in every language, such as 41.',
  );
});

it('a price that no text and no list names is a warning', () => {
  const found = doubts({
    file: 'prices.yaml',
    replace: /^(?=flyer:)/m,
    with: 'old-price: { amount: 7654321 }\n',
  });
  expect(found.map((one) => [one.code, messageOf(one).what])).toEqual([
    ['name-unused', 'Nothing in the content uses the price “old-price”.'],
  ]);
});
