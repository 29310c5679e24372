import lunr from 'lunr';
import { type OpenSearch, openSearch } from '../../../src/client/search/open.ts';
import { buildSearch } from '../../../src/search/index.ts';
import type { SearchInput, SearchPage } from '../../../src/search/input.ts';

/** A page of which only the title matters, unless more is said. */
export const page = (id: string, title: string, rest: Partial<SearchPage> = {}): SearchPage => ({
  id,
  path: `/${id}`,
  title,
  description: '',
  keywords: [],
  isService: id.startsWith('services/'),
  ...rest,
});

/** A site of a few pages, of which the tests know every word. */
export const smallSite: SearchInput = {
  locale: 'is',
  pages: [
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
    page('about', 'Um okkur', { label: 'Stofan' }),
  ],
  questions: [
    {
      slug: 'hvað-kostar-vefsíða',
      q: 'Hvað kostar vefsíða?',
      a: 'Einföld vefsíða kostar 300.000 kr.',
      path: '/faq#a',
      category: 'Vefur',
    },
    {
      slug: 'hvenær-sést-árangur',
      q: 'Hvenær sést árangur?',
      a: 'Eftir 2–4 vikur.',
      path: '/faq#b',
      category: 'Markaðsmál',
    },
  ],
  content: {
    items: [
      {
        id: 'seo',
        title: 'Leitarvélabestun (SEO)',
        description: 'Að finnast á netinu.',
        category: 'Markaðsmál',
        page: 'services/web-development',
        keywords: ['Google'],
      },
    ],
    synonyms: [
      ['verðskrá', 'gjaldskrá'],
      ['samfélagsmiðlar', 'Facebook'],
      ['heimasíða', 'vefur'],
      ['kosta', 'kostnaður'],
    ],
    categories: { service: 'Þjónusta', page: 'Síður', faq: 'Spurningar' },
  },
};

/** The search of a site, as a browser opens it. */
export function openSite(input: SearchInput = smallSite, other?: SearchInput): OpenSearch {
  return openSearch(JSON.parse(JSON.stringify(buildSearch(input, other))), lunr.Index.load);
}
