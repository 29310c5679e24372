import { defineSite } from '../src/define/index.ts';
import { english } from '../src/locales/en/index.ts';
import { icelandic } from '../src/locales/is/index.ts';
import { card } from './cards/index.tsx';
import { checkHosting } from './checks/hosting.ts';
import { checkHolidays, checkHours } from './checks/opening-hours.ts';
import { checkPrivacyNotice } from './checks/privacy-notice.ts';
import { checkQuestions } from './checks/question-taken.ts';
import { checkNamedScripts } from './checks/scripts.ts';
import { checkExpiry } from './checks/security-expires.ts';
import { checkOrder } from './checks/service-order.ts';
import { checkUnasked } from './checks/service-unasked.ts';
import { checkStoredNames } from './checks/stored-names.ts';
import { checkTransfers } from './checks/transfers.ts';
import { Picture } from './components/Picture.tsx';
import { Document } from './Document.tsx';
import { consentWords } from './data/consent-words.ts';
import { facts } from './data/facts.ts';
import { homeLabel } from './data/home-label.ts';
import { data } from './data/index.ts';
import { llmsSections } from './data/llms.ts';
import { quizWords } from './data/quiz-words.ts';
import { repairs } from './data/repairs.ts';
import { forms } from './forms/index.ts';
import { sharedLines } from './motif/shared.ts';
import * as pages from './pages/index.ts';
import { themeColours } from './palette.ts';
import { placeholders } from './placeholders/index.ts';
import { references } from './references.ts';
import { scripts } from './scripts.ts';
import { search } from './search/index.ts';
import { createView } from './view.ts';

/**
 * The site: everything that the generator gets to know of it. What it needs to know is written elsewhere: this file runs again with each
 * edit of code, and `site dev` makes all pages again when it has other functions (src/README.md).
 */
export const site = defineSite({
  locales: [icelandic, english],
  pages,
  data,
  facts,
  references,
  placeholders,
  repairs,
  checks: [
    checkQuestions,
    checkNamedScripts,
    checkStoredNames,
    checkHours,
    checkHosting,
    checkPrivacyNotice,
    checkTransfers,
  ],
  doubts: [checkUnasked, checkOrder, checkExpiry, checkHolidays],
  search,
  forms,
  files: { consent: consentWords, quiz: quizWords },
  drawings: sharedLines,
  scripts,
  view: createView,
  Document,
  Picture,
  // Texts are never wider than their measure (components/Prose.css).
  textSizes: '(max-width: 40rem) 100vw, 40rem',
  card,
  homeLabel,
  llms: llmsSections,
  media: async () => (await import('./media/index.ts')).media,
  themeColour: themeColours.light,
});
