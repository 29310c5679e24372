import type { LinkView, PageView } from '../../../../src/define/index.ts';

interface Described {
  title: string;
  description: string;
}

/** What the pages show. */
interface Content extends Described {
  features: Described[];
  steps: (Described & { bullets: string[] })[];
  faq: { question: string; answer: string }[];
  body: { html: string };
}

/** What stands on every page of a language. */
interface Words {
  nav: LinkView[];
  footer: LinkView[];
  words: Record<
    | 'brand'
    | 'home'
    | 'services'
    | 'features'
    | 'steps'
    | 'faq'
    | 'filter'
    | 'none'
    | 'other'
    | 'cta'
    | 'rights',
    string
  >;
}

/** What the components of a page read. */
export type View = PageView<Content> & { ui: Words };
