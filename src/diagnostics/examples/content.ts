import type { contentMessages } from '../messages/content.ts';
import type { doubtMessages } from '../messages/doubts.ts';
import type { placeholderMessages } from '../messages/placeholders.ts';
import type { Examples } from './example.ts';

export const contentExamples: Examples<keyof typeof contentMessages> = {
  'unknown-key': {
    args: { key: 'titel', suggestion: 'title', known: 'template, slug, title' },
    before: 'titel: About us',
    after: 'title: About us',
  },
  'key-unread': {
    args: { key: 'hero.note', component: 'Hero', isRequired: false },
    before: 'hero:\n  title: About us\n  note: Read on',
    after: 'hero:\n  title: About us',
  },
  'missing-key': {
    args: { key: 'template', description: 'the kind of the page' },
    before: 'slug: about\ntitle: About us',
    after: 'template: about\nslug: about\ntitle: About us',
  },
  'empty-value': {
    args: { key: 'updated', description: 'a day, such as 2026-12-24' },
    before: 'updated:',
    after: 'updated: 2026-12-24',
  },
  'wrong-type': {
    args: { key: 'keywords', expected: 'a list (lines that begin with “- ”)', found: 'the text “web”' },
    before: 'keywords: web',
    after: 'keywords:\n  - web',
  },
  'not-a-number': {
    args: { key: 'amount', text: '79.000', suggestion: '79000' },
    before: 'amount: 79.000',
    after: 'amount: 79000',
  },
  'needs-quotes': {
    args: { key: 'title', text: '2026' },
    before: 'title: 2026',
    after: 'title: "2026"',
  },
  'text-length': {
    args: {
      ...{ key: 'description', length: 10, min: 50, max: 165 },
      description: '50 to 165 characters for search engines and shared links',
    },
    before: 'description: Who we are',
    after: 'description: We are six people in Reykjavík who build websites and campaigns',
  },
  'list-length': {
    args: { key: 'steps', length: 2, min: 3, max: 5 },
    before: 'steps:\n  - Plan\n  - Build',
    after: 'steps:\n  - Plan\n  - Build\n  - Measure',
  },
  'number-range': {
    args: { key: 'order', value: -10, min: 0, max: Infinity },
    before: 'order: -10',
    after: 'order: 10',
  },
  'wrong-format': {
    args: { key: 'updated', text: '2026-02-30', description: 'a day, such as 2026-12-24' },
    before: 'updated: 2026-02-30',
    after: 'updated: 2026-02-28',
  },
  'address-refused': {
    args: {
      what: '“/a?b” has a query, and only a path can lead to a page.',
      why: '/a leads from all addresses that go on with a question mark, and keeps what is behind it.',
      fix: 'Write /a if all of these lead to this page; otherwise remove it.',
    },
    before: 'aliases: ["/a?b"]',
    after: 'aliases: [/a]',
  },
  'unknown-choice': {
    args: { key: 'colour', text: 'blu', suggestion: 'blue', known: 'blue, green' },
    before: 'colour: blu',
    after: 'colour: blue',
  },
  'placeholder-missing': {
    args: { key: 'count', names: '{n}' },
    before: 'count: questions found',
    after: 'count: "{n} questions found"',
  },
};

export const doubtExamples: Examples<keyof typeof doubtMessages> = {
  'text-twice': {
    args: { key: 'title', other: 'content/en/services.yaml' },
    before: 'title: Services',
    after: 'title: About us',
  },
  'page-copied': {
    args: { other: 'content/en/services/seo.md', keys: ['title', 'hero.lead'], choices: ['icon'] },
    before: 'title: Search engines',
    after: 'title: Newsletters',
  },
  'unequal-numbers': {
    args: { text: '300', other: 'content/is/about.md', otherText: '200' },
    before: 'lead: We have worked for 300 companies',
    after: 'lead: We have worked for 200 companies',
  },
  'unequal-blocks': {
    args: { kind: 'paragraph', other: 'content/is/about.md', count: 3, otherCount: 2 },
    before: 'One.\n\nTwo.\n\nThree.',
    after: 'One.\n\nTwo.',
  },
  'name-unused': {
    args: { kind: 'price', name: 'flyer' },
    before: 'flyer: { amount: 49000 }',
    after: 'A flyer costs {price:flyer}.',
  },
  'text-language': {
    args: { found: 'Icelandic', wanted: 'English', known: 30 },
    before: 'lead: Við smíðum vefi sem fólk man eftir',
    after: 'lead: We build websites that people remember',
  },
  'text-untranslated': {
    args: { other: 'content/is/about.yaml' },
    before: 'lead: We build websites that people remember',
    after: 'lead: Við smíðum vefi sem fólk man eftir',
  },
  'translation-behind': {
    args: { other: 'content/is/about.yaml:12', page: 'about' },
    before: 'lead: We build websites',
    after: 'lead: We build fast websites',
  },
  'record-line': {
    args: {},
    before: '5d8c71a568aa859 en about title',
    after: '568aa859 5d8c71ab en about title',
  },
  'page-orphan': {
    args: {},
    before: 'We answer within a day.',
    after: 'We answer within a day. [Who we are](page:about)',
  },
};

export const placeholderExamples: Examples<keyof typeof placeholderMessages> = {
  'placeholder-unknown': {
    args: { text: '{price:flier}', suggestion: '{price:flyer}', known: '{price:flyer}' },
    before: 'A flyer costs {price:flier}.',
    after: 'A flyer costs {price:flyer}.',
  },
  'placeholder-open': {
    args: { brace: '{' },
    before: 'A flyer costs {price:flyer.',
    after: 'A flyer costs {price:flyer}.',
  },
  'placeholder-free': {
    args: { key: 'consultation' },
    before: 'A first talk costs {price:consultation}.',
    after: 'A first talk is free.',
  },
  'placeholder-amount': {
    args: { text: '300.000', suggestion: '{amount:300000}' },
    before: 'Budgets begin at {amount:300.000}.',
    after: 'Budgets begin at {amount:300000}.',
  },
  'placeholder-time': {
    args: { text: '9', suggestion: '{time:09:00}' },
    before: 'We open at {time:9}.',
    after: 'We open at {time:09:00}.',
  },
  'typed-price': {
    args: { text: '49.000 kr.', names: ['{price:flyer}'], amount: 49_000 },
    before: 'A flyer costs 49.000 kr.',
    after: 'A flyer costs {price:flyer}.',
  },
  'equal-amount': {
    args: { text: '49.000', names: ['{price:flyer}'], amount: 49_000 },
    before: 'They spent 49.000 on ads.',
    after: 'They spent {amount:49000} on ads.',
  },
  'equal-fact': {
    args: { text: '2006', names: ['{company:founded}'], otherwise: '{number:2006}' },
    before: 'Since 2006 we have built websites.',
    after: 'Since {company:founded} we have built websites.',
  },
  'typed-fact': {
    args: { text: 'hallo@hemja.example', names: ['{company:email}'] },
    before: 'Write to hallo@hemja.example.',
    after: 'Write to {company:email}.',
  },
};
