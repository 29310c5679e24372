import type {
  BodyView,
  DrawingView,
  HeadView,
  IconView,
  LinkView,
  Locale,
  LanguageView as LocaleView,
  MediaReferences,
  PageFields,
  Resolve,
  SiteLocale,
} from '../src/define/index.ts';
import type { ArticlesView } from './articles/articles.ts';
import type { Quiz } from './data/quiz.ts';
import type { Settings } from './data/settings.ts';
import type { Ui } from './data/ui.ts';
import type { HoursNote } from './hours/words.ts';
import type { SharedThread } from './motif/shared-threads.ts';
import type { NoticesView } from './notices/notices.ts';
import type { Contact } from './pages/contact/schema.ts';
import type { Faq } from './pages/faq/schema.ts';
import type { Pricing } from './pages/pricing/schema.ts';
import type { Quote } from './pages/quote/schema.ts';
import type { CasesView } from './proof/cases.ts';
import type { ClientsView } from './proof/clients.ts';
import type { EvidenceView } from './proof/evidence.ts';
import type { PeopleView } from './proof/people.ts';
import type { AnyService } from './services.ts';

export type {
  BodyHeading,
  BodyView,
  DrawingView,
  HeadView,
  IconView,
  LinkView,
  PictureView,
  VideoView,
} from '../src/define/index.ts';

/** A price in words: `79.000 kr.`, with a no-break space. */
export interface PriceView {
  /** The amount with separators and `kr.`; the free badge's words when it costs nothing. */
  text: string;
  /** The prefix of a least price, in the page's language. */
  prefix?: string;
  isFree: boolean;
  /** The amount in ISK, for those who add it up. */
  amount: number;
}

/** A number that counts up, such as 85 and `%`. */
export interface StatisticView {
  value: number;
  suffix: string;
}

/** What names in the content stand for. */
interface References extends MediaReferences {
  price: PriceView;
  statistic: StatisticView;
  client: string;
  case: string;
  person: string;
}

/** A service as menus and cards show it. */
export interface ServiceView {
  id: string;
  href: string;
  /** The label of the service's page. */
  text: string;
  /** The same for large type, with soft hyphens. */
  heading: string;
  summary: string;
  /** What a visitor lacks who needs it. */
  need: string;
  icon: IconView;
  colour: AnyService['colour'];
  shape: AnyService['shape'];
  /** What stands for it in the quote form. */
  quoteService: AnyService['quoteService'];
  /** The titles of all features. */
  features: string[];
  /** Its least price on the price list, with the address of the category that has it. */
  price: (PriceView & { href: string }) | undefined;
  /** What it usually costs, if the price list does not have it. */
  priceText: string | undefined;
  current: boolean;
}

/** A language of the switcher, with the address of this page in it. */
interface LanguageView extends LocaleView {
  /** The language's name in itself. */
  name: string;
}

/** Content with everything that it refers to. */
export type Shown<P> = Resolve<P, References>;

/** The content of a page, by what its kind holds. */
export type PageContent<P = PageFields> = Shown<P> & { body: BodyView };

/** What blocks show of pages of which there is one. */
interface SinglePages {
  contact: Shown<Contact>;
  faq: Shown<Faq>;
  pricing: Shown<Pricing>;
  quote: Shown<Quote>;
}

/** What the search dialog needs. */
interface SearchView {
  /** The address of the search index of the page's language; loaded on first intent. */
  indexHref: string;
  /** The popular searches; a click searches for the words (specification 6.6). */
  popular: string[];
}

/** The pages that every layout links to. */
export const wellKnown = [
  ...(['home', 'services', 'about', 'pricing', 'faq', 'quote', 'contact', 'terms', 'cookies'] as const),
] as const;

/** Links to them, and to the overview of articles if there is one. */
export type WellKnownLinks = Record<(typeof wellKnown)[number], LinkView> & { articles?: LinkView };

/** Everything that a template reads. Components look nothing up. */
export interface PageView<P = PageFields> {
  locale: Locale;
  /** How the page's language writes dates, numbers and plurals. */
  language: SiteLocale;
  /** The page's path under `content/<language>/`, without ending: `services/gamification`. */
  id: string;
  /** The address of the page; the not-found page has the address of its file. */
  path: string;
  /** The absolute address of the page, for sharing. */
  url: string;
  head: HeadView;
  /** Why the page is not published, for the ribbon on it; undefined for a published page. */
  unpublished: string | undefined;
  site: Resolve<Settings, References>;
  /** The drawing of `site.logo`. */
  logo: DrawingView;
  /** The addresses of the threads below the first screens. */
  threads: Readonly<Record<SharedThread, string>>;
  ui: Ui;
  links: WellKnownLinks;
  /** All pages that have an address, with those of their other languages. */
  pages: (LinkView & { siblings: string[] })[];
  services: ServiceView[];
  /** What the links of plans and of the game's offer write into forms, by the name of the plan. */
  plans: Readonly<Record<string, string>>;
  languages: LanguageView[];
  /** From the home page to this one; empty on home and not-found. */
  breadcrumbs: LinkView[];
  quiz: Quiz & {
    /** The address of the file that the game reads. */
    dataHref: string;
  };
  search: SearchView;
  /** The address of the words of the cookie dialog; loaded with it. */
  consentHref: string;
  /** The days with other opening hours that are near, in words. */
  hoursNear: HoursNote[];
  /** What was measured of the page on web development, and on which day; undefined if nobody has. */
  measured: { paint: number; day: string } | undefined;
  /** What the site can say of itself. */
  evidence: EvidenceView;
  /** What others prove: empty where the content has nothing of it. */
  clients: ClientsView;
  cases: CasesView;
  people: PeopleView;
  /** What all pages say at the top. */
  notices: NoticesView;
  /** What pages of articles show besides their content; undefined for other pages. */
  articles: ArticlesView | undefined;
  /** What blocks show of other pages. */
  singles: SinglePages;
  /** The years that the copyright notice names: `2024–2026`. */
  years: string;
  content: PageContent<P>;
}

/** The value of `aria-current` for a link in a menu. */
export function currentPage({ current }: { current: boolean }): 'page' | undefined {
  return current ? 'page' : undefined;
}
