import { z } from 'zod';
import * as define from '../../../../src/define/index.ts';
import { english } from '../../../../src/locales/en/index.ts';
import { icelandic } from '../../../../src/locales/is/index.ts';
import { Ask, rules } from './Ask.tsx';
import { Document, HomePage, NotePage } from './Document.tsx';
import { polish } from './locales/pl.ts';

const text = define.prose('What the site says here');
const ends = { delivered: text, pending: text, unkept: text, refused: text, lost: text, gone: text };
const words = z.strictObject({ titlePrefix: text, send: text, sending: text, ...ends });
const askWords = z.strictObject({ fields: z.strictObject(define.formWords(rules)), words });
const ui = z.strictObject({ search: text, nothingFound: text, ask: askWords });
const facts = z.strictObject({ brand: z.string(), baseUrl: define.baseUrl('Where the site is published') });
const schema = define.pageSchema({});
const sender = { name: 'email', email: 'email' } as const;
const labels = { email: 'Address', topic: 'Topic', order: 'Order', message: 'Question' };
const agency = { title: 'A question', labels, sender };
const ask = define.defineForm({ rules, island: { name: 'Ask', component: Ask }, isFallback: true, agency });

export const site = define.defineSite({
  locales: [icelandic, english, polish],
  pages: {
    home: define.definePage({ schema, Page: HomePage, hasBody: true, role: 'home' }),
    note: define.definePage({ schema, Page: NotePage, hasBody: true }),
  },
  data: { shared: { site: { schema: facts, holds: 'facts' } }, own: { ui: { schema: ui, holds: 'words' } } },
  facts: ({ site }) => site,
  forms: { forms: [ask], agency: { formatMoment: String, foot: ({ locale }) => `Asked in ${locale}.` } },
  search: {},
  scripts: { islands: { Ask: 'Ask.tsx', Search: 'Search.tsx' } },
  Document,
});
