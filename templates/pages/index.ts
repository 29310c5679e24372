import { type Budget, definePage } from '../../src/define/index.ts';
import { partsOf } from '../articles/parts.ts';
import { articleData, contactData, homeData, serviceData } from '../structured-data.ts';
import { AboutPage } from './about/Page.tsx';
import { schema as about } from './about/schema.ts';
import { ArticlePage } from './article/Page.tsx';
import { schema as article } from './article/schema.ts';
import { ArticlesPage } from './articles/Page.tsx';
import { schema as articles } from './articles/schema.ts';
import { ContactPage } from './contact/Page.tsx';
import { schema as contact } from './contact/schema.ts';
import { CookiesPage } from './cookies/Page.tsx';
import { schema as cookies } from './cookies/schema.ts';
import { FaqPage } from './faq/Page.tsx';
import { schema as faq } from './faq/schema.ts';
import { GamificationPage } from './gamification/Page.tsx';
import { schema as gamification } from './gamification/schema.ts';
import { HomePage } from './home/Page.tsx';
import { schema as home } from './home/schema.ts';
import { NotFoundPage } from './not-found/Page.tsx';
import { schema as notFound } from './not-found/schema.ts';
import { PageOfBlocks } from './page/Page.tsx';
import { schema as page } from './page/schema.ts';
import { pricingData } from './pricing/offers.ts';
import { PricingPage } from './pricing/Page.tsx';
import { schema as pricing } from './pricing/schema.ts';
import { QuotePage } from './quote/Page.tsx';
import { schema as quote } from './quote/schema.ts';
import { ServicePage } from './service/Page.tsx';
import { schema as service } from './service/schema.ts';
import { ServicesPage } from './services/Page.tsx';
import { schema as services } from './services/schema.ts';
import { StrategyPage } from './strategy/Page.tsx';
import { schema as strategy } from './strategy/schema.ts';
import { TagPage } from './tag/Page.tsx';
import { schema as tag } from './tag/schema.ts';
import { TermsPage } from './terms/Page.tsx';
import { schema as terms } from './terms/schema.ts';
import { WebDevelopmentPage } from './web-development/Page.tsx';
import { schema as webDevelopment } from './web-development/schema.ts';

/**
 * A page of text. Nearly half of it are the two fonts, which no other page fetches again. Scripts have room for the name of one
 * more island, which every page that has islands carries; the HTML has room for a notice.
 */
const text = {
  html: 14_000,
  css: 16_400,
  script: 6_200,
  fonts: 26_000,
  images: 8_000,
  firstView: 62_600,
  allScript: 8_300,
  video: 0,
} satisfies Budget;

/** The same with an island, which brings React. */
const withIsland = { ...text, allScript: 75_800 } satisfies Budget;

/** The home page, whose threads can be pulled, with room for the logos of clients, for three cases with pictures, and for a notice. */
const withThreads = {
  ...text,
  script: 8_200,
  allScript: 10_400,
  images: 12_000,
  firstView: 69_400,
} satisfies Budget;

/** A page with a form, above which a thread shows how untangled the visitor is. */
const withForm = { ...withIsland, script: 7_000, allScript: 79_100 } satisfies Budget;

/** A page of blocks, which may have a form, and logos of clients. Its styles are in its HTML. */
const withBlocks = { ...withForm, images: 12_000, firstView: 67_100 } satisfies Budget;

/**
 * A page with a video, whose still is the largest thing of its first screen: it is asked for when the page is there, so the
 * page should come with its headers (some 1,570 bytes) in the first answer of a connection, or the still is a round trip late:
 * 13,000 bytes of HTML do. The 600 more are for a notice and three cases at once, for which the still may wait.
 * It is a round trip late, too, when it has more than some 11,500 bytes: five other files share the line with it. Script
 * marks the section of its long text that is read.
 */
const withVideo = {
  ...text,
  html: 13_600,
  script: 6_500,
  allScript: 8_600,
  images: 18_000,
  firstView: 73_900,
  video: 400_000,
} satisfies Budget;

