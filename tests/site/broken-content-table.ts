import { editAmount, priceText } from '../support/prices.ts';
import type { Edit } from '../support/workspace.ts';

/** A problem that must be reported: its code, the file, and the text at which the caret stands. */
export interface Expected {
  code: string;
  file: string;
  /** The caret stands at the first of these letters; undefined for problems of a whole file. */
  at?: string;
  /** Where `at` stands several times: which of them, from 0. */
  occurrence?: number;
}

/** A content tree with a mistake in it. */
export interface BrokenTree {
  title: string;
  edits: Edit[];
  expected: Expected[];
}

const latin1 = Uint8Array.from([...'title: þ'].map((letter) => letter.charCodeAt(0)));

/** Files that cannot be read or parsed. */
export const brokenFiles: BrokenTree[] = [
  {
    title: 'a file in Latin-1',
    edits: [{ file: 'is/faq.yaml', write: latin1 }],
    expected: [{ code: 'file-not-utf8', file: 'is/faq.yaml' }],
  },
  {
    title: 'a file with a NUL character',
    edits: [{ file: 'is/faq.yaml', write: 'title: a\0b\n' }],
    expected: [{ code: 'file-has-nul', file: 'is/faq.yaml' }],
  },
  {
    title: 'a control character in a text',
    edits: [{ file: 'is/about.md', replace: /\n$/, with: ' a\u0085b\n' }],
    expected: [{ code: 'text-unprintable', file: 'is/about.md' }],
  },
  {
    title: 'an escape for a control character',
    edits: [{ file: 'is/faq.yaml', replace: /^title: .*$/m, with: 'title: "Spurt\\u0007"' }],
    expected: [{ code: 'yaml-unprintable', file: 'is/faq.yaml' }],
  },
  {
    title: 'an escape for half of a pair',
    edits: [{ file: 'is/faq.yaml', replace: /^title: .*$/m, with: 'title: "Spurt\\uD800"' }],
    expected: [{ code: 'yaml-unprintable', file: 'is/faq.yaml' }],
  },
  {
    title: 'a file of more than a megabyte',
    edits: [{ file: 'is/faq.yaml', write: `title: ${'a'.repeat(1_000_001)}\n` }],
    expected: [{ code: 'file-too-large', file: 'is/faq.yaml' }],
  },
  {
    title: 'a file of fifty megabytes',
    edits: [{ file: 'is/faq.yaml', write: new Uint8Array(50_000_000).fill(0x61) }],
    expected: [{ code: 'file-too-large', file: 'is/faq.yaml' }],
  },
  {
    title: 'a folder with the name of a file, and neither a missing page nor what lies in it',
    edits: [{ remove: 'is/faq.yaml' }, { file: 'is/faq.yaml/copy.yaml', copyFrom: 'en/faq.yaml' }],
    expected: [{ code: 'file-is-folder', file: 'is/faq.yaml' }],
  },
  {
    title: 'a text document',
    edits: [{ file: 'is/skilmalar.docx', write: 'never looked at' }],
    expected: [{ code: 'file-unexpected', file: 'is/skilmalar.docx' }],
  },
  {
    title: 'a symbolic link',
    edits: [{ file: 'is/secret.yaml', linkTo: '/etc/hostname' }],
    expected: [{ code: 'file-is-link', file: 'is/secret.yaml' }],
  },
  {
    title: 'a symbolic link to a folder',
    edits: [{ file: 'is/secrets', linkTo: '/etc' }],
    expected: [{ code: 'file-is-link', file: 'is/secrets' }],
  },
  {
    title: 'a file ending that is not used',
    edits: [{ file: 'is/notes.txt', write: 'notes' }],
    expected: [{ code: 'file-unexpected', file: 'is/notes.txt' }],
  },
  {
    title: 'a file name whose ö is two characters',
    edits: [{ file: 'is/o\u0308nnur.yaml', write: 'title: x\n' }],
    expected: [{ code: 'file-name', file: 'is/o\u0308nnur.yaml' }],
  },
  {
    title: 'a file name that differs in capitals from one that is there',
    edits: [{ file: 'is/About.md', copyFrom: 'is/about.md' }],
    expected: [{ code: 'file-name', file: 'is/About.md' }],
  },
  {
    title: 'a file name with capitals and Icelandic letters',
    edits: [{ file: 'is/Um-okkur.md', write: '---\n---\n' }],
    expected: [{ code: 'file-name', file: 'is/Um-okkur.md' }],
  },
  {
    title: 'wrong indentation',
    edits: [{ file: 'site.yaml', replace: '  founded: 2024', with: '   founded: 2024' }],
    expected: [{ code: 'yaml-syntax', file: 'site.yaml', at: '   founded: 2024'.trimStart() }],
  },
  {
    title: 'a quote that is not closed, which the parser notices a line later',
    edits: [{ file: 'is/ui.yaml', replace: 'skip: Fara beint', with: 'skip: "Fara beint' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: '"Fara beint' }],
  },
  {
    title: 'a colon without its space, which the parser notices a line later',
    edits: [{ file: 'is/ui.yaml', replace: 'main: Aðalvalmynd', with: 'main:Aðalvalmynd' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: 'Aðalvalmynd' }],
  },
  {
    title: 'a no-break space in the indentation',
    edits: [{ file: 'is/ui.yaml', replace: '  main: Aðalvalmynd', with: '\u00a0 main: Aðalvalmynd' }],
    expected: [{ code: 'yaml-syntax', file: 'is/ui.yaml', at: '\u00a0 main' }],
  },
  {
    title: 'a tab as indentation',
    edits: [{ file: 'site.yaml', replace: '  founded: 2024', with: '\tfounded: 2024' }],
    expected: [{ code: 'yaml-syntax', file: 'site.yaml', at: '\tfounded' }],
  },
  {
    title: 'a key that stands twice',
    edits: [{ file: 'site.yaml', replace: 'logo: hemja', with: 'logo: hemja\nbrand: Temja' }],
    expected: [{ code: 'yaml-duplicate-key', file: 'site.yaml', at: 'brand: Temja' }],
  },
  {
    title: 'anchors and aliases, the stuff of bombs',
    edits: [{ file: 'site.yaml', replace: 'brand: Hemja', with: 'brand: &a Hemja' }],
    expected: [{ code: 'yaml-alias', file: 'site.yaml', at: 'a Hemja' }],
  },
  {
    title: 'a text that YAML would cut at its #',
    edits: [{ file: 'site.yaml', replace: 'city: Reykjavík', with: 'city: Reykjavík #1 í heimi' }],
    expected: [{ code: 'yaml-text-cut', file: 'site.yaml', at: '#1 í heimi' }],
  },
  {
    title: 'an empty page',
    edits: [{ file: 'is/about.md', write: '' }],
    expected: [{ code: 'file-empty', file: 'is/about.md' }],
  },
  {
    title: 'a file of prices with nothing but empty lines',
    edits: [{ file: 'prices.yaml', write: '\n\n' }],
    expected: [{ code: 'file-empty', file: 'prices.yaml' }],
  },
  {
    title: 'an empty file beside the pages',
    edits: [{ file: 'en/search.yaml', write: '' }],
    expected: [{ code: 'file-empty', file: 'en/search.yaml' }],
  },
  {
    title: 'a list instead of keys',
    edits: [{ file: 'prices.yaml', write: '- 81500\n' }],
    expected: [{ code: 'yaml-not-a-map', file: 'prices.yaml', at: '- 81500' }],
  },
  {
    title: 'nesting that is deeper than any page',
    edits: [{ file: 'prices.yaml', write: `${'['.repeat(20_000)}\n` }],
    expected: [{ code: 'yaml-syntax', file: 'prices.yaml' }],
  },
  {
    title: 'a Markdown file without front matter',
    edits: [{ file: 'is/terms.md', replace: /^---\n/, with: '\n---\n' }],
    expected: [{ code: 'front-matter-missing', file: 'is/terms.md' }],
  },
  {
    title: 'front matter that is never closed',
    edits: [{ file: 'is/terms.md', write: '---\ntitle: Skilmálar\n' }],
    expected: [{ code: 'front-matter-unclosed', file: 'is/terms.md', at: '---' }],
  },
  {
    title: 'front matter in JavaScript, under either name',
    edits: [
      { file: 'is/terms.md', replace: /^---/, with: '---js' },
      { file: 'en/terms.md', replace: /^---/, with: '---javascript' },
    ],
    expected: [
      { code: 'front-matter-language', file: 'en/terms.md', at: '---javascript' },
      { code: 'front-matter-language', file: 'is/terms.md', at: '---js' },
    ],
  },
];

