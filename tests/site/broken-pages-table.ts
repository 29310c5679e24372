import type { BrokenTree } from './broken-tree.ts';

const languages = ['is', 'en', 'pl'];

/** Adds a line to the keys of a page. */
const addKey = (locale: string, page: string, line: string): BrokenTree['edits'][number] => ({
  file: `${locale}/${page}.md`,
  replace: /\nslug: /,
  with: `\n${line}\nslug: `,
});

/** Values that fit no site. */
export const brokenValues: BrokenTree[] = [
  {
    title: 'an address of the site without its https',
    edits: [{ file: 'site.yaml', replace: 'baseUrl: https://', with: 'baseUrl: www.' }],
    expected: [{ code: 'address-refused', file: 'site.yaml', at: 'www.' }],
  },
  {
    title: 'an address with a capital and a space',
    edits: [{ file: 'en/wool.md', replace: 'slug: wool', with: 'slug: About Us' }],
    expected: [{ code: 'wrong-format', file: 'en/wool.md', at: 'About Us' }],
  },
  {
    title: 'former addresses without their first slash, in the first language and in another',
    edits: [
      { file: 'is/wool.md', replace: 'slug: ull', with: 'slug: ull\naliases: [þel]' },
      {
        file: 'en/wool.md',
        replace: 'slug: wool',
        with: 'slug: wool\naliases: [fleece, en/yarn, old/lamb/]',
      },
      { file: 'pl/wool.md', replace: 'slug: welna', with: 'slug: welna\naliases: wełenka' },
    ],
    expected: [
      { code: 'wrong-format', file: 'en/wool.md', at: 'fleece' },
      { code: 'wrong-format', file: 'en/wool.md', at: 'en/yarn' },
      { code: 'wrong-format', file: 'en/wool.md', at: 'old/lamb' },
      { code: 'wrong-format', file: 'is/wool.md', at: 'þel' },
      { code: 'wrong-type', file: 'pl/wool.md', at: 'wełenka' },
    ],
  },
  {
    title: 'a misspelt key, without the gap that it leaves',
    edits: [{ file: 'site.yaml', replace: 'brand: Tiny', with: 'brnad: Tiny' }],
    expected: [{ code: 'unknown-key', file: 'site.yaml', at: 'brnad' }],
  },
  {
    title: 'the key __proto__ in a map of fixed keys',
    edits: [
      { file: 'site.yaml', replace: 'brand: Tiny', with: 'brand: Tiny\n__proto__: { polluted: true }' },
    ],
    expected: [{ code: 'yaml-reserved-key', file: 'site.yaml', at: '__proto__' }],
  },
  {
    title: 'a key without a value',
    edits: [{ file: 'site.yaml', replace: 'brand: Tiny', with: 'brand:' }],
    expected: [{ code: 'empty-value', file: 'site.yaml', at: 'brand' }],
  },
  {
    title: 'an empty text',
    edits: [{ file: 'is/wool.md', replace: 'title: Íslensk ull', with: 'title: ""' }],
    expected: [{ code: 'empty-value', file: 'is/wool.md', at: 'title' }],
  },
  {
    title: 'an unknown template',
    edits: [{ file: 'is/wool.md', replace: 'template: note', with: 'template: nota' }],
    expected: [{ code: 'unknown-choice', file: 'is/wool.md', at: 'nota' }],
  },
  {
    title: 'no template at all',
    edits: [{ file: 'is/wool.md', replace: /^template: note\n/m, with: '' }],
    expected: [{ code: 'missing-key', file: 'is/wool.md', at: 'slug' }],
  },
  {
    title: 'a misspelt key “template”, without the gap that it leaves',
    edits: [{ file: 'is/wool.md', replace: /^template:/m, with: 'templat:' }],
    expected: [{ code: 'unknown-key', file: 'is/wool.md', at: 'templat:' }],
  },
  ...['/vefur/þel', 'https://tiny.example/vefur/Þel/'].map(
    (slug): BrokenTree => ({
      title: `the address ${slug} as a slug, which is its last part`,
      edits: [{ file: 'is/wool.md', replace: 'slug: ull', with: `slug: ${slug}` }],
      expected: [{ code: 'wrong-format', file: 'is/wool.md', at: slug }],
    }),
  ),
  {
    title: 'a slug with Icelandic letters',
    edits: [{ file: 'is/wool.md', replace: 'slug: ull', with: 'slug: þel' }],
    expected: [{ code: 'wrong-format', file: 'is/wool.md', at: 'þel' }],
  },
  {
    title: 'a description too short for search engines',
    edits: [{ file: 'en/wool.md', replace: /^description: .*/m, with: 'description: Wool.' }],
    expected: [{ code: 'text-length', file: 'en/wool.md', at: 'Wool.' }],
  },
  {
    title: 'a word of the interface too many',
    edits: [{ file: 'en/ui.yaml', replace: /^search:/m, with: 'hamburger: Menu\nsearch:' }],
    expected: [{ code: 'unknown-key', file: 'en/ui.yaml', at: 'hamburger' }],
  },
];