/** The kinds of pages, each by the word that an editor writes as `template`. */
export const pages = {
  /** The company. */
  about: definePage({
    schema: about,
    Page: AboutPage,
    hasBody: true,
    isSingle: true,
    budget: text,
  }),
  /** An article, below an overview. Only its text grows, and that comes after the first screen. */
  article: definePage({
    schema: article,
    Page: ArticlePage,
    hasBody: true,
    budget: { ...text, html: 24_000 },
    structuredData: articleData,
  }),
  /** An overview of articles. */
  articles: definePage({
    schema: articles,
    Page: ArticlesPage,
    budget: text,
    derive: partsOf,
  }),
  /** How to reach the agency. */
  contact: definePage({
    schema: contact,
    Page: ContactPage,
    isSingle: true,
    // Its script also says whether the office is open.
    budget: { ...withForm, script: 7_450, allScript: 78_900 },
    structuredData: contactData,
  }),
  /** What is stored on devices. */
  cookies: definePage({
    schema: cookies,
    Page: CookiesPage,
    isSingle: true,
    isOptional: true,
    budget: text,
  }),
  /** Questions and answers. */
  faq: definePage({
    schema: faq,
    Page: FaqPage,
    isSingle: true,
    // Only the questions grow, and they come after the first screen: there is room for more of them, and for scripts of others.
    budget: { ...withIsland, html: 15_000, firstView: 64_100 },
  }),
  /** Gamification. */
  gamification: definePage({
    schema: gamification,
    Page: GamificationPage,
    hasBody: true,
    // The game has styles of its own.
    budget: { ...withVideo, html: 14_900, css: 19_300, firstView: 75_200, allScript: withIsland.allScript },
    structuredData: serviceData,
  }),
  /** The home page. */
  home: definePage({
    schema: home,
    Page: HomePage,
    role: 'home',
    budget: withThreads,
    structuredData: homeData,
  }),
  /** The page for addresses that lead nowhere. It has no address of its own: `404.html` and `en/404.html`. */
  'not-found': definePage({
    schema: notFound,
    Page: NotFoundPage,
    role: 'not-found',
    budget: text,
  }),
  /** A page that an editor composes of blocks, such as that of a campaign. */
  page: definePage({
    schema: page,
    Page: PageOfBlocks,
    budget: withBlocks,
  }),
  /** The prices. */
  pricing: definePage({
    schema: pricing,
    Page: PricingPage,
    isSingle: true,
    budget: text,
    structuredData: pricingData,
  }),
  /** The quote form. */
  quote: definePage({
    schema: quote,
    Page: QuotePage,
    isSingle: true,
    budget: withForm,
  }),
  /** A service. */
  service: definePage({
    schema: service,
    Page: ServicePage,
    hasBody: true,
    budget: withVideo,
    structuredData: serviceData,
  }),
  /** The overview of services. */
  services: definePage({
    schema: services,
    Page: ServicesPage,
    isSingle: true,
    budget: text,
  }),
  /** Digital strategy. */
  strategy: definePage({
    schema: strategy,
    Page: StrategyPage,
    hasBody: true,
    budget: withVideo,
    structuredData: serviceData,
  }),
  /** The articles of a tag, below an overview. */
  tag: definePage({
    schema: tag,
    Page: TagPage,
    budget: text,
    derive: partsOf,
  }),
  /** The terms. */
  terms: definePage({
    schema: terms,
    Page: TermsPage,
    hasBody: true,
    isSingle: true,
    isOptional: true,
    budget: text,
  }),
  /** Web development. */
  'web-development': definePage({
    schema: webDevelopment,
    Page: WebDevelopmentPage,
    hasBody: true,
    // The marks of other companies are drawings of their own.
    budget: { ...withVideo, images: 20_500, firstView: 76_500 },
    structuredData: serviceData,
  }),
};