/** Values that do not fit their schema. */
export const brokenValues: BrokenTree[] = [
  {
    title: 'a day that no calendar has',
    edits: [{ file: 'site.yaml', replace: 'expires: 2027-11-01', with: 'expires: 2027-11-31' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '2027-11-31' }],
  },
  ...['1.11.2027', '1. nóvember 2027', '2027/11/1', 'November 1, 2027'].map(
    (day): BrokenTree => ({
      title: `the day ${day}, written as people write it`,
      edits: [{ file: 'site.yaml', replace: 'expires: 2027-11-01', with: `expires: ${day}` }],
      expected: [{ code: 'wrong-format', file: 'site.yaml', at: day }],
    }),
  ),
  {
    title: 'a weekday in Icelandic, where few words are allowed',
    edits: [{ file: 'site.yaml', replace: 'from: monday', with: 'from: mánudagur' }],
    expected: [{ code: 'unknown-choice', file: 'site.yaml', at: 'mánudagur' }],
  },
  {
    title: 'an address of the site without its https',
    edits: [{ file: 'site.yaml', replace: 'baseUrl: https://', with: 'baseUrl: www.' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: 'www.' }],
  },
  {
    title: 'keys that are not indented under theirs, and not also gaps there',
    edits: [
      {
        file: 'is/terms.md',
        replace: /\nhero:\n {2}heading: (.*)\n {2}lead:/,
        with: '\nhero:\nheading: $1\nlead:',
      },
    ],
    expected: [
      { code: 'unknown-key', file: 'is/terms.md', at: 'heading: ' },
      { code: 'unknown-key', file: 'is/terms.md', at: 'lead: ' },
    ],
  },
  {
    title: 'a key that is indented under another, and not also a gap',
    edits: [
      { file: 'is/terms.md', replace: /\nslug: skilmalar/, with: '' },
      { file: 'is/terms.md', replace: /\nhero:\n/, with: '\nhero:\n  slug: skilmalar\n' },
    ],
    expected: [{ code: 'unknown-key', file: 'is/terms.md', at: 'slug: ' }],
  },
  {
    title: 'a list on one line',
    edits: [
      {
        file: 'en/terms.md',
        replace: /\nkeywords:\n(?: {2}- .*\n)+/,
        with: '\nkeywords: terms, conditions\n',
      },
    ],
    expected: [{ code: 'wrong-type', file: 'en/terms.md', at: 'terms, conditions' }],
  },
  {
    title: 'a day of the terms that no calendar has, and words in the other language',
    edits: [
      { file: 'en/terms.md', replace: /^updated: .*/m, with: 'updated: November 31, 2026' },
      { file: 'is/terms.md', replace: /^updated: .*/m, with: 'updated: 2026-11-31' },
    ],
    expected: [
      { code: 'wrong-format', file: 'en/terms.md', at: 'November 31' },
      { code: 'wrong-format', file: 'is/terms.md', at: '2026-11-31' },
    ],
  },
  {
    title: 'a day of the terms that differs between the languages',
    edits: [
      { file: 'is/terms.md', replace: /^updated: .*/m, with: 'updated: 2026-11-22' },
      { file: 'en/terms.md', replace: /^updated: .*/m, with: 'updated: 2026-11-21' },
    ],
    expected: [{ code: 'unequal-values', file: 'is/terms.md' }],
  },
  {
    title: 'a list whose first item has no hyphen, which YAML folds into one text',
    edits: [{ file: 'en/pricing.yaml', replace: /( {6}features:\n {8})- /, with: '$1' }],
    expected: [{ code: 'wrong-type', file: 'en/pricing.yaml' }],
  },
  {
    title: 'an address with a capital and a space',
    edits: [{ file: 'en/about.md', replace: 'slug: about', with: 'slug: About Us' }],
    expected: [{ code: 'wrong-format', file: 'en/about.md', at: 'About Us' }],
  },
  {
    title: 'the key of a price with a capital and a space',
    edits: [{ file: 'prices.yaml', replace: 'flyer:', with: 'Blue Flyer: { amount: 1 }\nflyer:' }],
    expected: [{ code: 'wrong-format', file: 'prices.yaml', at: 'Blue Flyer' }],
  },
  {
    title: 'a phone number that is none',
    edits: [{ file: 'site.yaml', replace: /phone: .*/, with: 'phone: later' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: 'later' }],
  },
  {
    title: 'an item with a colon, which YAML reads as a map',
    edits: [{ file: 'en/terms.md', replace: /\nkeywords:\n/, with: '\nkeywords:\n  - terms: all of them\n' }],
    expected: [{ code: 'wrong-type', file: 'en/terms.md', at: 'terms: all' }],
  },
  {
    title: 'names that name nothing, beside a value that does not fit',
    edits: [
      { file: 'en/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: gamepad-3' },
      { file: 'en/services/gamification.md', replace: /^colour: .*$/m, with: 'colour: magma' },
      { file: 'en/services/gamification.md', replace: /^video: .*$/m, with: 'video: ""' },
    ],
    expected: [
      { code: 'unknown-reference', file: 'en/services/gamification.md', at: 'gamepad-3' },
      { code: 'unknown-choice', file: 'en/services/gamification.md', at: 'magma' },
      { code: 'empty-value', file: 'en/services/gamification.md', at: 'video' },
    ],
  },
  {
    title: 'an hour without its zero',
    edits: [{ file: 'site.yaml', replace: 'opens: "09:00"', with: 'opens: 9:00' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '9:00' }],
  },
  {
    title: 'a price with a thousands dot, which YAML would read as 81.5',
    edits: [editAmount('plan-foundation', '81.500')],
    expected: [{ code: 'not-a-number', file: 'prices.yaml', at: '81.500' }],
  },
  {
    title: 'a price with a leading zero, which YAML 1.1 would read as octal',
    edits: [editAmount('plan-foundation', '081500')],
    expected: [{ code: 'not-a-number', file: 'prices.yaml', at: '081500' }],
  },
  {
    title: 'a negative price',
    edits: [editAmount('plan-foundation', '-1')],
    expected: [{ code: 'number-range', file: 'prices.yaml', at: '-1' }],
  },
  {
    title: 'a right answer that is none of the four',
    edits: [{ file: 'is/quiz.yaml', replace: /correct: \d/, with: 'correct: 7' }],
    expected: [{ code: 'number-range', file: 'is/quiz.yaml', at: '7' }],
  },
  ...['http://ads.example/tag.js', '//ads.example/tag.js', 'tag.js', 'javascript:alert(1)'].map(
    (src): BrokenTree => ({
      title: `the script ${src}, which is neither secure nor a path of this site`,
      edits: [
        {
          file: 'site.yaml',
          replace: 'social:',
          with: `scripts:\n  - src: ${src}\n    category: analytics\nsocial:`,
        },
      ],
      expected: [{ code: 'wrong-format', file: 'site.yaml', at: src }],
    }),
  ),
  {
    title: 'a script that would run without being asked for',
    edits: [
      {
        file: 'site.yaml',
        replace: 'social:',
        with: 'scripts:\n  - src: /tag.js\n    category: necessary\nsocial:',
      },
    ],
    expected: [{ code: 'unknown-choice', file: 'site.yaml', at: 'necessary' }],
  },
  {
    title: 'a postal code without quotes',
    edits: [{ file: 'site.yaml', replace: 'postalCode: "000"', with: 'postalCode: 101' }],
    expected: [{ code: 'needs-quotes', file: 'site.yaml', at: '101' }],
  },
  {
    title: 'a kennitala of the wrong form',
    edits: [{ file: 'site.yaml', replace: '"000000-0000"', with: '"0000000000"' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '"0000000000"'.slice(1) }],
  },
  {
    title: 'an e-mail address that is none',
    edits: [{ file: 'site.yaml', replace: 'hallo@hemja.example', with: 'hallo.hemja.example' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: 'hallo.hemja.example' }],
  },
  {
    title: 'a misspelt key, without the gap that it leaves',
    edits: [{ file: 'site.yaml', replace: 'brand: Hemja', with: 'brnad: Hemja' }],
    expected: [{ code: 'unknown-key', file: 'site.yaml', at: 'brnad' }],
  },
  {
    title: 'the key __proto__',
    edits: [{ file: 'prices.yaml', replace: 'hourly-rate:', with: '__proto__: { amount: 1 }\nhourly-rate:' }],
    expected: [{ code: 'yaml-reserved-key', file: 'prices.yaml', at: '__proto__' }],
  },
  {
    title: 'the key __proto__ in a map of fixed keys',
    edits: [
      { file: 'site.yaml', replace: 'logo: hemja', with: 'logo: hemja\n__proto__: { polluted: true }' },
    ],
    expected: [{ code: 'yaml-reserved-key', file: 'site.yaml', at: '__proto__' }],
  },
  {
    title: 'a key without a value',
    edits: [{ file: 'site.yaml', replace: 'city: Reykjavík', with: 'city:' }],
    expected: [{ code: 'empty-value', file: 'site.yaml', at: 'city' }],
  },
  {
    title: 'an empty text',
    edits: [{ file: 'site.yaml', replace: 'city: Reykjavík', with: 'city: ""' }],
    expected: [{ code: 'empty-value', file: 'site.yaml', at: 'city' }],
  },
  {
    title: 'a text where a map must be',
    edits: [{ file: 'prices.yaml', replace: /flyer: \{ amount: \d+ \}/, with: 'flyer: 61000' }],
    expected: [{ code: 'wrong-type', file: 'prices.yaml', at: '61000' }],
  },
  {
    title: 'an unknown template',
    edits: [{ file: 'is/pricing.yaml', replace: 'template: pricing', with: 'template: prising' }],
    expected: [{ code: 'unknown-choice', file: 'is/pricing.yaml', at: 'prising' }],
  },
  {
    title: 'no template at all',
    edits: [{ file: 'is/pricing.yaml', replace: /^template: pricing\n/m, with: '' }],
    expected: [{ code: 'missing-key', file: 'is/pricing.yaml', at: 'slug' }],
  },
  {
    title: 'a misspelt key “template”, without the gap that it leaves',
    edits: [{ file: 'is/pricing.yaml', replace: /^template:/m, with: 'templat:' }],
    expected: [{ code: 'unknown-key', file: 'is/pricing.yaml', at: 'templat:' }],
  },
  {
    title: 'an unknown colour',
    edits: [{ file: 'is/services/gamification.md', replace: /^colour: .*$/m, with: 'colour: magma' }],
    expected: [{ code: 'unknown-choice', file: 'is/services/gamification.md', at: 'magma' }],
  },
  {
    title: 'a slug with Icelandic letters',
    edits: [{ file: 'is/pricing.yaml', replace: 'slug: verdskra', with: 'slug: verðskrá' }],
    expected: [{ code: 'wrong-format', file: 'is/pricing.yaml', at: 'verðskrá' }],
  },
  {
    title: 'a description too short for search engines',
    edits: [
      { file: 'en/terms.md', replace: /^description: [\s\S]*?\n(?=\w)/m, with: 'description: Terms.\n' },
    ],
    expected: [{ code: 'text-length', file: 'en/terms.md', at: 'Terms.\n' }],
  },
  {
    title: 'one plan too few',
    edits: [{ file: 'en/pricing.yaml', replace: /\n {4}- id: premium[\s\S]*?(?=\n {2}\S)/, with: '' }],
    expected: [{ code: 'list-length', file: 'en/pricing.yaml', at: 'id: growth' }],
  },
  {
    title: 'an interface text without its number',
    edits: [{ file: 'en/ui.yaml', replace: /moreFeatures: .*/, with: 'moreFeatures: more' }],
    expected: [{ code: 'placeholder-missing', file: 'en/ui.yaml', at: 'more\n', occurrence: 0 }],
  },
  {
    title: 'a word of the interface too many',
    edits: [{ file: 'en/ui.yaml', replace: /^navigation:\n/m, with: 'navigation:\n  hamburger: Menu\n' }],
    expected: [{ code: 'unknown-key', file: 'en/ui.yaml', at: 'hamburger' }],
  },
];

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
    '/verdskra',
    '../../secret',
    '//evil.example',
  ].map(
    (href): BrokenTree => ({
      title: `a link to ${href}`,
      edits: [{ file: 'en/terms.md', replace: /$/, with: `\n[here](${href})\n` }],
      expected: [{ code: 'link-scheme', file: 'en/terms.md', at: href }],
    }),
  ),
  {
    title: 'a link to an anchor of the same page, whose name is missing',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n[below](#payment)\n' }],
    expected: [{ code: 'link-scheme', file: 'en/terms.md', at: '#payment' }],
  },
  {
    title: 'a link to an anchor in the text of a question, which is no Markdown',
    edits: [{ file: 'en/faq.yaml', replace: 'Yes, if you like.', with: 'Yes, if [you](#like) like.' }],
    expected: [{ code: 'text-markdown', file: 'en/faq.yaml', at: '[you](#like)' }],
  },
  {
    title: 'bold words in the text of a key',
    edits: [{ file: 'en/faq.yaml', replace: 'Yes, if you like.', with: 'Yes, **if you** like.' }],
    expected: [{ code: 'text-markdown', file: 'en/faq.yaml', at: '**if you**' }],
  },
  {
    title: 'an address in a list of pages',
    edits: [{ file: 'is/home.yaml', replace: '[services/web-development,', with: '[vefsíðugerð,' }],
    expected: [{ code: 'unknown-reference', file: 'is/home.yaml', at: 'vefsíðugerð' }],
  },
  {
    title: 'a link where only the name of a page belongs',
    edits: [{ file: 'is/faq.yaml', replace: 'page: services/web-development', with: 'page: page:pricing' }],
    expected: [{ code: 'unknown-reference', file: 'is/faq.yaml', at: 'page:pricing' }],
  },
  {
    title: 'a link whose scheme is written with entities',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n[here](java&#115;cript&colon;alert)\n' }],
    expected: [{ code: 'link-scheme', file: 'en/terms.md', at: '[here](java' }],
  },
  ...[
    'www.hemja.example',
    'jona@fyrirtaeki.example',
    '/en/get-quote#top',
    'verdskra',
    'hafa-samband/',
    '+354 555 9999',
  ].map(
    (href): BrokenTree => ({
      title: `a link to ${href}, which lacks what comes before it`,
      edits: [{ file: 'en/terms.md', replace: /$/, with: `\n[here](<${href}>)\n` }],
      expected: [{ code: 'link-scheme', file: 'en/terms.md', at: href }],
    }),
  ),
  ...[
    'page:verdskra',
    'page:Verðskrá',
    'page:thjonusta/leikjavaeding',
    'page:/en/get-quote',
    'page:pricing.yaml',
  ].map(
    (href): BrokenTree => ({
      title: `a link to ${href}, which is an address and not the name of a page`,
      edits: [{ file: 'is/terms.md', replace: /$/, with: `\n[hér](${href})\n` }],
      expected: [{ code: 'link-unknown-page', file: 'is/terms.md', at: href }],
    }),
  ),
  {
    title: 'a link to a page that is not there',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n[here](page:cookeis)\n' }],
    expected: [{ code: 'link-unknown-page', file: 'en/terms.md', at: 'page:cookeis' }],
  },
  {
    title: 'HTML in a text',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\nHello <img src=x onerror=alert(1)>\n' }],
    expected: [{ code: 'markdown-html', file: 'en/terms.md', at: '<img src=x onerror=alert(1)>' }],
  },
  {
    title: 'a heading without its space, in both languages',
    edits: [
      { file: 'is/terms.md', replace: /$/, with: '\n##Enn ein grein\n' },
      { file: 'en/terms.md', replace: /$/, with: '\n##One section more\n' },
    ],
    expected: [
      { code: 'markdown-heading-space', file: 'en/terms.md', at: '##One' },
      { code: 'markdown-heading-space', file: 'is/terms.md', at: '##Enn' },
    ],
  },
  {
    title: 'a heading without its space in one language, and nothing is missing in the other',
    edits: [
      { file: 'is/terms.md', replace: /$/, with: '\n##Enn ein grein\n' },
      { file: 'en/terms.md', replace: /$/, with: '\n## One section more\n\nWords.\n' },
    ],
    expected: [{ code: 'markdown-heading-space', file: 'is/terms.md', at: '##Enn' }],
  },
  {
    title: 'bold words with a space inside of their marks',
    edits: [{ file: 'is/terms.md', replace: /$/, with: '\nÞetta er ** feitt ** letur.\n' }],
    expected: [{ code: 'markdown-mark', file: 'is/terms.md', at: '** feitt' }],
  },
  {
    title: 'an underscore and a backtick without their other ends',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\nThis is _slanted and `code.\n' }],
    expected: [
      { code: 'markdown-mark', file: 'en/terms.md', at: '_slanted' },
      { code: 'markdown-mark', file: 'en/terms.md', at: '`code' },
    ],
  },
  {
    title: 'a phone number with blanks as the address of a link',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n[5](+354 555 1234)\n' }],
    expected: [{ code: 'markdown-link', file: 'en/terms.md', at: '](+354' }],
  },
  {
    title: 'words in brackets that are no link',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\nAs they wrote [sic].\n' }],
    expected: [{ code: 'markdown-link', file: 'en/terms.md', at: '[sic]' }],
  },
  {
    title: 'a link with its address in the wrong brackets',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\nSee the [prices][pricing] now.\n' }],
    expected: [{ code: 'markdown-link', file: 'en/terms.md', at: '[prices][pricing]' }],
  },
  {
    title: 'an unclosed quote in front matter',
    edits: [{ file: 'en/terms.md', replace: 'title: Terms', with: 'title: "Terms' }],
    expected: [{ code: 'yaml-syntax', file: 'en/terms.md', at: '"Terms' }],
  },
  {
    title: 'a link without its closing bracket',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\nSee the [prices](page:pricing now.\n' }],
    expected: [{ code: 'markdown-link', file: 'en/terms.md', at: '](page:pricing now' }],
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
      edits: [{ file: 'en/terms.md', replace: /$/, with: `\n![x](${src})\n` }],
      expected: [{ code: 'markdown-image', file: 'en/terms.md', at: src }],
    }),
  ),
  {
    title: 'a picture that is not there',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n![An office](picture:office)\n' }],
    expected: [{ code: 'picture-unknown', file: 'en/terms.md', at: 'picture:office' }],
  },
  {
    title: 'a picture without words',
    edits: [
      { file: 'media/pictures/office.jpg', write: 'never looked at' },
      { file: 'en/terms.md', replace: /$/, with: '\n![ ](picture:office)\n' },
    ],
    expected: [{ code: 'picture-words', file: 'en/terms.md', at: 'picture:office' }],
  },
  {
    title: 'a picture that is none',
    edits: [
      { file: 'media/pictures/office.jpg', write: 'words' },
      { file: 'en/terms.md', replace: /$/, with: '\n![An office](picture:office)\n' },
    ],
    expected: [{ code: 'picture-unreadable', file: 'media/pictures/office.jpg' }],
  },
  {
    title: 'a still that is no picture',
    edits: [{ file: 'media/loops/gamification.webp', write: 'words' }],
    expected: [{ code: 'picture-unreadable', file: 'media/loops/gamification.webp' }],
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
    title: 'a picture beside the texts',
    edits: [{ file: 'is/services/mynd.heic', write: 'never looked at' }],
    expected: [{ code: 'file-unexpected', file: 'is/services/mynd.heic' }],
  },
  {
    title: 'a picture in a format that is not used',
    edits: [{ file: 'media/pictures/office.gif', write: 'GIF89a' }],
    expected: [{ code: 'media-unexpected', file: 'media/pictures/office.gif' }],
  },
  {
    title: 'a text without words',
    edits: [
      { file: 'is/terms.md', replace: /(\n---\n)[\s\S]*$/, with: '$1' },
      { file: 'en/terms.md', replace: /(\n---\n)[\s\S]*$/, with: '$1' },
    ],
    expected: [
      { code: 'body-missing', file: 'en/terms.md', at: '---', occurrence: 1 },
      { code: 'body-missing', file: 'is/terms.md', at: '---', occurrence: 1 },
    ],
  },
  {
    title: 'an h1 in a text',
    edits: [{ file: 'en/terms.md', replace: /(\n---\n)/, with: '$1\n# Top\n' }],
    expected: [{ code: 'markdown-heading', file: 'en/terms.md', at: '# Top' }],
  },
];

