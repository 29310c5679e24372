import type { formMessages } from '../messages/forms.ts';
import type { outputMessages } from '../messages/output.ts';
import type { Examples } from './example.ts';

export const outputExamples: Examples<keyof typeof outputMessages> = {
  'broken-link': {
    args: { href: '/en/abuot' },
    before: '<a href="/en/abuot">About</a>',
    after: "<a href={view.link('about')}>About</a>",
  },
  'broken-anchor': {
    args: { href: '/en/terms#pay', suggestion: 'payment' },
    before: '[Payment](page:terms#pay)',
    after: '[Payment](page:terms#payment)',
  },
  'search-anchor': {
    args: { id: 'faq/price', path: '/en/faq#pric', known: ['price'] },
    before: "{ id: 'faq/price', anchor: 'pric' }",
    after: "{ id: 'faq/price', anchor: 'price' }",
  },
  'wrong-language': {
    args: { href: '/um-okkur', lang: 'is' },
    before: '<a href="/um-okkur">Um okkur</a>',
    after: '<a href="/um-okkur" hreflang="is" lang="is">Um okkur</a>',
  },
  'duplicate-id': {
    args: { id: 'prices' },
    before: '<h2 id="prices">…</h2>\n<div id="prices">',
    after: '<h2 id="prices">…</h2>\n<div id="price-list">',
  },
  'missing-label': {
    args: { id: 'hint', attribute: 'aria-describedby' },
    before: '<input aria-describedby="hint">',
    after: '<input aria-describedby="hint">\n<p id="hint">',
  },
  'heading-order': {
    args: { text: 'Steps', level: 4, previous: 2 },
    before: '<h2>Prices</h2>\n<h4>Steps</h4>',
    after: '<h2>Prices</h2>\n<h3>Steps</h3>',
  },
  'heading-first': {
    args: { count: 2 },
    before: '<h1>About us</h1>\n<h1>The team</h1>',
    after: '<h1>About us</h1>\n<h2>The team</h2>',
  },
  'forbidden-markup': {
    args: { markup: 'the attribute style on <p>' },
    before: '<p style="color: red">',
    after: '<p className="warning">',
  },
  'foreign-resource': {
    args: { url: 'https://cdn.example/font.woff2' },
    before: '<link rel="preload" href="https://cdn.example/font.woff2">',
    after: 'templates/fonts/font.woff2',
  },
  'alternate-broken': {
    args: { href: '/en/about' },
    before: '<link rel="alternate" hreflang="en" href="/en/about">',
    after: '',
  },
  'artifact-twice': {
    args: { path: 'robots.txt' },
    before: "files: { 'robots.txt': … }",
    after: "files: { 'robots-more.txt': … }",
  },
  'artifact-broken': {
    args: { path: 'search.json', detail: 'it is not of the kind that its ending says' },
    before: 'npx site build',
    after: 'rm -r .cache\nsite build',
  },
  'page-too-long': {
    args: { page: '/en/about', bytes: 15_400, budget: 14_000 },
    before: 'content/en/about.yaml (15,400 bytes as compressed HTML)',
    after: 'content/en/about.yaml (13,600 bytes as compressed HTML)',
  },
  'page-too-heavy': {
    args: { page: '/en/about', part: 'css', kind: 'about', others: 0, bytes: 13_000, budget: 12_000 },
    before: '.team { … }',
    after: '@layer late { .team { … } }',
  },
  'page-fonts': {
    args: { page: '/en/about', count: 3, limit: 2 },
    before: 'font-family: "Third Face"',
    after: 'font-family: var(--font-text)',
  },
  'output-unsafe': {
    args: { folder: '/home/anna', reason: 'it holds files that this program did not make' },
    before: 'npx site build --out /home/anna',
    after: 'npx site build --out /home/anna/site',
  },
  'output-busy': {
    args: { folder: 'dist', pid: 4321, since: '10:15', lock: 'dist.lock' },
    before: 'npx site build & npx site build',
    after: 'npx site build && npx site build --out preview',
  },
  'output-failed': {
    args: { detail: 'ENOSPC' },
    before: 'npx site build',
    after: 'npm cache clean --force\nsite build',
  },
  'bundle-failed': {
    args: { detail: 'Could not resolve "./Knot.tsx"', isStyle: false },
    before: "import { Knot } from './Knot.tsx';",
    after: "import { Knot } from './knot.tsx';",
  },
  'template-failed': {
    args: { page: '/en/about', others: 3, detail: 'people.map is not a function' },
    before: '{people.map(({ name }) => <p>{name}</p>)}',
    after: '{Object.values(people).map(({ name }) => <p>{name}</p>)}',
  },
  'site-unusable': {
    args: { detail: 'prices is not defined' },
    before: 'data: { prices }',
    after: "import { prices } from './data/prices.ts';\ndata: { prices }",
  },
  'cache-unwritable': {
    args: { detail: 'EACCES' },
    before: 'drwxr-xr-x root  .cache',
    after: 'drwxr-xr-x anna  .cache',
  },
};

