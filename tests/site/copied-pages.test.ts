import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/diagnostics/format.ts';
import { type Edit, editFiles, problemsOf, workspace } from '../support/workspace.ts';

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
      /^This page and content\/en\/services\/new-one\.md:\d+ say the same in: .*summary, need, hero, .* and the text below the keys\.$/,
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

describe('a problem of a page and its copy stands at the copy, also if it is read first', () => {
  const copyTo = (name: string, slug?: string): Edit[] =>
    ['is', 'en'].map((id) => ({
      ...{ file: `${id}/services/${name}.md`, copyFrom: `${id}/services/social-media.md` },
      ...(slug === undefined ? {} : { replace: /^slug: .*/m, with: `slug: ${slug}` }),
    }));
  const found = (folder: string) => {
    const all = problemsOf(folder).filter(({ code }) =>
      /^(?:address-taken|page-copied|text-twice)$/.test(code),
    );
    const places = new Set(all.map(({ place }) => place.file));
    return { codes: [...new Set(all.map(({ code }) => code))].toSorted(), places: [...places] };
  };
  const both = (name: string) => ['en', 'is'].map((id) => `content/${id}/services/${name}.md`);
  const doubtful = ['page-copied', 'text-twice'];

  it('when git has the original alone', () => {
    const folder = workspace();
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
    git('init');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-m', 'all');
    editFiles(join(folder, 'content'), copyTo('new-one', 'new-one'));
    expect(found(folder)).toEqual({ codes: doubtful, places: both('new-one') });
  });

  it('when its name is made of that of the original', () => {
    const folder = workspace(...copyTo('copy-of-social-media', 'copy-of-social-media'));
    expect(found(folder)).toEqual({ codes: doubtful, places: both('copy-of-social-media') });
  });

  it('when its address is still the name of the original', () => {
    const folder = workspace(...copyTo('new-one'));
    expect(found(folder)).toEqual({ codes: ['address-taken'], places: both('new-one') });
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
    'Write another number here or there, in every language, such as 41.',
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
