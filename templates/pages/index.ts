import type { ReactNode } from 'react';
import type { Template } from '../../src/schema/index.ts';
import type { PageView } from '../page-view.ts';
import { AboutPage } from './about/Page.tsx';
import { ContactPage } from './contact/Page.tsx';
import { CookiesPage } from './cookies/Page.tsx';
import { FaqPage } from './faq/Page.tsx';
import { GamificationPage } from './gamification/Page.tsx';
import { HomePage } from './home/Page.tsx';
import { NotFoundPage } from './not-found/Page.tsx';
import { PricingPage } from './pricing/Page.tsx';
import { QuotePage } from './quote/Page.tsx';
import { ServicePage } from './service/Page.tsx';
import { ServicesPage } from './services/Page.tsx';
import { StrategyPage } from './strategy/Page.tsx';
import { TermsPage } from './terms/Page.tsx';
import { WebDevelopmentPage } from './web-development/Page.tsx';

/** What is inside `<main>`, by the kind of page. */
type PageTemplates = { [K in Template]: (props: { view: PageView<K> }) => ReactNode };

/** One component for each kind of page; a kind without one does not compile. */
export const pageTemplates: PageTemplates = {
  home: HomePage,
  services: ServicesPage,
  service: ServicePage,
  strategy: StrategyPage,
  'web-development': WebDevelopmentPage,
  gamification: GamificationPage,
  about: AboutPage,
  pricing: PricingPage,
  faq: FaqPage,
  quote: QuotePage,
  contact: ContactPage,
  terms: TermsPage,
  cookies: CookiesPage,
  'not-found': NotFoundPage,
};