const lead = (words: string): Edit => ({
  file: 'en/not-found.yaml',
  replace: /^ {2}lead: .*/m,
  with: `  lead: ${words}`,
});

/** Prices and facts in texts that are misspelt, or typed although they stand elsewhere. */
export const brokenPlaceholders: BrokenTree[] = [
  ...[
    '{price:plan-fundation}',
    '{prise:flyer}',
    '{price}',
    '{n}',
    '{price: flyer}',
    '{company:fax}',
    '{}',
  ].map(
    (words): BrokenTree => ({
      title: `${words}, which names nothing, behind another that does`,
      edits: [lead(`"Ask {company:name} about ${words}, please"`)],
      expected: [{ code: 'placeholder-unknown', file: 'en/not-found.yaml', at: words }],
    }),
  ),
  {
    title: 'the same wrong placeholder twice in a text of several lines',
    edits: [lead('>-\n    Ask {n} first,\n    then {n}.')],
    expected: [
      { code: 'placeholder-unknown', file: 'en/not-found.yaml', at: '{n}', occurrence: 0 },
      { code: 'placeholder-unknown', file: 'en/not-found.yaml', at: '{n}', occurrence: 1 },
    ],
  },
  {
    title: 'a placeholder that is not closed',
    edits: [lead('Ask {company:name about it')],
    expected: [{ code: 'placeholder-open', file: 'en/not-found.yaml', at: '{company' }],
  },
  {
    title: 'a brace too many',
    edits: [lead('Ask {company:name}} about it')],
    expected: [{ code: 'placeholder-open', file: 'en/not-found.yaml', at: '} about' }],
  },
  {
    title: 'the price of what is free',
    edits: [lead('A talk costs {price:consultation-30-minutes}')],
    expected: [{ code: 'placeholder-free', file: 'en/not-found.yaml', at: '{price' }],
  },
  {
    title: 'an amount that is no number',
    edits: [lead('It costs {amount:much}')],
    expected: [{ code: 'placeholder-amount', file: 'en/not-found.yaml', at: '{amount' }],
  },
  {
    title: 'a placeholder at the beginning of a text without quotes, which YAML takes for a map',
    edits: [lead('{price:flyer}')],
    expected: [{ code: 'needs-quotes', file: 'en/not-found.yaml', at: '{price:flyer}' }],
  },
  {
    title: 'the same with words behind it',
    edits: [lead('{price:flyer} a piece')],
    expected: [{ code: 'yaml-syntax', file: 'en/not-found.yaml', at: '{price:flyer} a' }],
  },
  {
    title: 'a placeholder of the interface that is misspelt, beside the one that is asked for',
    edits: [{ file: 'en/ui.yaml', replace: /moreFeatures: .*/, with: 'moreFeatures: "{n} {m}"' }],
    expected: [{ code: 'placeholder-unknown', file: 'en/ui.yaml', at: '{m}' }],
  },
  {
    title: 'a placeholder of the interface that is misspelt, which is told once',
    edits: [{ file: 'en/ui.yaml', replace: /moreFeatures: .*/, with: 'moreFeatures: "{m} more"' }],
    expected: [{ code: 'placeholder-missing', file: 'en/ui.yaml', at: '{m} more' }],
  },
  {
    title: 'a price and a fact that are typed in a Markdown text, and a placeholder there that names nothing',
    edits: [
      {
        file: 'en/terms.md',
        replace: /$/,
        with: `\nFirst {price:flyr},\nthen ${priceText('flyer')}, hallo@hemja.example\n`,
      },
    ],
    expected: [
      { code: 'placeholder-unknown', file: 'en/terms.md', at: '{price:flyr}' },
      { code: 'typed-price', file: 'en/terms.md', at: priceText('flyer') },
      { code: 'typed-fact', file: 'en/terms.md', at: 'hallo@hemja.example' },
    ],
  },
  {
    title: 'a price that is typed in a list of keywords',
    edits: [
      { file: 'en/terms.md', replace: '  - terms of service\n', with: `  - "${priceText('flyer')}"\n` },
    ],
    expected: [{ code: 'typed-price', file: 'en/terms.md', at: priceText('flyer') }],
  },
];

