import { defineSite, type LlmsSection, type Route } from '../src/define/index.ts';
import { english } from '../src/locales/en/index.ts';
import { icelandic } from '../src/locales/is/index.ts';
import { feeds } from './articles/feed.ts';
import { card } from './cards/index.tsx';
import { ownChecks } from './checks/index.ts';
import { Picture } from './components/Picture.tsx';
import { Document } from './Document.tsx';
import { consentWords, quizWords } from './data/files.ts';
import { type Data, data, facts } from './data/index.ts';
import { repairs } from './data/settings.ts';
import { forms } from './forms/index.ts';
import { sharedLines } from './motif/shared-threads.ts';
import { pages } from './pages/index.ts';
import { themeColours } from './palette.ts';
import { icelandicPhrases } from './phrases/icelandic/index.ts';
import { placeholders } from './placeholders/index.ts';
import { references } from './references.ts';
import { scripts } from './scripts.ts';
import { search } from './search/index.ts';
import { serviceOf } from './services.ts';
import { createView } from './view.ts';

/** The site: everything that the generator gets to know of it. */
export const site = defineSite({
  locales: [icelandic, english],
  pages,
  data,
  facts,
  references,
  placeholders,
  repairs,
  ...ownChecks,
  search,
  forms,
  files: { consent: consentWords, quiz: quizWords },
  texts: feeds,
  drawings: sharedLines,
  scripts,
  view: createView,
  Document,
  Picture,
  // Texts are never wider than their measure (components/Prose.css).
  textSizes: '(max-width: 40rem) 100vw, 40rem',
  card,
  homeLabel: ({ ui }) => ui.navigation.home,
  llms: llmsSections,
  media: async () => (await import('./media/index.ts')).media,
  themeColour: themeColours.light,
  phrases: { is: icelandicPhrases },
});

/** The sections of a language in `llms.txt`: its services, then its other pages. */
function llmsSections(routes: readonly Route[], { ui, search }: Data['own']): LlmsSection[] {
  const { languageName, services } = ui.navigation;
  const isService = (route: Route) => serviceOf(route) !== undefined;
  return [
    { title: `${languageName}: ${services}`, routes: routes.filter(isService) },
    { title: `${languageName}: ${search.categories.page}`, routes: routes.filter((one) => !isService(one)) },
  ];
}
