import { editAmount, editPrice, priceText } from '../support/prices.ts';
import type { Edit } from '../support/workspace.ts';
import type { BrokenTree } from './broken-tree.ts';

/** The keywords of a page, in any form that YAML has for lists. */
const keywords = /\nkeywords:\n(?: {2}.*\n)+/;

/** Values that do not fit their schema. */
export const brokenValues: BrokenTree[] = [
  {
    title: 'a day that no calendar has',
    edits: [{ file: 'site.yaml', replace: 'expires: 2027-11-01', with: 'expires: 2027-09-31' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '2027-09-31' }],
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
        replace: keywords,
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
  ...['{amount:59900}', '{ from: true, amount:59900 }'].map(
    (price): BrokenTree => ({
      title: `the price ${price}, which lacks the space after a colon`,
      edits: [{ file: 'prices.yaml', replace: /^flyer: .*$/m, with: `flyer: ${price}` }],
      expected: [{ code: 'unknown-key', file: 'prices.yaml', at: 'amount:59900' }],
    }),
  ),
  {
    title: 'a price on a line of its own, which lacks the space after its colon',
    edits: [{ file: 'prices.yaml', replace: /^flyer: .*$/m, with: 'flyer:\n  amount:59900' }],
    expected: [{ code: 'wrong-type', file: 'prices.yaml', at: 'amount:59900' }],
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
  ...['+354 555 012', '+354 555 01299', '+354 55 0129'].map(
    (phone): BrokenTree => ({
      title: `the phone number ${phone}, which has another number of digits than those of Iceland`,
      edits: [{ file: 'site.yaml', replace: /phone: .*/, with: `phone: "${phone}"` }],
      expected: [{ code: 'wrong-format', file: 'site.yaml', at: phone }],
    }),
  ),
  {
    title: 'a phone number without spaces, and nothing wrong with the texts of the pages',
    edits: [{ file: 'site.yaml', replace: /phone: .*/, with: 'phone: "+3545550199"' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '+3545550199' }],
  },
  {
    title: 'a phone number without quotes and country code, whose quotes alone would not do',
    edits: [{ file: 'site.yaml', replace: /phone: .*/, with: 'phone: 5550199' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '5550199' }],
  },
  {
    title: 'an alias without its slash, where a list must be',
    edits: [{ file: 'en/terms.md', replace: /\nkeywords:\n/, with: '\naliases: old-terms\nkeywords:\n' }],
    expected: [{ code: 'wrong-type', file: 'en/terms.md', at: 'old-terms' }],
  },
  {
    title: 'a former address of a page in a folder, of which nobody knows whether it was in that folder',
    edits: [
      {
        file: 'en/services/gamification.md',
        replace: /\nkeywords:\n/,
        with: '\naliases:\n  - old-games\n  - services/games\nkeywords:\n',
      },
    ],
    expected: [
      { code: 'wrong-format', file: 'en/services/gamification.md', at: 'old-games' },
      { code: 'wrong-format', file: 'en/services/gamification.md', at: 'services/games' },
    ],
  },
  {
    title: 'an item with a colon, which YAML reads as a map',
    edits: [{ file: 'en/terms.md', replace: keywords, with: '\nkeywords:\n  - terms: all of them\n' }],
    expected: [{ code: 'wrong-type', file: 'en/terms.md', at: 'terms: all' }],
  },
  {
    title: 'a portrait before there is any picture',
    edits: [
      { file: 'people.yaml', write: 'jona: { name: Jóna Dæmisdóttir, portrait: jona }\n' },
      { file: 'is/people.yaml', write: 'jona: { role: ráðgjafi }\n' },
      { file: 'en/people.yaml', write: 'jona: { role: Strategist }\n' },
    ],
    expected: [{ code: 'unknown-reference', file: 'people.yaml', at: 'jona }' }],
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
    title: 'prices that are numbers without their key, as people write them',
    edits: [
      editPrice('plan-foundation', '79.000'),
      editPrice('plan-growth', '149 000 kr.'),
      editPrice('plan-premium', '249000'),
      editPrice('flyer', 'from 59.900'),
    ],
    expected: [
      { code: 'wrong-type', file: 'prices.yaml', at: '79.000' },
      { code: 'wrong-type', file: 'prices.yaml', at: '149 000 kr.' },
      { code: 'wrong-type', file: 'prices.yaml', at: '249000' },
      { code: 'wrong-type', file: 'prices.yaml', at: 'from 59.900' },
    ],
  },
  {
    title: 'a list of one item that may not have it',
    edits: [
      { file: 'is/search.yaml', replace: /^popular:\n(?: .*\n)+/m, with: 'popular: [Vefur]\n' },
      { file: 'en/search.yaml', replace: /^popular:\n(?: .*\n)+/m, with: 'popular: [Website]\n' },
    ],
    expected: [
      { code: 'list-length', file: 'en/search.yaml', at: 'Website' },
      { code: 'list-length', file: 'is/search.yaml', at: 'Vefur' },
    ],
  },
  {
    title: 'an hour without its zero',
    edits: [{ file: 'site.yaml', replace: 'opens: "09:00"', with: 'opens: 9:00' }],
    expected: [{ code: 'wrong-format', file: 'site.yaml', at: '9:00' }],
  },
  {
    title: 'an hour alone, and a reason in no language',
    edits: [
      {
        file: 'site.yaml',
        replace: /^ {4}closes: .*$/m,
        with: '    closes: 17\n    exceptions:\n      - { from: 2026-12-24, reason: Jól }',
      },
    ],
    expected: [
      { code: 'wrong-format', file: 'site.yaml', at: '17\n' },
      { code: 'wrong-type', file: 'site.yaml', at: 'Jól' },
    ],
  },
  {
    title: 'a second social network',
    edits: [
      {
        file: 'site.yaml',
        replace: /^social:\n(?: {2}.*\n)+/m,
        with: 'social:\n  - network: A\n  - network: B\n',
      },
    ],
    expected: [{ code: 'wrong-type', file: 'site.yaml', at: '- network: A' }],
  },
  {
    title: 'a number in quotes',
    edits: [{ file: 'is/services/gamification.md', replace: /^order: (.*)$/m, with: 'order: "$1"' }],
    expected: [{ code: 'not-a-number', file: 'is/services/gamification.md', at: '"80"' }],
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
    title: 'the key __proto__',
    edits: [{ file: 'prices.yaml', replace: 'hourly-rate:', with: '__proto__: { amount: 1 }\nhourly-rate:' }],
    expected: [{ code: 'yaml-reserved-key', file: 'prices.yaml', at: '__proto__' }],
  },
  {
    title: 'a text where a map must be',
    edits: [{ file: 'prices.yaml', replace: /flyer: \{ amount: \d+ \}/, with: 'flyer: 61000' }],
    expected: [{ code: 'wrong-type', file: 'prices.yaml', at: '61000' }],
  },
  {
    title: 'an unknown colour',
    edits: [{ file: 'is/services/gamification.md', replace: /^colour: .*$/m, with: 'colour: magma' }],
    expected: [{ code: 'unknown-choice', file: 'is/services/gamification.md', at: 'magma' }],
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
];

/** Texts that hold what they must not. */
export const brokenTexts: BrokenTree[] = [
  {
    title: 'a link to an anchor in the text of a question, which is no Markdown',
    edits: [{ file: 'en/faq.yaml', replace: 'Yes, if you like.', with: 'Yes, if [you](#like) like.' }],
    expected: [{ code: 'text-markdown', file: 'en/faq.yaml', at: '[you](#like)' }],
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
    title: 'a still that is no picture',
    edits: [{ file: 'media/loops/gamification.webp', write: 'words' }],
    expected: [{ code: 'picture-unreadable', file: 'media/loops/gamification.webp' }],
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
    title: 'opening hours with a hyphen in place of the dash, which goes with them',
    edits: [
      {
        file: 'is/not-found.yaml',
        replace: /^description: .*$/m,
        with: 'description: Síðan fannst ekki. Opið kl. 9-17 og svarað í síma þangað til.',
      },
      { file: 'is/terms.md', replace: /$/, with: '\nOpið er kl. 9 - 17 alla virka daga.\n' },
    ],
    expected: [
      { code: 'typed-fact', file: 'is/not-found.yaml', at: 'kl. 9-17' },
      { code: 'typed-fact', file: 'is/terms.md', at: 'kl. 9 - 17' },
    ],
  },
  {
    title: 'opening hours that are typed, and a time that is none',
    edits: [
      { file: 'site.yaml', replace: /^ {4}opens: .*$/m, with: '    opens: "08:30"' },
      { file: 'site.yaml', replace: /^ {4}closes: .*$/m, with: '    closes: "15:00"' },
      lead('"Open 8:30–15:00, not at {time:9}"'),
    ],
    expected: [
      { code: 'typed-fact', file: 'en/not-found.yaml', at: '8:30–15:00' },
      { code: 'placeholder-time', file: 'en/not-found.yaml', at: '{time:9}' },
    ],
  },
  {
    title: 'opening hours that are typed without a mark of time, in both languages',
    edits: [
      { file: 'site.yaml', replace: /^ {4}opens: .*$/m, with: '    opens: "10:00"' },
      { file: 'site.yaml', replace: /^ {4}closes: .*$/m, with: '    closes: "16:00"' },
      { file: 'is/contact.yaml', replace: /^( {2}lead: ).*$/m, with: '$1Hér er opið frá 10 til 16.' },
      { file: 'en/contact.yaml', replace: /^( {2}lead: ).*$/m, with: '$1We are open ten to four.' },
    ],
    expected: [
      { code: 'typed-fact', file: 'en/contact.yaml', at: 'ten to four' },
      { code: 'typed-fact', file: 'is/contact.yaml', at: 'frá 10 til 16' },
    ],
  },
  {
    title: 'a price that is typed in a list of keywords',
    edits: [{ file: 'en/terms.md', replace: keywords, with: `\nkeywords:\n  - "${priceText('flyer')}"\n` }],
    expected: [{ code: 'typed-price', file: 'en/terms.md', at: priceText('flyer') }],
  },
];

/** Names scripts of others in `site.yaml`, of which some take data to the United States. */
function nameScripts(...scripts: string[]): Edit {
  const named = `scripts:\n${scripts.join('')}social:$1transfers: adequacy-decision`;
  return { file: 'site.yaml', replace: /social:([\s\S]*?)transfers: none/, with: named };
}

/** The questions of the first category in a language: question, answer and the page to which it leads. */
function questions(language: string, ...all: readonly (readonly string[])[]): Edit {
  const items = all.map(
    ([q, a, page]) => `      - q: ${q}\n        a: ${a}\n${page ? `        page: ${page}\n` : ''}`,
  );
  return {
    file: `${language}/faq.yaml`,
    replace: /questions:\n[\s\S]*?(?=\n {2}\S)/,
    with: `questions:\n${items.join('')}`,
  };
}

/** Files that do not fit together. */
export const brokenSites: BrokenTree[] = [
  {
    title: 'a plan that costs no less than its parts one by one',
    edits: [editAmount('plan-growth', '9999999')],
    expected: [{ code: 'plan-dearer', file: 'is/pricing.yaml', at: 'plan-growth' }],
  },
  {
    title: 'an item of the search whose page is not there, and one without a page',
    edits: ['is', 'en'].map((id) => ({
      file: `${id}/search.yaml`,
      replace: /^( +)page: .*\n((?:(?!^ +page:)[\s\S])*?)^ +page: .*\n/m,
      with: '$1page: services/nothing-like-it\n$2',
    })),
    expected: ['en', 'is'].flatMap((id) => [
      { code: 'unknown-reference', file: `${id}/search.yaml`, at: 'services/nothing-like-it' },
      { code: 'missing-key', file: `${id}/search.yaml` },
    ]),
  },
  {
    title: 'an item of the search with the anchor of a page, which only links in texts may have',
    edits: ['is', 'en'].map((id) => ({
      file: `${id}/search.yaml`,
      replace: /^( +)page: .*\n/m,
      with: '$1page: pricing#_hourly\n',
    })),
    expected: ['en', 'is'].map((id) => ({
      ...{ code: 'unknown-reference', file: `${id}/search.yaml`, at: 'pricing#_hourly' },
    })),
  },
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
      { code: 'stored-lifetime', file: 'en/cookies.yaml', at: 'until-deleted', occurrence: 9 },
      { code: 'stored-lifetime', file: 'en/cookies.yaml', at: '14 days' },
      { code: 'stored-lifetime', file: 'is/cookies.yaml', at: 'until-deleted', occurrence: 9 },
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
        with: 'scripts:\n  - { src: https://tag.example/tag.js, category: analytics, cookies: [_ga, _fbp] }\nsocial:',
      },
    ],
    expected: [
      { code: 'stored-unnamed', file: 'en/cookies.yaml', at: 'examples:', occurrence: 1 },
      { code: 'stored-unnamed', file: 'is/cookies.yaml', at: 'examples:', occurrence: 1 },
    ],
  },
  {
    title: 'a kind of script that is misspelt, and an id without quotes',
    edits: [nameScripts('  - kind: plausable\n', '  - { kind: meta-pixel, id: 123456789012345 }\n')],
    expected: [
      { code: 'unknown-choice', file: 'site.yaml', at: 'plausable' },
      { code: 'needs-quotes', file: 'site.yaml', at: '123456789012345' },
    ],
  },
  {
    title: 'scripts of others without what their kind needs, or without a kind',
    edits: [
      nameScripts(
        '  - kind: google-analytics\n',
        '  - id: G-1A2B3C4D5E\n',
        '  - category: marketing\n',
        '  - src: https://chat.example/chat.js\n',
      ),
    ],
    expected: [
      { code: 'script-incomplete', file: 'site.yaml', at: 'google-analytics' },
      { code: 'script-kindless', file: 'site.yaml', at: 'id: G-1A2B3C4D5E' },
      { code: 'script-nameless', file: 'site.yaml', at: 'category: marketing' },
      { code: 'script-category', file: 'site.yaml', at: 'https://chat.example/chat.js' },
    ],
  },
  {
    title: 'ids and addresses that no tool has, keys of another kind, and a kind twice',
    edits: [
      nameScripts(
        '  - { kind: google-analytics, id: UA-12345-1 }\n',
        '  - { kind: google-ads, id: G-1A2B3C4D5E, category: marketing }\n',
        '  - { kind: matomo, host: https://matomo.example/, id: one }\n',
        '  - { kind: plausible, domain: https://hemja.example }\n',
        '  - { kind: google-analytics, id: G-1A2B3C4D5F }\n',
        '  - { kind: meta-pixel, id: GTM-ABC123 }\n',
      ),
    ],
    expected: [
      { code: 'script-value', file: 'site.yaml', at: 'UA-12345-1' },
      { code: 'script-value', file: 'site.yaml', at: 'G-1A2B3C4D5E' },
      { code: 'script-key', file: 'site.yaml', at: 'category: marketing' },
      { code: 'script-value', file: 'site.yaml', at: 'https://matomo.example/' },
      { code: 'script-value', file: 'site.yaml', at: 'one }' },
      { code: 'script-value', file: 'site.yaml', at: 'https://hemja.example }' },
      { code: 'script-twice', file: 'site.yaml', at: 'google-analytics, id: G-1A2B3C4D5F' },
      { code: 'script-value', file: 'site.yaml', at: 'GTM-ABC123' },
    ],
  },
  {
    title: 'addresses of scripts that cannot work by themselves, and a script that is not there',
    edits: [
      nameScripts(
        ...[
          'https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E',
          'https://www.googletagmanager.com/gtag/js?id=AW-1234567890',
          'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
          'https://connect.facebook.net/en_US/fbevents.js',
          'https://plausible.io/js/pa-1a2B3c4D5e6F7g8H9i0Jk.js',
          'https://plausible.io/js/script.js',
          'https://stats.example/matomo.js',
          'https://snap.licdn.com/li.lms-analytics/insight.min.js',
          '/ga.js',
        ].map((src) => `  - src: ${src}\n    category: analytics\n`),
      ),
    ],
    expected: [
      { code: 'script-known', file: 'site.yaml', at: 'https://www.googletagmanager.com/gtag/js?id=G-' },
      { code: 'script-known', file: 'site.yaml', at: 'https://www.googletagmanager.com/gtag/js?id=AW-' },
      { code: 'script-container', file: 'site.yaml', at: 'https://www.googletagmanager.com/gtm.js' },
      { code: 'script-known', file: 'site.yaml', at: 'https://connect.facebook.net' },
      { code: 'script-known', file: 'site.yaml', at: 'https://plausible.io/js/pa-' },
      { code: 'script-known', file: 'site.yaml', at: 'https://plausible.io/js/script.js' },
      { code: 'script-known', file: 'site.yaml', at: 'https://stats.example/matomo.js' },
      { code: 'script-elsewhere', file: 'site.yaml', at: 'https://snap.licdn.com' },
      { code: 'script-missing', file: 'site.yaml', at: '/ga.js' },
    ],
  },
  {
    title: 'a page about cookies that says another lifetime than a tool gives its cookie, or leaves it out',
    edits: [
      nameScripts('  - { kind: google-analytics, id: G-1A2B3C4D5E }\n'),
      ...['is', 'en'].flatMap((locale): Edit[] => [
        {
          file: `${locale}/cookies.yaml`,
          replace: /(name: _ga\n[\s\S]*?)kept: 2 years/,
          with: '$1kept: 9 days',
        },
        { file: `${locale}/cookies.yaml`, replace: 'name: _ga_*', with: 'name: _gb_*' },
      ]),
    ],
    expected: ['en', 'is'].flatMap((locale) => [
      { code: 'stored-unnamed', file: `${locale}/cookies.yaml`, at: 'examples:', occurrence: 1 },
      { code: 'stored-lifetime', file: `${locale}/cookies.yaml`, at: '9 days' },
    ]),
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
    title: 'a link to the page for addresses that lead nowhere',
    edits: [{ file: 'en/terms.md', replace: /$/, with: '\n[here](page:not-found)\n' }],
    expected: [{ code: 'link-unknown-page', file: 'en/terms.md', at: 'page:not-found' }],
  },
  {
    title: 'an icon that differs between the languages',
    edits: [
      { file: 'is/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: trophy' },
      { file: 'en/services/gamification.md', replace: /^icon: .*$/m, with: 'icon: zap' },
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
    title: 'a feature that was added last in one language, where all lengths are much the same',
    edits: [
      {
        file: 'is/pricing.yaml',
        replace: / {6}features:\n(?: {8}- .*\n)+/,
        with: '$&        - Ein lína í viðbót\n',
      },
    ],
    expected: [{ code: 'unequal-lengths', file: 'is/pricing.yaml', at: 'Ein lína í viðbót' }],
  },
  {
    title: 'a question that is second in one language and missing in the other',
    edits: [
      questions('is', ['Hvað kostar?', 'Fer eftir verki.'], ['Hvenær?', 'Í vor, ef allt gengur að óskum.']),
      questions(
        'en',
        ['How much?', 'That depends.'],
        ['Who will do the work, and will it be the same people from beginning to end?', 'Yes.'],
        ['When?', 'In spring, if everything goes well.'],
      ),
    ],
    expected: [{ code: 'unequal-lengths', file: 'en/faq.yaml', at: 'q: Who will' }],
  },
  {
    title: 'a question without a page in one language, between others that have one',
    edits: [
      questions('is', ['Eitt?', 'Já.', 'about'], ['Tvö?', 'Já.'], ['Þrjú?', 'Já.', 'contact']),
      questions('en', ['One?', 'Yes.', 'about'], ['Three?', 'Yes.', 'contact']),
    ],
    expected: [{ code: 'unequal-lengths', file: 'is/faq.yaml', at: 'q: Tvö?' }],
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
      { code: 'video-unreadable', file: 'media/loops/gamification.mp4' },
      { code: 'video-unreadable', file: 'media/loops/gamification.webm' },
    ],
  },
  {
    title: 'an icon that is not XML, and not also as missing where it is used',
    edits: [{ file: 'media/icons/trophy.svg', replace: /(?<=<svg[^>]*>)/, with: '<title>R&D</title>' }],
    expected: [{ code: 'drawing-syntax', file: 'media/icons/trophy.svg', at: '&D</title>' }],
  },
  {
    title: 'two options of a question of the quiz with one text',
    edits: [{ file: 'is/quiz.yaml', replace: /^ +- 4%$/m, with: '      - 14%' }],
    expected: [{ code: 'quiz-option-twice', file: 'is/quiz.yaml', at: '14%', occurrence: 1 }],
  },
  {
    title: 'two options of a form with one text',
    edits: [{ file: 'is/quote.yaml', replace: /^( +1month: ).*$/m, with: '$1Eins fljótt og auðið er' }],
    expected: [{ code: 'option-twice', file: 'is/quote.yaml' }],
  },
  {
    title: 'notices that are in other languages than they say',
    edits: [
      { file: 'is/notices.yaml', write: 'sale:\n  languages: [is]\n  text: Útsala\nopen:\n  text: Opið\n' },
      { file: 'en/notices.yaml', write: 'sale:\n  languages: [is]\n  text: Sale\n' },
    ],
    expected: [
      { code: 'language-spare', file: 'en/notices.yaml', at: '[is]' },
      { code: 'unequal-keys', file: 'is/notices.yaml', at: 'open' },
    ],
  },
  {
    title: 'an alias of the not-found page',
    edits: [{ file: 'en/not-found.yaml', replace: /^title:/m, with: 'aliases: [/gone]\ntitle:' }],
    expected: [{ code: 'alias-unreachable', file: 'en/not-found.yaml', at: 'aliases' }],
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
    title: 'two questions that differ in a digit alone',
    edits: [
      questions('is', ['Hvað er vefur eitt?', 'Já.'], ['Hvað er vefur tvö?', 'Já.']),
      questions('en', ['What is SEO 1?', 'Yes.'], ['What is SEO 2?', 'Yes.']),
    ],
    expected: [{ code: 'question-taken', file: 'en/faq.yaml', at: 'What is SEO 2' }],
  },
  {
    title: 'a question without letters',
    edits: [questions('is', ['24 / 7?', 'Já.']), questions('en', ['Always?', 'Yes.'])],
    expected: [{ code: 'question-anchor', file: 'is/faq.yaml', at: '24 / 7' }],
  },
];