/** Files that do not fit together. */
export const brokenSites: BrokenTree[] = [
  {
    title: 'a key that the site stores and the cookies page does not name, under a name that nothing stores',
    edits: [
      { file: 'is/cookies.yaml', replace: '- name: heroVideo', with: '- name: herovideo' },
      { file: 'en/cookies.yaml', replace: '- name: heroVideo', with: '- name: herovideo' },
    ],
    expected: [
      { code: 'stored-unnamed', file: 'en/cookies.yaml', at: 'examples:' },
      { code: 'stored-unknown', file: 'en/cookies.yaml', at: 'herovideo' },
      { code: 'stored-unnamed', file: 'is/cookies.yaml', at: 'examples:' },
      { code: 'stored-unknown', file: 'is/cookies.yaml', at: 'herovideo' },
    ],
  },
  {
    title:
      'a page about cookies that says another lifetime than a key has, in one of the languages and in both',
    edits: [
      { file: 'is/cookies.yaml', replace: 'kept: until-tab-closes', with: 'kept: until-deleted' },
      { file: 'en/cookies.yaml', replace: 'kept: until-tab-closes', with: 'kept: until-deleted' },
      { file: 'en/cookies.yaml', replace: 'kept: 7 days', with: 'kept: 14 days' },
    ],
    expected: [
      { code: 'stored-lifetime', file: 'en/cookies.yaml', at: 'until-deleted', occurrence: 8 },
      { code: 'stored-lifetime', file: 'en/cookies.yaml', at: '14 days' },
      { code: 'stored-lifetime', file: 'is/cookies.yaml', at: 'until-deleted', occurrence: 8 },
      { code: 'unequal-values', file: 'is/cookies.yaml', at: '7 days' },
    ],
  },
  {
    title: 'a lifetime that is no number of a unit',
    edits: [
      { file: 'is/cookies.yaml', replace: 'kept: 30 days', with: 'kept: a month' },
      { file: 'en/cookies.yaml', replace: 'kept: 30 days', with: 'kept: a month' },
    ],
    expected: [
      { code: 'wrong-format', file: 'en/cookies.yaml', at: 'a month' },
      { code: 'wrong-format', file: 'is/cookies.yaml', at: 'a month' },
    ],
  },
  {
    title: 'a script whose cookie the cookies page does not name in its category',
    edits: [
      {
        file: 'site.yaml',
        replace: 'social:',
        with: 'scripts:\n  - { src: /tag.js, category: analytics, cookies: [_ga, _fbp] }\nsocial:',
      },
    ],
    expected: [
      { code: 'stored-unnamed', file: 'en/cookies.yaml', at: 'examples:', occurrence: 1 },
      { code: 'stored-unnamed', file: 'is/cookies.yaml', at: 'examples:', occurrence: 1 },
    ],
  },
  {
    title: 'a page in one language only',
    edits: [{ remove: 'en/services/gamification.md' }],
    expected: [{ code: 'translation-missing', file: 'is/services/gamification.md' }],
  },
  {
    title: 'five mistakes of different kinds, which one run reports',
    edits: [
      { file: 'site.yaml', replace: 'hallo@hemja.example', with: 'hallo.hemja.example' },
      { file: 'is/about.md', replace: 'slug: um-okkur', with: 'slug: verdskra' },
      { file: 'en/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: gamepad-3' },
      { file: 'en/terms.md', replace: /$/, with: '\n[here](page:cookeis)\n' },
      editAmount('plan-foundation', '81.500'),
    ],
    expected: [
      { code: 'unknown-reference', file: 'en/services/gamification.md', at: 'gamepad-3' },
      { code: 'link-unknown-page', file: 'en/terms.md', at: 'page:cookeis' },
      { code: 'address-taken', file: 'is/pricing.yaml', at: 'verdskra' },
      { code: 'not-a-number', file: 'prices.yaml', at: '81.500' },
      { code: 'wrong-format', file: 'site.yaml', at: 'hallo.hemja.example' },
    ],
  },
  {
    title: 'a file with the wrong ending, and not also a missing one',
    edits: [{ file: 'is/quiz.yml', copyFrom: 'is/quiz.yaml' }, { remove: 'is/quiz.yaml' }],
    expected: [{ code: 'file-unexpected', file: 'is/quiz.yml' }],
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
    title: 'an icon that differs between the languages',
    edits: [
      { file: 'is/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: trophy' },
      { file: 'en/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: rocket' },
    ],
    expected: [{ code: 'unequal-values', file: 'is/services/gamification.md', at: 'trophy' }],
  },
  {
    title: 'a list that is longer in one language',
    edits: [
      { file: 'is/cookies.yaml', replace: /^intro:\n(?: {2}.*\n)+/m, with: '$&  - Ein málsgrein enn.\n' },
    ],
    expected: [{ code: 'unequal-lengths', file: 'is/cookies.yaml', at: 'Ein málsgrein enn' }],
  },
  {
    title: 'an optional key in one language only',
    edits: [{ file: 'en/not-found.yaml', replace: 'slug: ""', with: 'slug: ""\nlabel: Nothing' }],
    expected: [{ code: 'unequal-keys', file: 'en/not-found.yaml', at: 'label' }],
  },
  {
    title: 'a heading that the other language lacks',
    edits: [{ file: 'is/terms.md', replace: /$/, with: '\n## Enn ein grein\n\nOrð.\n' }],
    expected: [{ code: 'unequal-headings', file: 'is/terms.md', at: '## Enn ein grein' }],
  },
  {
    title: 'an icon, a page and a price that do not exist',
    edits: [
      { file: 'is/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: gamepad-3' },
      { file: 'en/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: gamepad-3' },
      { file: 'prices.yaml', replace: 'flyer:', with: 'flier:' },
      { file: 'en/pricing.yaml', replace: 'quotePage: contact', with: 'quotePage: contakt' },
    ],
    expected: [
      { code: 'unknown-reference', file: 'en/pricing.yaml', at: 'contakt' },
      { code: 'unknown-reference', file: 'en/pricing.yaml', at: 'flyer' },
      { code: 'unknown-reference', file: 'en/services/gamification.md', at: 'gamepad-3' },
      { code: 'unknown-reference', file: 'is/pricing.yaml', at: 'flyer' },
      { code: 'unknown-reference', file: 'is/services/gamification.md', at: 'gamepad-3' },
    ],
  },
  {
    title: 'a loop without its still',
    edits: [{ remove: 'media/loops/gamification.webp' }],
    expected: [{ code: 'media-incomplete', file: 'media/loops' }],
  },
  {
    title: 'a loop whose videos have the endings of each other',
    edits: [
      { file: 'media/loops/gamification.mp4', write: '\u001aE webm' },
      { file: 'media/loops/gamification.webm', write: '....ftypisom' },
    ],
    expected: [
      { code: 'film-unreadable', file: 'media/loops/gamification.mp4' },
      { code: 'film-unreadable', file: 'media/loops/gamification.webm' },
    ],
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
    title: 'an icon that is not XML, and not also as missing where it is used',
    edits: [
      { file: 'media/icons/accessibility.svg', replace: /(?<=<svg[^>]*>)/, with: '<title>R&D</title>' },
    ],
    expected: [{ code: 'drawing-syntax', file: 'media/icons/accessibility.svg', at: '&D</title>' }],
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
    edits: [{ file: 'is/about.md', replace: 'slug: um-okkur', with: 'slug: verdskra' }],
    expected: [{ code: 'address-taken', file: 'is/pricing.yaml', at: 'verdskra' }],
  },
  {
    title: 'an address that belongs to English',
    edits: [{ file: 'is/about.md', replace: 'slug: um-okkur', with: 'slug: en' }],
    expected: [{ code: 'slug-reserved', file: 'is/about.md', at: 'en\n' }],
  },
  {
    title: 'an empty address',
    edits: [{ file: 'is/about.md', replace: 'slug: um-okkur', with: 'slug: ""' }],
    expected: [{ code: 'slug-empty', file: 'is/about.md', at: 'slug' }],
  },
  {
    title: 'two options of a form with one text',
    edits: [{ file: 'is/quote.yaml', replace: /^( +1month: ).*$/m, with: '$1Eins fljótt og auðið er' }],
    expected: [{ code: 'option-twice', file: 'is/quote.yaml' }],
  },
  {
    title: 'an alias of the not-found page',
    edits: [{ file: 'en/not-found.yaml', replace: /^title:/m, with: 'aliases: [/gone]\ntitle:' }],
    expected: [{ code: 'alias-unreachable', file: 'en/not-found.yaml', at: 'aliases' }],
  },
  {
    title: 'a page in a folder that has no page',
    edits: [
      {
        file: 'is/team/anna.yaml',
        copyFrom: 'is/cookies.yaml',
        replace: 'slug: vafrakokur',
        with: 'slug: anna',
      },
      {
        file: 'en/team/anna.yaml',
        copyFrom: 'en/cookies.yaml',
        replace: 'slug: cookies',
        with: 'slug: anna',
      },
    ],
    expected: [
      { code: 'page-twice', file: 'en/team/anna.yaml', at: 'cookies' },
      { code: 'parent-missing', file: 'en/team/anna.yaml', at: 'slug' },
      { code: 'page-twice', file: 'is/team/anna.yaml', at: 'cookies' },
      { code: 'parent-missing', file: 'is/team/anna.yaml', at: 'slug' },
    ],
  },
  {
    title: 'a kind of page that every site has, missing',
    edits: [
      {
        file: 'is/contact.yaml',
        copyFrom: 'is/quote.yaml',
        replace: 'slug: fa-tilbod',
        with: 'slug: hafa-samband',
      },
      {
        file: 'en/contact.yaml',
        copyFrom: 'en/quote.yaml',
        replace: 'slug: get-quote',
        with: 'slug: contact',
      },
    ],
    expected: [
      { code: 'page-missing', file: 'en' },
      { code: 'page-twice', file: 'en/quote.yaml', at: 'quote' },
      { code: 'page-missing', file: 'is' },
      { code: 'page-twice', file: 'is/quote.yaml', at: 'quote' },
    ],
  },
  {
    title: 'two questions with the same letters',
    edits: [
      {
        file: 'en/faq.yaml',
        replace: /( +)- q: (.+)\n/,
        with: '$1- q: $2\n$1  a: Twice.\n$1- q: $2!!!\n',
      },
      {
        file: 'is/faq.yaml',
        replace: /( +)- q: (.+)\n/,
        with: '$1- q: $2\n$1  a: Tvisvar.\n$1- q: $2 Öðruvísi spurt\n',
      },
    ],
    expected: [{ code: 'question-taken', file: 'en/faq.yaml' }],
  },
  {
    title: 'a page with a text in a YAML file',
    edits: [
      {
        file: 'is/terms.yaml',
        copyFrom: 'is/terms.md',
        replace: /^---\n([\s\S]*?)\n---\n[\s\S]*/,
        with: '$1\n',
      },
      { remove: 'is/terms.md' },
      {
        file: 'en/terms.yaml',
        copyFrom: 'en/terms.md',
        replace: /^---\n([\s\S]*?)\n---\n[\s\S]*/,
        with: '$1\n',
      },
      { remove: 'en/terms.md' },
    ],
    expected: [
      { code: 'template-extension', file: 'en/terms.yaml', at: 'terms' },
      { code: 'template-extension', file: 'is/terms.yaml', at: 'terms' },
    ],
  },
];
