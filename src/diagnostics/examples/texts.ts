import type { textMessages } from '../messages/texts.ts';
import type { Examples } from './example.ts';

export const textExamples: Examples<keyof typeof textMessages> = {
  'text-unwritten': {
    args: {},
    before: 'title: Not written yet',
    after: 'title: Search engines',
  },
  typography: {
    args: { found: '"', wanted: '“', kind: 'quote', language: 'English', quotes: '“…”' },
    before: 'lead: We say "yes"',
    after: 'lead: We say “yes”',
  },
  'markdown-html': {
    args: { tag: '<b>quick</b>' },
    before: 'We are <b>quick</b>.',
    after: 'We are **quick**.',
  },
  'markdown-heading-inside': {
    args: { text: '## What you get' },
    before: '- ## What you get',
    after: '## What you get',
  },
  'markdown-heading-words': { args: { text: '##' }, before: '##', after: '## What you get' },
  'markdown-heading-picture': {
    args: { text: '## The team ![Anna](picture:anna)' },
    before: '## The team ![Anna](picture:anna)',
    after: '## The team\n\n![Anna](picture:anna)',
  },
  'markdown-link-words': {
    args: { text: 'page:about' },
    before: 'Read [](page:about).',
    after: 'Read [who we are](page:about).',
  },
  'markdown-link-title': {
    args: { text: '"The team"' },
    before: '[Who we are](page:about "The team")',
    after: '[Who we are](page:about)',
  },
  'markdown-footnote': {
    args: { text: '[^1]' },
    before: 'We answer within a day.[^1]\n\n[^1]: On weekdays.',
    after: 'We answer within a day (on weekdays).',
  },
  'markdown-reference-unused': {
    args: { text: '[about]: page:about' },
    before: '[about]: page:about',
    after: '[Who we are](page:about)',
  },
  'markdown-block-empty': { args: { text: '-' }, before: '- Plan\n-', after: '- Plan\n- Build' },
  'markdown-table-cells': {
    args: { text: '| Flyer | 10 | A5 |' },
    before: '| Item | Days |\n| --- | --- |\n| Flyer | 10 | A5 |',
    after: '| Item | Days | Size |\n| --- | --- | --- |\n| Flyer | 10 | A5 |',
  },
  'markdown-bare-address': {
    args: { text: 'www.example.is' },
    before: 'More at www.example.is.',
    after: 'More at [their website](https://www.example.is).',
  },
  'markdown-heading-space': {
    args: { text: '##Prices', wanted: '## Prices' },
    before: '##Prices',
    after: '## Prices',
  },
  'markdown-mark': {
    args: { mark: '**' },
    before: 'We are **quick.',
    after: 'We are **quick**.',
  },
  'markdown-table': {
    args: { row: '| Flyer | 10 |' },
    before: '| Flyer | 10 |',
    after: '| Item | Days |\n| --- | --- |\n| Flyer | 10 |',
  },
  'markdown-image': {
    args: { src: 'https://example.is/team.jpg' },
    before: '![The team](https://example.is/team.jpg)',
    after: '![The team](picture:team)',
  },
  'picture-unknown': {
    args: { name: 'taem', suggestion: 'team' },
    before: '![The team](picture:taem)',
    after: '![The team](picture:team)',
  },
  'picture-words': {
    args: { name: 'team' },
    before: '![](picture:team)',
    after: '![Six people around a table](picture:team)',
  },
  'markdown-heading': { args: { level: 1 }, before: '# Prices', after: '## Prices' },
  'heading-anchor': { args: { id: 'menu' }, before: '## Menu', after: '## The menu of the day' },
  'link-own-address': {
    args: { href: 'https://hemja.example/en/about', wanted: 'page:about' },
    before: '[Who we are](https://hemja.example/en/about)',
    after: '[Who we are](page:about)',
  },
  'link-scheme': {
    args: { href: 'http://example.is', suggestion: 'https://example.is' },
    before: '[Their website](http://example.is)',
    after: '[Their website](https://example.is)',
  },
  'link-unknown-page': {
    args: { id: 'abuot', suggestion: 'page:about' },
    before: '[Who we are](page:abuot)',
    after: '[Who we are](page:about)',
  },
  'page-not-in-language': {
    args: { id: 'services/seo', languages: 'is' },
    before: 'We know [search engines](page:services/seo).',
    after: 'We know search engines.',
  },
  'page-expires': {
    args: { id: 'services/christmas', at: '2026-12-24' },
    before: 'See [our offer](page:services/christmas).',
    after: 'See [our services](page:services).',
  },
  'page-unpublished': {
    args: { name: 'services/seo', state: 'draft' },
    before: 'draft: true',
    after: 'draft: false',
  },
  'markdown-link': {
    args: { text: '[Who we are] (page:about)' },
    before: '[Who we are] (page:about)',
    after: '[Who we are](page:about)',
  },
  'text-markdown': {
    args: { found: '**quick**', words: 'quick', isLink: false },
    before: 'lead: We are **quick**',
    after: 'lead: We are quick',
  },
  'text-html': {
    args: { found: '<b>quick</b>', words: 'quick' },
    before: 'lead: We are <b>quick</b>',
    after: 'lead: We are quick',
  },
  'body-missing': {
    args: {},
    before: '---\ntitle: Terms\n---',
    after: '---\ntitle: Terms\n---\n\nThese terms hold for all orders.',
  },
};
