import { examples } from '../../src/diagnostics/examples/index.ts';
import type { Args, Code } from '../../src/diagnostics/index.ts';

const file = 'content/en/services/design.md';
const described = { key: 'title', description: 'When the page appears' };
const onPages = { form: 'contact', pages: ['/hafa-samband', '/en/contact', '/a', '/b', '/c'] };
const onControl = { ...onPages, control: 'email' };
const layout = { folders: ['is/', 'en/'], own: ['ui.yaml'], shared: ['site.yaml', 'prices.yaml'] };
const unexpected = (name: string, meant = 'mynd') => ({ name, meant, ...layout });
const weight = { page: '/verdskra', bytes: 15_200, budget: 14_000 };
const kindPart = { ...weight, kind: 'service', others: 0 };
const sign = { language: 'Icelandic', quotes: '„…“' };
const reference = { kind: 'icon', name: 'compas', where: 'media/icons, as a file name without .svg' };
const lengths = { key: 'steps', min: 2, max: 5 };
const blocks = { other: file, count: 3, otherCount: 2 };
const names = ['{price:flyer}', '{price:poster}'];

/** Arguments of problems whose messages have branches that their examples do not show. */
const branches: { readonly [C in Code]?: readonly Args<C>[] } = {
  'text-damaged': [
    { found: 'Ã¾', meant: 'þ' },
    { found: 'ï»¿', meant: '\uFEFF' },
    { found: '�', meant: undefined },
  ],
  'file-unexpected': [
    ...['pictures/mynd.HEIC', 'mynd.gif', 'mynd.jpeg', 'Mynd.PNG', 'icons/mynd.png', 'pictures/Mynd.jpg'],
    ...['pictures/my nd.jpg', 'mynd.svg', 'mynd.mov', 'mynd.docx', 'mynd.zip', 'mynd.yaml', 'mynd.txt'],
    ...['is/My nd.yaml'],
  ].map((name) => unexpected(name)),
  'yaml-syntax': [
    { detail: 'the space after the colon is missing', fix: 'Write “title: Nýtt”.' },
    {
      detail: '“slug” is not aligned with another key',
      fix: 'Write 2 spaces before it, so that it lines up with “title”.',
    },
    { detail: 'unexpected end', fix: 'Use fewer levels.' },
    { detail: '“text” is a text, below which no key can stand', fix: 'Write “- block: text”.' },
    {
      detail: '“text” is a text, below which no key can stand',
      fix: 'Write a key before it, as in “- key: text”.',
    },
  ],
  'file-empty': [
    { keys: ['name', 'email'], templates: [] },
    { keys: ['template', 'slug', 'title'], templates: ['home', 'service'] },
  ],
  'unknown-key': [
    { key: 'titel', suggestion: 'title', known: 'title, slug' },
    { key: 'colour', known: 'title, slug' },
    { key: 'title', under: 'hero', known: '' },
    { key: 'title', beside: 'hero', known: '' },
    { key: 'title:Nýtt', spaced: 'title: Nýtt', known: '' },
    { key: 'svart og hvítt', isCut: true, known: 'title' },
  ],
  'key-unread': [
    { key: 'hero.lead', component: undefined, isRequired: true },
    { key: 'hero.lead', component: undefined, isRequired: false },
    { key: 'hero.lead', component: 'Hero', isRequired: true },
    { key: 'hero.lead', component: 'Hero', isRequired: false },
  ],
  'missing-key': [described, { ...described, isSpare: true }],
  'wrong-type': [
    { key: 'steps', expected: 'a list (lines that begin with “- ”)', found: 'the text “a”' },
    { key: 'hero', expected: 'a map (indented “key: value” lines)', found: 'a list' },
    { key: 'draft', expected: 'true or false', found: 'a map', holds: described.description },
    { key: 'order', expected: 'a whole number', found: 'the value true' },
    { key: 'title', expected: 'text', found: 'a map' },
    {
      ...{ key: 'blocks[1]', expected: 'a map (indented “key: value” lines)', found: 'the text “text”' },
      wanted: '“block:” and one of text, picture',
    },
    { key: 'title', expected: 'text', found: 'a map', wanted: '"a: b", with quotes', replacement: '"a: b"' },
    {
      ...{ key: 'steps', expected: 'a list (lines that begin with “- ”)', found: 'the text “a, b”' },
      wanted: '“- a” on a line of its own, and the others likewise, indented under the key',
    },
    {
      ...{ key: 'poster', expected: 'a map (indented “key: value” lines)', found: 'the value 59900' },
      ...{ wanted: '{ amount: 59900 }', replacement: '{ amount: 59900 }' },
    },
  ],
  'not-a-number': [
    { key: 'amount', text: '79.000', suggestion: '79000' },
    { key: 'amount', text: 'hundrað' },
  ],
  'text-length': [
    { ...described, length: 11, min: 50, max: 165 },
    { ...described, length: 61, min: 1, max: 60 },
  ],
  'list-length': [
    { ...lengths, length: 1 },
    { ...lengths, length: 6 },
    { ...lengths, length: 0, min: 1, max: Number.POSITIVE_INFINITY },
  ],
  'number-range': [
    { key: 'order', value: 9, min: 0, max: 3 },
    { key: 'order', value: -1, min: 0, max: Number.POSITIVE_INFINITY },
  ],
  'wrong-format': [
    { ...described, text: '2026-02-30', suggestion: '2026-02-28' },
    { ...described, text: 'á morgun' },
    { ...described, description: `${described.description}; examples: 1, 2`, text: 'á morgun' },
    { key: 'key', text: 'Nýtt', description: 'lowercase letters a to z, digits and hyphens' },
  ],
  'address-refused': [
    {
      what: '“/a?b” has a query, and only a path can lead to a page.',
      why: '/a leads from all addresses that go on with a question mark, and keeps what is behind it.',
      fix: 'Write /a if all of these lead to this page; otherwise remove it.',
    },
    {
      what: 'The address of a site cannot have a path: https://a.is/b.',
      why: 'Links of pages begin at the root of the host, so they would lead past the site.',
      fix: 'Write https://a.is, and publish the site at the root of a host.',
    },
    {
      what: '“a.is” is not the address of a site.',
      why: 'It begins with https:// or http://, and then has the name of the host.',
      fix: 'Write https://a.is.',
    },
  ],
  'unknown-choice': [
    { key: 'colour', text: 'rautt', known: 'red, blue' },
    { key: 'colour', text: 'rad', suggestion: 'red', known: 'red, blue' },
    { key: 'colour', text: 'a list', known: 'red, blue' },
  ],
  'placeholder-unknown': [
    { text: '{price:flyr}', suggestion: '{price:flyer}', known: '{price:…}' },
    { text: '{cost:a}', known: '{price:…}, {company:…}' },
    { text: '{price:a}', known: '{price:flyer}', file: 'prices.yaml' },
    { text: '{a}', known: '' },
  ],
  'placeholder-amount': [{ text: '79.000', suggestion: '{amount:79000}' }, { text: 'mikið' }],
  'placeholder-time': [{ text: '9', suggestion: '{time:09:00}' }, { text: '25:00' }],
  'typed-price': [
    { text: '59.900', names, amount: 59_900 },
    { text: '59.900', names: names.slice(1), amount: 59_900 },
  ],
  'media-unsafe': [
    ...['a DOCTYPE', 'a processing instruction', 'text beside its shapes', 'the element <script>'],
    ...['the namespace “x”', 'the attribute “onload”', '“url(x)” in the attribute “fill”'],
  ].map((detail) => ({ detail })),
  typography: [
    { ...sign, found: '"', wanted: '„ before the words and “ behind them', kind: 'quote' },
    { ...sign, found: "'", wanted: '’', kind: 'apostrophe' },
    { ...sign, found: '-', wanted: '–', kind: 'dash' },
    { ...sign, found: '-', wanted: '–', kind: 'range' },
    { ...sign, found: '...', wanted: '…', kind: 'dots' },
  ],
  'markdown-html': [
    ...['<b>', '<i>', '<s>', '<code>', '<br>', '<hr>', '<img src="a">', '<h2>', '<li>', '<blockquote>'],
    ...['<td>', '<iframe>', '<script>', '<!-- a -->', '<div>', '<b>Nýtt</b>', '<a href="x">', '<a>Um</a>'],
    '<a href="https://a.is">Vefur</a>',
    '<a href="javascript:x">Vefur</a>',
  ].map((tag) => ({ tag })),
  'picture-unknown': [{ name: 'ofice', suggestion: 'office' }, { name: 'hus' }],
  'link-own-address': [{ href: 'https://a.is/um' }, { href: 'https://a.is/um-okkur', wanted: 'page:about' }],
  'link-scheme': [{ href: 'ftp:a' }, { href: 'a@b.is', suggestion: 'mailto:a@b.is' }],
  'link-unknown-page': [{ id: 'abut', suggestion: 'page:about' }, { id: 'x' }],
  'page-unpublished': [
    { name: 'about', state: 'draft' },
    { name: 'about', state: 'scheduled', at: '2027-01-10' },
    { name: 'about', state: 'expired', at: '2026-01-10' },
    { name: 'about/people', state: 'draft', above: 'about' },
  ],
  'markdown-link': [
    { text: '[sic]' },
    { text: '](page:x', isPicture: false },
    { text: '](picture:Á', isPicture: true },
    { text: '](555 1234)', suggestion: 'tel:5551234' },
  ],
  'text-markdown': [
    { found: '**nýtt**', words: 'nýtt', isLink: false },
    { found: '[um](page:about)', words: 'um', isLink: true },
  ],
  'text-html': [
    { found: '<b>nýtt</b>', words: 'nýtt' },
    { found: '<br>', words: '' },
  ],
  'template-extension': [
    { template: 'service', extension: '.md' },
    { template: 'faq', extension: '.yaml' },
  ],
  'translation-missing': [
    { missing: file, language: 'English', isAlways: true },
    { missing: file, language: 'Klingon', isAlways: false },
  ],
  'language-twice': [{ language: 'is', others: '' }],
  'language-unknown': [
    { language: 'ens', known: 'is, en', suggestion: 'en' },
    { language: 'xx', known: 'is, en' },
  ],
  'unequal-headings': [
    { text: 'Verð', level: 2, other: file },
    { text: 'Verð', level: 2, other: file, found: 'Prices', foundLevel: 3 },
  ],
  'unknown-reference': [
    { ...reference, suggestion: 'compass' },
    { ...reference, known: 'compass, star' },
    { ...reference, known: '', isSpare: true },
    { ...reference, kind: 'picture', known: 'office', spareKey: 'picture' },
  ],
  'media-unexpected': [
    { name: 'a.heic', meant: 'a' },
    { name: 'a.zip', meant: 'a' },
  ],
  'picture-small': [
    { width: 300, least: 640 },
    { width: 301, least: 640 },
  ],
  'address-lost': [
    { address: '/um', page: 'about' },
    { address: '/um', page: 'abut', suggestion: 'about' },
  ],
  'address-hidden': [
    { addresses: ['/vor', '/en/spring'], page: 'spring', state: 'draft' },
    { addresses: ['/a', '/b', '/c', '/d', '/e'], page: 'spring', state: 'draft' },
  ],
  'address-promised': [
    {
      ...{ address: '/um', target: 'about', line: 'content/addresses.yaml:5' },
      ...{ page: 'home', isAlias: true },
    },
  ],
  'ledger-address': [
    { address: 'https://x.is/a', slip: 'form', found: '' },
    { address: '/a?b=1', slip: 'query', found: '?b=1', meant: '/a' },
    { address: '/?b=1', slip: 'query', found: '?b=1', meant: '/', isThere: true },
    { address: '/a b', slip: 'sign', found: ' ', meant: '/a-b' },
    { address: '/a;', slip: 'sign', found: ';' },
    { address: '/%C3%BE', slip: 'encoded', found: '', meant: '/þ' },
  ],
  'ledger-target': [
    { target: 'https://a:b@x.is/', hasCredentials: true, suggestion: 'https://x.is/' },
    { target: 'x y' },
    { target: '/um', suggestion: 'about' },
  ],
  'form-unknown': [
    { page: '/a', name: '' },
    { page: '/a', name: 'contct', suggestion: 'contact' },
  ],
  'form-attribute': [
    { ...onPages, attribute: 'name', found: 'x', wanted: 'contact' },
    { ...onPages, attribute: 'method', wanted: 'post' },
    { ...onPages, attribute: 'action', wanted: '/' },
    { ...onPages, attribute: 'enctype', found: 'text/plain' },
    { ...onPages, attribute: 'data-netlify', wanted: 'true' },
    { ...onPages, attribute: 'netlify-honeypot', wanted: 'bot-field' },
    { ...onPages, attribute: 'novalidate', found: '' },
  ],
  'form-control-missing': [
    { ...onControl, markup: '<input type="email" name="email">', isConditional: false },
    { ...onControl, markup: '<select name="size"> with its options', isConditional: true },
    {
      ...{ ...onControl, control: 'bot-field', isConditional: false },
      markup: '<input type="checkbox" name="a" value="…"> for each option',
    },
  ],
  'form-control-unknown': [onControl, { ...onControl, suggestion: 'mail' }],
  'form-control-type': [
    ...['type="hidden"', 'checkboxes or <select multiple>', '<select> or radio buttons'],
    '<input> or <textarea>',
  ].map((wanted) => ({ ...onControl, type: 'file', wanted })),
  'form-control-value': [
    { ...onControl, control: 'form-name', value: 'x', wanted: 'contact' },
    { ...onControl, control: 'bot-field', value: 'x', wanted: '' },
  ],
  'form-control-required': [
    { ...onControl, isRequired: true, isConditional: true, isOneOfMany: false },
    { ...onControl, isRequired: true, isConditional: false, isOneOfMany: true },
    { ...onControl, isRequired: false, isConditional: false, isOneOfMany: false },
  ],
  'form-control-length': [
    { ...onControl, limit: 200 },
    { ...onControl, limit: 200, found: 221 },
    { ...onControl, limit: 200, found: 300 },
  ],
  'form-options': [
    { ...onControl, unknown: ['a'], missing: ['b'], texts: ['b', 'c'] },
    { ...onControl, unknown: ['a', 'd'], missing: [], texts: ['b', 'c'] },
    { ...onControl, unknown: [], missing: ['b', 'c'], texts: ['b', 'c'] },
    { ...onControl, unknown: [], missing: [], texts: ['b', 'c'] },
  ],
  'form-unanswered': [
    { page: '/a', form: 'contact', anchor: 'sent', isEmpty: true },
    { page: '/a', form: 'contact', anchor: 'sent', isEmpty: false },
  ],
  'text-twice': [
    { key: 'title', other: `${file}:3` },
    { key: 'description', other: `${file}:4` },
  ],
  'page-copied': [
    { other: `${file}:3`, keys: ['hero', 'the text below the keys'], choices: ['icon', 'colour'] },
    { other: `${file}:3`, keys: ['summary'], choices: [] },
  ],
  'unequal-blocks': [
    { kind: 'paragraph', ...blocks },
    { kind: 'list', ...blocks },
    { kind: 'item', ...blocks },
    { kind: 'table', ...blocks },
    { kind: 'row', ...blocks },
    { kind: 'quotation', ...blocks },
    { kind: 'code', ...blocks },
    { kind: 'rule', ...blocks },
  ],
  'text-language': [
    { found: 'English', wanted: 'Icelandic', known: 40 },
    { found: 'English', wanted: 'Klingon', known: 5 },
  ],
  'broken-anchor': [{ href: '/x#a', suggestion: 'b', known: ['b', 'c'] }, { href: '/x#a' }],
  'search-anchor': [
    { id: 'faq', path: '/x#a', known: ['b', 'c'] },
    { id: 'faq', path: '/x#a', known: [] },
  ],
  'forbidden-markup': [
    ...['<iframe>', 'an inline script', 'the attribute style on <p>', 'the address "javascript:x"'],
  ].map((markup) => ({ markup })),
  'artifact-broken': [
    ...['it is not of the kind that its ending says', 'it is not XML (Missing root)'],
    ...['it does not decompress to the file beside it', 'it is png of 1 × 2 pixels, not jpeg of 3 × 4'],
  ].map((detail) => ({ path: 'a.svg', detail })),
  'page-too-heavy': [
    { ...kindPart, part: 'css' },
    { ...kindPart, part: 'script', others: 1 },
    { ...kindPart, part: 'allScript', others: 2 },
    { ...kindPart, part: 'fonts', others: 21 },
    { ...kindPart, part: 'images' },
    { ...kindPart, part: 'video' },
    { ...kindPart, part: 'firstView' },
  ],
  'output-unsafe': [
    ...['it is the root of the file system', 'it holds /home', 'it lies inside /home/content'],
    ...['it is a file', 'it holds files that this program did not make', 'it cannot be read (EACCES)'],
  ].map((reason) => ({ folder: 'dist', reason })),
  'output-busy': [
    { folder: 'dist', pid: 0, since: '', lock: '/tmp/lock' },
    { folder: 'dist', pid: 42, since: '2026-12-01 09:00', lock: '/tmp/lock' },
  ],
  'bundle-failed': [
    { detail: '“--ink” is used, but never set', isStyle: true },
    { detail: 'Could not resolve "./a.ts"', isStyle: false, hint: 'Did you mean "./b.ts" instead?' },
    { detail: 'the browser needs “Ask” of this file, which does not export it', isStyle: false },
  ],
  'template-failed': [
    { page: 'the page “about” (Icelandic, /um)', others: 0, detail: 'x is not a function' },
    { page: 'the page “about” (English, /en/about)', others: 3, detail: 'x is not a function' },
  ],
  'untracked-read': [...['new Date()', 'Intl', 'process.hrtime', 'process.env', 'Math.random()']].map(
    (read) => ({ read }),
  ),
  'data-failed': [
    { name: 'rates', detail: 'it is neither an object nor a list, but a promise' },
    { name: 'rates', detail: 'fetch failed' },
  ],
};

/** The codes of all problems that the generator knows. */
export const codes = Object.keys(examples) as Code[];

/** Arguments of a problem, for each branch of its message. */
export const samplesOf = <C extends Code>(code: C): readonly Args<C>[] => [
  examples[code].args,
  ...(branches[code] ?? []),
];