/** Files that do not fit together. */
export const brokenPages: BrokenTree[] = [
  ...[
    ['a draft', 'draft: true'],
    ['a page that appears later', 'publishAt: 2026-12-01 09:00'],
    ['a page that has expired', 'expireAt: 2026-11-01'],
  ].map(
    ([what, key]): BrokenTree => ({
      title: `links to ${what}`,
      edits: languages.map((locale) => addKey(locale, 'wool', String(key))),
      expected: [
        ...(what === 'a page that appears later'
          ? []
          : [{ code: 'address-hidden', file: 'addresses.yaml', at: 'wool\n' }]),
        ...['en', 'is', 'pl'].map((locale) => ({
          code: 'page-unpublished',
          file: `${locale}/home.md`,
          at: 'page:wool',
        })),
      ],
    }),
  ),
  {
    title: 'a page that is a draft in one language and is published in the others',
    edits: [
      { file: 'is/plan.md', copyFrom: 'is/wool.md', replace: 'slug: ull', with: 'slug: plan\ndraft: true' },
      { file: 'en/plan.md', copyFrom: 'en/wool.md', replace: 'slug: wool', with: 'slug: plan' },
    ],
    expected: [{ code: 'unequal-keys', file: 'is/plan.md', at: 'draft' }],
  },
  {
    title: 'a page that appears at a time that no clock shows',
    edits: languages.map((locale) => addKey(locale, 'wool', 'publishAt: 2027-01-05 25:00')),
    expected: ['en', 'is', 'pl'].map((locale) => ({
      code: 'wrong-format',
      file: `${locale}/wool.md`,
      at: '2027-01-05 25:00',
    })),
  },
  {
    title: 'a page that expires before it appears',
    edits: [
      {
        file: 'is/plan.md',
        copyFrom: 'is/wool.md',
        replace: 'slug: ull',
        with: 'slug: plan\npublishAt: 2027-02-01\nexpireAt: 2027-01-01',
      },
    ],
    expected: [{ code: 'expires-early', file: 'is/plan.md', at: '2027-01-01' }],
  },
  {
    title: 'a home page that is a draft',
    edits: languages.map((locale) => addKey(locale, 'home', 'draft: true')),
    expected: ['en', 'is', 'pl'].map((locale) => ({
      code: 'always-published',
      file: `${locale}/home.md`,
      at: 'draft',
    })),
  },
  ...[
    ['a moment that is not written as one', '1.12.2026'],
    ['a moment of another place on earth', '2026-12-01T09:00:00+02:00'],
    ['a day that is two days', '12/07/2026'],
    ['a time on a day that is two days', '1-2-2027 kl. 9.00'],
  ].map(
    ([title = '', at = '']): BrokenTree => ({
      title,
      edits: languages.map((locale) => addKey(locale, 'wool', `publishAt: ${at}`)),
      expected: ['en', 'is', 'pl'].map((locale) => ({
        ...{ code: 'wrong-format', file: `${locale}/wool.md`, at },
      })),
    }),
  ),
  {
    title: 'a page in one language only',
    edits: [{ remove: 'en/wool.md' }],
    expected: [{ code: 'translation-missing', file: 'is/wool.md' }],
  },
  {
    title: 'a file with the wrong ending, and not also a missing one',
    edits: [{ file: 'is/ui.yml', copyFrom: 'is/ui.yaml' }, { remove: 'is/ui.yaml' }],
    expected: [{ code: 'file-unexpected', file: 'is/ui.yml' }],
  },
  {
    title: 'site.yaml missing',
    edits: [{ remove: 'site.yaml' }],
    expected: [{ code: 'file-missing', file: 'site.yaml' }],
  },
  {
    title: 'the words of the interface missing',
    edits: [{ remove: 'en/ui.yaml' }],
    expected: [{ code: 'file-missing', file: 'en/ui.yaml' }],
  },
  {
    title: 'the icon of the browser tab missing',
    edits: [{ remove: 'media/favicon.svg' }],
    expected: [{ code: 'file-missing', file: '' }],
  },
  {
    title: 'an optional key in one language only',
    edits: [{ file: 'en/wool.md', replace: 'slug: wool', with: 'slug: wool\nlabel: Wool' }],
    expected: [{ code: 'unequal-keys', file: 'en/wool.md', at: 'label' }],
  },
  {
    title: 'a heading that the other language lacks',
    edits: [{ file: 'pl/wool.md', replace: /$/, with: '\n## Jeszcze jedno\n\nSłowa.\n' }],
    expected: [{ code: 'unequal-headings', file: 'pl/wool.md', at: '## Jeszcze jedno' }],
  },
  {
    title: 'a heading in the middle that the other languages lack',
    edits: [
      {
        file: 'pl/wool.md',
        replace: /\n## /,
        with: '\n## Jeszcze jedna sekcja przed tamtą, której nigdzie indziej nie ma\n\nSłowo.\n\n## ',
      },
    ],
    expected: [{ code: 'unequal-headings', file: 'pl/wool.md', at: '## Jeszcze jedna' }],
  },
  {
    title: 'an icon that holds a script',
    edits: [
      {
        file: 'media/icons/evil.svg',
        write: '<svg viewBox="0 0 24 24"><script>alert(1)</script></svg>',
      },
    ],
    expected: [{ code: 'media-unsafe', file: 'media/icons/evil.svg', at: 'script' }],
  },
  {
    title: 'an icon with an event handler',
    edits: [
      {
        file: 'media/icons/evil.svg',
        write: '<svg viewBox="0 0 24 24" onload="alert(1)"><path d=""/></svg>',
      },
    ],
    expected: [{ code: 'media-unsafe', file: 'media/icons/evil.svg', at: 'onload' }],
  },
  {
    title: 'an icon without a size',
    edits: [{ file: 'media/icons/evil.svg', write: '\n<svg width="24"><path d=""/></svg>' }],
    expected: [{ code: 'drawing-size', file: 'media/icons/evil.svg', at: 'svg' }],
  },
  {
    title: 'icons too large and too deep',
    edits: [
      { file: 'media/icons/deep.svg', write: '<g>'.repeat(9000) },
      { file: 'media/icons/large.svg', write: ' '.repeat(50_001) },
    ],
    expected: [
      { code: 'drawing-deep', file: 'media/icons/deep.svg' },
      { code: 'drawing-large', file: 'media/icons/large.svg' },
    ],
  },
  {
    title: 'an icon of the browser tab that holds a script',
    edits: [
      {
        file: 'media/favicon.svg',
        write: '<svg viewBox="0 0 32 32"><script>alert(1)</script></svg>',
      },
    ],
    expected: [{ code: 'media-unsafe', file: 'media/favicon.svg', at: 'script' }],
  },
  {
    title: 'an icon of the browser tab that grows out of entities',
    edits: [
      {
        file: 'media/favicon.svg',
        write: `<!DOCTYPE svg [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>\n<svg viewBox="0 0 32 32">&b;</svg>`,
      },
    ],
    expected: [{ code: 'drawing-syntax', file: 'media/favicon.svg', at: '&b;' }],
  },
  {
    title: 'two pages with one address',
    edits: ['is', 'en', 'pl'].map((id) => ({ file: `${id}/yarn.md`, copyFrom: `${id}/wool.md` })),
    expected: [
      { code: 'address-taken', file: 'en/yarn.md', at: 'wool\n' },
      { code: 'address-taken', file: 'is/yarn.md', at: 'ull\n' },
      { code: 'address-taken', file: 'pl/yarn.md', at: 'welna\n' },
    ],
  },
  {
    title: 'a language that a page names twice',
    edits: [
      {
        ...{ file: 'en/yarn.md', copyFrom: 'en/wool.md' },
        ...{ replace: 'slug: wool', with: 'slug: yarn\nlanguages: [en, en]' },
      },
    ],
    expected: [{ code: 'language-twice', file: 'en/yarn.md', at: 'en]' }],
  },
  {
    title: 'the address of the visual editor',
    edits: [{ file: 'is/wool.md', replace: 'slug: ull', with: 'slug: admin' }],
    expected: [{ code: 'slug-reserved', file: 'is/wool.md', at: 'admin\n' }],
  },
  {
    title: 'aliases where the visual editor is',
    edits: [
      { file: 'is/wool.md', replace: /^title:/m, with: 'aliases: [/admin, /admin/index.html]\ntitle:' },
    ],
    expected: ['/admin,', '/admin/'].map((at) => ({ code: 'alias-admin', file: 'is/wool.md', at })),
  },
  {
    title: 'a published address of a page that has moved, given to a new page and to an alias',
    edits: [
      { file: 'addresses.yaml', replace: /$/, with: '/kind: wool\n' },
      {
        ...{ file: 'en/yarn.md', copyFrom: 'en/wool.md' },
        ...{ replace: 'slug: wool', with: 'slug: wool\nlanguages: [en]' },
      },
      { file: 'en/wool.md', replace: 'slug: wool', with: 'slug: sheep' },
      { file: 'is/home.md', replace: /^title:/m, with: 'aliases: [/kind]\ntitle:' },
    ],
    expected: [
      { code: 'address-promised', file: 'en/yarn.md', at: 'wool\n' },
      { code: 'address-promised', file: 'is/home.md', at: '/kind' },
    ],
  },
  {
    title: 'lines in the list of addresses that nobody can follow',
    edits: [
      {
        file: 'addresses.yaml',
        write: [
          ...['kind: wool', '/a?b=1: wool', '/x,y: wool', '/%C3%BEel: wool', '/sheep:'],
          ...['/yarn: https://user:pw@yarn.example/', '/knit: https://yarn.example/a b', ''],
        ].join('\n'),
      },
    ],
    expected: [
      { code: 'ledger-address', file: 'addresses.yaml', at: 'kind' },
      { code: 'ledger-address', file: 'addresses.yaml', at: '/a?b=1' },
      { code: 'ledger-address', file: 'addresses.yaml', at: '/x,y' },
      { code: 'ledger-address', file: 'addresses.yaml', at: '/%C3%BEel' },
      { code: 'ledger-empty', file: 'addresses.yaml', at: '/sheep' },
      { code: 'ledger-target', file: 'addresses.yaml', at: 'https://user' },
      { code: 'ledger-target', file: 'addresses.yaml', at: 'https://yarn.example/a b' },
    ],
  },
  {
    title: 'an address that belongs to English',
    edits: [{ file: 'is/wool.md', replace: 'slug: ull', with: 'slug: en' }],
    expected: [{ code: 'slug-reserved', file: 'is/wool.md', at: 'en\n' }],
  },
  {
    title: 'an empty address',
    edits: [{ file: 'is/wool.md', replace: 'slug: ull', with: 'slug: ""' }],
    expected: [{ code: 'slug-empty', file: 'is/wool.md', at: 'slug' }],
  },
  {
    title: 'a page in a folder that has no page',
    edits: ['is', 'en', 'pl'].map((id) => ({
      file: `${id}/team/anna.md`,
      copyFrom: `${id}/wool.md`,
      replace: /^slug: .*/m,
      with: 'slug: anna',
    })),
    expected: ['en', 'is', 'pl'].map((id) => ({
      code: 'parent-missing',
      file: `${id}/team/anna.md`,
      at: 'slug',
    })),
  },
  {
    title: 'a page with a text in a YAML file',
    edits: ['is', 'en', 'pl'].flatMap((id) => [
      {
        file: `${id}/wool.yaml`,
        copyFrom: `${id}/wool.md`,
        replace: /^---\n([\s\S]*?)\n---\n[\s\S]*/,
        with: '$1\n',
      },
      { remove: `${id}/wool.md` },
    ]),
    expected: ['en', 'is', 'pl'].map((id) => ({
      code: 'template-extension',
      file: `${id}/wool.yaml`,
      at: 'note',
    })),
  },
];
