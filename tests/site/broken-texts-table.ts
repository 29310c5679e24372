import type { BrokenTree } from './broken-tree.ts';

/** Texts that hold what they must not. */
export const brokenTexts: BrokenTree[] = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    'http://plain.example/',
    '/en/wool',
    '../../secret',
    '//evil.example',
  ].map(
    (href): BrokenTree => ({
      title: `a link to ${href}`,
      edits: [{ file: 'en/wool.md', replace: /$/, with: `\n[here](${href})\n` }],
      expected: [{ code: 'link-scheme', file: 'en/wool.md', at: href }],
    }),
  ),
  {
    title: 'a link to an anchor of the same page, whose name is missing',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n[below](#payment)\n' }],
    expected: [{ code: 'link-scheme', file: 'en/wool.md', at: '#payment' }],
  },
  {
    title: 'texts that “npx site new” has put into a page that is published now',
    edits: [
      { file: 'en/wool.md', replace: 'title: Icelandic wool', with: 'title: Not written yet 2' },
      { file: 'is/wool.md', replace: /Togið .*/, with: 'Þennan texta á eftir að skrifa.' },
    ],
    expected: [
      { code: 'text-unwritten', file: 'en/wool.md', at: 'Not written' },
      { code: 'text-unwritten', file: 'is/wool.md', at: 'Þennan' },
    ],
  },
  {
    title: 'bold words in the text of a key',
    edits: [{ file: 'en/wool.md', replace: 'Icelandic wool', with: 'Icelandic **wool**' }],
    expected: [{ code: 'text-markdown', file: 'en/wool.md', at: '**wool**' }],
  },
  {
    title: 'HTML in the text of a key',
    edits: [{ file: 'en/wool.md', replace: 'Icelandic wool', with: 'Icelandic <a href=/en>wool</a>' }],
    expected: [{ code: 'text-html', file: 'en/wool.md', at: '<a href=/en>wool</a>' }],
  },
  {
    title: 'a link whose scheme is written with entities',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n[here](java&#115;cript&colon;alert)\n' }],
    expected: [{ code: 'link-scheme', file: 'en/wool.md', at: '[here](java' }],
  },
  ...['www.hemja.example', 'jona@fyrirtaeki.example', '/en/wool#top', 'ull', 'ull/', '+354 555 9999'].map(
    (href): BrokenTree => ({
      title: `a link to ${href}, which lacks what comes before it`,
      edits: [{ file: 'en/wool.md', replace: /$/, with: `\n[here](<${href}>)\n` }],
      expected: [{ code: 'link-scheme', file: 'en/wool.md', at: href }],
    }),
  ),
  ...['page:ull', 'page:Ull', 'page:vefur/ull', 'page:/en/wool', 'page:wool.md'].map(
    (href): BrokenTree => ({
      title: `a link to ${href}, which is an address and not the name of a page`,
      edits: [{ file: 'is/wool.md', replace: /$/, with: `\n[hér](${href})\n` }],
      expected: [{ code: 'link-unknown-page', file: 'is/wool.md', at: href }],
    }),
  ),
  {
    title: 'a link to a page that is not there',
    edits: [{ file: 'en/home.md', replace: /$/, with: '\n[here](page:wolo#top)\n' }],
    expected: [{ code: 'link-unknown-page', file: 'en/home.md', at: 'page:wolo' }],
  },
  {
    title: 'a link to a page that is not there, which cannot mean the page itself',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n[here](page:wolo)\n' }],
    expected: [{ code: 'link-unknown-page', file: 'en/wool.md', at: 'page:wolo' }],
  },
  {
    title: 'HTML in a text',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\nHello <img src=x onerror=alert(1)>\n' }],
    expected: [{ code: 'markdown-html', file: 'en/wool.md', at: '<img src=x onerror=alert(1)>' }],
  },
  {
    title: 'a heading without its space, in both languages',
    edits: [
      { file: 'is/wool.md', replace: /$/, with: '\n##Enn ein grein\n' },
      { file: 'en/wool.md', replace: /$/, with: '\n##One section more\n' },
    ],
    expected: [
      { code: 'markdown-heading-space', file: 'en/wool.md', at: '##One' },
      { code: 'markdown-heading-space', file: 'is/wool.md', at: '##Enn' },
    ],
  },
  {
    title: 'a heading without its space in one language, and nothing is missing in the other',
    edits: [
      { file: 'is/wool.md', replace: /$/, with: '\n##Enn ein grein\n' },
      { file: 'en/wool.md', replace: /$/, with: '\n## One section more\n\nWords.\n' },
    ],
    expected: [{ code: 'markdown-heading-space', file: 'is/wool.md', at: '##Enn' }],
  },
  {
    title: 'bold words with a space inside of their marks',
    edits: [{ file: 'is/wool.md', replace: /$/, with: '\nÞetta er ** feitt ** letur.\n' }],
    expected: [{ code: 'markdown-mark', file: 'is/wool.md', at: '** feitt' }],
  },
  {
    title: 'an underscore and a backtick without their other ends',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\nThis is _slanted and `code.\n' }],
    expected: [
      { code: 'markdown-mark', file: 'en/wool.md', at: '_slanted' },
      { code: 'markdown-mark', file: 'en/wool.md', at: '`code' },
    ],
  },
  {
    title: 'rows of a table without a line below the first, and rows that were copied from a spreadsheet',
    edits: [
      { file: 'en/wool.md', replace: /$/, with: '\n| Yarn | Price |\n| Lopi | 790 |\n' },
      { file: 'is/wool.md', replace: /$/, with: '\nBand\tVerð\nLopi\t790\n' },
    ],
    expected: [
      { code: 'markdown-table', file: 'en/wool.md', at: '| Yarn | Price |' },
      { code: 'markdown-table', file: 'is/wool.md', at: 'Band\tVerð' },
    ],
  },
  {
    title: 'a phone number with blanks as the address of a link',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n[5](+354 555 1234)\n' }],
    expected: [{ code: 'markdown-link', file: 'en/wool.md', at: '](+354' }],
  },
  {
    title: 'words in brackets that are no link',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\nAs they wrote [sic].\n' }],
    expected: [{ code: 'markdown-link', file: 'en/wool.md', at: '[sic]' }],
  },
  {
    title: 'a link with its address in the wrong brackets',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\nSee the [prices][pricing] now.\n' }],
    expected: [{ code: 'markdown-link', file: 'en/wool.md', at: '[prices][pricing]' }],
  },
  {
    title: 'an unclosed quote in front matter',
    edits: [{ file: 'en/wool.md', replace: 'title: Icelandic', with: 'title: "Icelandic' }],
    expected: [{ code: 'yaml-syntax', file: 'en/wool.md', at: '"Icelandic' }],
  },
  {
    title: 'a link without its closing bracket',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\nSee the [prices](page:pricing now.\n' }],
    expected: [{ code: 'markdown-link', file: 'en/wool.md', at: '](page:pricing now' }],
  },
  ...[
    'https://foreign.example/x.png',
    '../../secret.png',
    '/etc/x.png',
    'picture:../x',
    'data:image/png,x',
  ].map(
    (src): BrokenTree => ({
      title: `the picture ${src}, which is none of the site`,
      edits: [{ file: 'en/wool.md', replace: /$/, with: `\n![x](${src})\n` }],
      expected: [{ code: 'markdown-image', file: 'en/wool.md', at: src }],
    }),
  ),
  {
    title: 'a picture that is not there',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n![An office](picture:office)\n' }],
    expected: [{ code: 'picture-unknown', file: 'en/wool.md', at: 'picture:office' }],
  },
  {
    title: 'a picture with the ending of its file',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n![An office](picture:office.jpg)\n' }],
    expected: [{ code: 'picture-unknown', file: 'en/wool.md', at: 'picture:office.jpg' }],
  },
  {
    title: 'a picture whose name has a space',
    edits: [{ file: 'en/wool.md', replace: /$/, with: '\n![An office](picture:IMG 1.jpg)\n' }],
    expected: [{ code: 'markdown-link', file: 'en/wool.md', at: '](picture:IMG' }],
  },
  {
    title: 'an anchor with its Icelandic letters',
    edits: [
      { file: 'is/wool.md', replace: /$/, with: '\n## Þel\n\nSjá [þelið](page:wool#þel).\n' },
      ...['en', 'pl'].map((one) => ({ file: `${one}/wool.md`, replace: /$/, with: '\n## 1\n\nWool.\n' })),
    ],
    expected: [{ code: 'broken-anchor', file: 'is/wool.md', at: 'page:wool#þel' }],
  },
  {
    title: 'a picture without words',
    edits: [
      { file: 'media/pictures/office.jpg', write: 'never looked at' },
      { file: 'en/wool.md', replace: /$/, with: '\n![ ](picture:office)\n' },
    ],
    expected: [{ code: 'picture-words', file: 'en/wool.md', at: 'picture:office' }],
  },
  {
    title: 'a picture that is none',
    edits: [
      { file: 'media/pictures/office.jpg', write: 'words' },
      { file: 'en/wool.md', replace: /$/, with: '![An office](picture:office)\n' },
    ],
    expected: [{ code: 'picture-unreadable', file: 'media/pictures/office.jpg' }],
  },
  {
    title: 'two pictures of one name',
    edits: [
      { file: 'media/pictures/office.jpg', write: 'a' },
      { file: 'media/pictures/office.png', write: 'b' },
    ],
    expected: [{ code: 'picture-twice', file: 'media/pictures/office.png' }],
  },
  ...['mynd-af-okkur.HEIC', 'office.JPG', 'office.jpeg', 'office.tiff', 'office.svg', 'office.mov'].map(
    (name): BrokenTree => ({
      title: `the picture ${name}, as phones and cameras make it`,
      edits: [{ file: `media/pictures/${name}`, write: 'never looked at' }],
      expected: [{ code: 'media-unexpected', file: `media/pictures/${name}` }],
    }),
  ),
  {
    title: 'a picture under the name that a camera gave it, whose use gets the name that it should have',
    edits: [
      { file: 'media/pictures/IMG_2031.JPG', write: 'never looked at' },
      { file: 'en/wool.md', replace: /$/, with: '\n![A desk](picture:IMG_2031)\n' },
      { file: 'is/wool.md', replace: /$/, with: '\n![Borð](picture:img-2031)\n' },
    ],
    expected: [
      { code: 'picture-unknown', file: 'en/wool.md', at: 'picture:IMG' },
      { code: 'media-unexpected', file: 'media/pictures/IMG_2031.JPG' },
    ],
  },
  {
    title: 'a picture with another extension, whose use is right as soon as the file is',
    edits: [
      { file: 'media/pictures/office.jpeg', write: 'never looked at' },
      { file: 'en/wool.md', replace: /$/, with: '\n![A desk](picture:office)\n' },
    ],
    expected: [{ code: 'media-unexpected', file: 'media/pictures/office.jpeg' }],
  },
  ...['media/icons/krot.png', 'media/Myndin okkar.png'].map(
    (file): BrokenTree => ({
      title: `a picture at ${file}`,
      edits: [{ file, write: 'never looked at' }],
      expected: [{ code: 'media-unexpected', file }],
    }),
  ),
  {
    title: 'a picture beside the texts',
    edits: [{ file: 'is/mynd.heic', write: 'never looked at' }],
    expected: [{ code: 'file-unexpected', file: 'is/mynd.heic' }],
  },
  {
    title: 'a picture in a format that is not used',
    edits: [{ file: 'media/pictures/office.gif', write: 'GIF89a' }],
    expected: [{ code: 'media-unexpected', file: 'media/pictures/office.gif' }],
  },
  {
    title:
      'a picture with Icelandic letters in a folder of its own, which a text shows by the name that it gets',
    edits: [
      { file: 'media/pictures/fé/Kind á beit.JPG', write: 'never looked at' },
      ...['is', 'en', 'pl'].map((language) => ({
        ...{ file: `${language}/wool.md`, replace: /$/, with: '![Wool](picture:kind-a-beit)\n' },
      })),
    ],
    expected: [{ code: 'media-unexpected', file: 'media/pictures/fé/Kind á beit.JPG' }],
  },
  {
    title: 'a text without words',
    edits: [
      { file: 'is/wool.md', replace: /(\n---\n)[\s\S]*$/, with: '$1' },
      { file: 'en/wool.md', replace: /(\n---\n)[\s\S]*$/, with: '$1' },
      { file: 'pl/wool.md', replace: /(\n---\n)[\s\S]*$/, with: '$1' },
    ],
    expected: [
      { code: 'body-missing', file: 'en/wool.md', at: '---', occurrence: 1 },
      { code: 'body-missing', file: 'is/wool.md', at: '---', occurrence: 1 },
      { code: 'body-missing', file: 'pl/wool.md', at: '---', occurrence: 1 },
    ],
  },
  {
    title: 'an h1 in a text',
    edits: [{ file: 'en/wool.md', replace: /(\n---\n)/, with: '$1\n# Top\n' }],
    expected: [{ code: 'markdown-heading', file: 'en/wool.md', at: '# Top' }],
  },
];