const onContact = { form: 'contact', pages: ['/en/contact'] };
const email = { ...onContact, control: 'email' };

export const formExamples: Examples<keyof typeof formMessages> = {
  'form-missing': {
    args: { form: 'contact', languages: ['English'] },
    before: 'forms: { contact, quote }',
    after: 'forms: { quote }',
  },
  'form-unknown': {
    args: { page: '/en/contact', name: 'contcat', suggestion: 'contact' },
    before: '<form name="contcat" method="post">',
    after: '<form name="contact" method="post">',
  },
  'form-attribute': {
    args: { ...onContact, attribute: 'method', found: 'get', wanted: 'post' },
    before: '<form name="contact" method="get">',
    after: '<form name="contact" method="post">',
  },
  'form-control-missing': {
    args: { ...email, markup: '<input name="email" type="email">', isConditional: false },
    before: '<input name="name" type="text">',
    after: '<input name="name" type="text">\n<input name="email" type="email">',
  },
  'form-control-unknown': {
    args: { ...onContact, control: 'mail', suggestion: 'email' },
    before: '<input name="mail" type="email">',
    after: '<input name="email" type="email">',
  },
  'form-control-unnamed': {
    args: { ...onContact, markup: '<input type="email">' },
    before: '<input type="email">',
    after: '<input name="email" type="email">',
  },
  'form-control-twice': {
    args: email,
    before: '<input name="email" type="email">\n<input name="email" type="hidden">',
    after: '<input name="email" type="email">',
  },
  'form-control-type': {
    args: { ...email, type: 'number', wanted: 'type="email"' },
    before: '<input name="email" type="number">',
    after: '<input name="email" type="email">',
  },
  'form-control-value': {
    args: { ...onContact, control: 'form-name', value: 'quote', wanted: 'contact' },
    before: '<input type="hidden" name="form-name" value="quote">',
    after: '<input type="hidden" name="form-name" value="contact">',
  },
  'form-control-required': {
    args: { ...email, isRequired: false, isConditional: false, isOneOfMany: false },
    before: '<input name="email" type="email">',
    after: '<input name="email" type="email" required>',
  },
  'form-control-length': {
    args: { ...email, limit: 254 },
    before: '<input name="email" type="email">',
    after: '<input name="email" type="email" maxlength="254">',
  },
  'form-options': {
    args: {
      ...onContact,
      control: 'budget',
      unknown: ['Much'],
      missing: ['Over 500.000'],
      texts: ['Over 500.000'],
    },
    before: '<option>Much</option>',
    after: '<option>Over 500.000</option>',
  },
  'form-option-textless': {
    args: { ...onContact, control: 'budget', options: ['high'] },
    before: '<ContactForm />',
    after: '<ContactForm fields={view.content.fields} />',
  },
  'form-unanswered': {
    args: { page: '/en/contact', form: 'contact', anchor: 'sent', isEmpty: false },
    before: '<form name="contact" action="/en/contact#sent">',
    after: '<p id="sent">Thank you. We answer within a day.</p>',
  },
  'option-twice': {
    args: { form: 'quote', field: 'time', text: 'Soon', one: 'asap', other: '1month' },
    before: 'asap: Soon\n1month: Soon',
    after: 'asap: Soon\n1month: Within a month',
  },
};
