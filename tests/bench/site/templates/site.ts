import { defineSite } from '../../../../src/define/index.ts';
import { english } from '../../../../src/locales/en/index.ts';
import { icelandic } from '../../../../src/locales/is/index.ts';
import { Document } from './Document.tsx';
import { data } from './data.ts';
import { pages } from './pages.ts';

/** The site of the benchmark of builds: the page of `floors/`, and nothing that the other generators do not make. */
export const site = defineSite({
  locales: [icelandic, english],
  pages,
  data,
  facts: ({ site: facts }) => facts,
  scripts: { islands: { FaqFilter: 'FaqFilter.tsx' } },
  view: (page) => ({ ...page, content: page.resolved, ui: page.resolve(data.own.ui.schema, page.own.ui) }),
  Document,
  hasFavicon: false,
  isCompressed: false,
});
