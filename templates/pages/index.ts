import type { ReactNode } from 'react';
import type { Template } from '../../src/schema/index.ts';
import type { PageView } from '../page-view.ts';
import { AboutPage } from './about.tsx';
import { ContactPage } from './contact.tsx';
import { CookiesPage } from './cookies.tsx';
import { FaqPage } from './faq.tsx';
import { GamificationPage } from './gamification.tsx';
import { HomePage } from './home.tsx';
import { NotFoundPage } from './not-found.tsx';
import { PricingPage } from './pricing.tsx';
import { QuotePage } from './quote.tsx';
import { ServicePage } from './service.tsx';
import { ServicesPage } from './services.tsx';
import { StrategyPage } from './strategy.tsx';
import { TermsPage } from './terms.tsx';
import { WebDevelopmentPage } from './web-development.tsx';

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
