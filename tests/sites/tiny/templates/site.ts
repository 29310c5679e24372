import { z } from 'zod';
import { definePage, defineSite, heading, pageSchema, prose } from '../../../../src/define/index.ts';
import { english } from '../../../../src/locales/en/index.ts';
import { icelandic } from '../../../../src/locales/is/index.ts';
import { Document, HomePage, NotePage, Picture } from './Document.tsx';
import { polish } from './locales/pl.ts';

const text = (description: string) => prose(description);
const settings = z.strictObject({ brand: z.string(), baseUrl: z.url() });
const ui = z.strictObject({
  home: text('The name of the home page'),
  language: text('The name of the language'),
});
const home = definePage({
  schema: pageSchema({ heading: heading('The only h1') }),
  Page: HomePage,
  role: 'home',
});
const note = definePage({
  schema: pageSchema({ heading: heading('The only h1') }),
  Page: NotePage,
  hasBody: true,
});

export const site = defineSite({
  locales: [icelandic, english, polish],
  pages: { home, note },
  data: {
    shared: { site: { schema: settings, holds: 'the facts' } },
    own: { ui: { schema: ui, holds: 'the words' } },
  },
  facts: ({ site }) => site,
  view: (page) => ({ ...page, content: page.resolved }),
  Document,
  Picture,
  textSizes: '100vw',
  themeColour: '#ffffff',
});
