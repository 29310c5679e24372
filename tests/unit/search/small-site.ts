import lunr from 'lunr';
import { type OpenSearch, openIndex } from '../../../src/client/search/open.ts';
import type { SearchIndexFile } from '../../../src/client/search/types.ts';
import type { SearchEntry, SearchInput } from '../../../src/define/index.ts';
import { search as english } from '../../../src/locales/en/search.ts';
import { search as icelandic } from '../../../src/locales/is/search.ts';
import { indexOfFirst, type Spoken } from '../../support/search-index.ts';

/** A page of which only the title matters, unless more is said. */
export const page = (id: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => {
  const type = id.startsWith('services/') ? 'service' : 'page';
  const category = type === 'service' ? 'Þjónusta' : 'Síður';
  return { id, path: `/${id}`, title, description: '', type, category, keywords: [], ...rest };
};

/** A question, whose title is a sentence. */
export const question = (id: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ id: `faq/${id}`, path: `/faq#${id}`, title, description: '', type: 'faq', isSentence: true },
  ...{ category: 'Spurningar: Vefur' },
  ...rest,
});

/** A site of a few pages, of which the tests know every word. */
export const smallSite: SearchInput = {
  entries: [
    page('services/web-development', 'Vefsíðugerð', {
      description: 'Vefir sem eru fljótir að opnast.',
      keywords: ['heimasíða', 'WordPress'],
      rest: 'Vefverslanir · Öryggi og rekstur',
    }),
    page('services/social-media', 'Samfélagsmiðlar', { description: 'Færslur sem fólk les.' }),
    page('pricing', 'Verðskrá', {
      description: 'Öll verð á einum stað.',
      rest: 'Vefsíða: 300.000 kr.',
    }),
    page('cookies', 'Vafrakökur', { description: 'Hvaða kökur vefurinn notar.' }),
    page('about', 'Um okkur', { names: ['Stofan'] }),
    question('hvað-kostar-vefsíða', 'Hvað kostar vefsíða?', {
      description: 'Einföld vefsíða kostar 300.000 kr.',
    }),
    question('hvenær-sést-árangur', 'Hvenær sést árangur?', {
      description: 'Eftir 2–4 vikur.',
      category: 'Spurningar: Markaðsmál',
    }),
    {
      ...{ id: 'content/seo', path: '/services/web-development', type: 'content' },
      ...{ title: 'Leitarvélabestun (SEO)', description: 'Að finnast á netinu.' },
      ...{ category: 'Markaðsmál', keywords: ['Google'] },
    },
  ],
  synonyms: [
    ['verðskrá', 'gjaldskrá'],
    ['samfélagsmiðlar', 'Facebook'],
    ['heimasíða', 'vefur'],
    ['kosta', 'kostnaður'],
  ],
};

const types = ['service', 'page', 'content', 'faq'];

/** The index of an Icelandic site, with what it says in other languages. */
export function indexOf(input: SearchInput = smallSite, others: readonly Spoken[] = []): SearchIndexFile {
  return indexOfFirst([[icelandic, input], ...others]);
}

/** The search of an Icelandic site, as a browser opens it. */
export function openSite(input: SearchInput = smallSite, others: readonly Spoken[] = []): OpenSearch {
  const file = JSON.parse(JSON.stringify(indexOf(input, others)));
  const languages = [icelandic, english, ...others.map(([language]) => language)];
  return openIndex(file, { library: lunr, languages: [...new Set(languages)], types });
}
