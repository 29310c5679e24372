import type { ReactNode } from 'react';
import { rawHtml, scriptJson } from '../src/define/raw-html.ts';
import { consentScripts } from '../src/third-party/index.ts';
import { cardSize } from './cards/Card.tsx';
import { IslandFailure } from './components/IslandFailure.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { Ribbon } from './layout/Ribbon.tsx';
import { SearchDialog } from './layout/SearchDialog.tsx';
import { Notices } from './notices/Notices.tsx';
import type { HeadView, PageView } from './page-view.ts';
import { themeColours } from './palette.ts';

interface DocumentProps {
  view: PageView;
  /** What the page is about, for search engines (JSON-LD). */
  structuredData?: object | undefined;
  children?: ReactNode;
}

/**
 * Pages that a visitor is about to open may be fetched before the click (`moderate`: the pointer rests on the link). Browsers
 * leave it where data are saved. In a file of their own, named by a header, the rules would compete with the fonts.
 */
const speculationRules = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/** The whole page around the content of a template. */
export function Document({ view, structuredData, children }: DocumentProps) {
  return (
    <html lang={view.locale}>
      <Head view={view} />
      <body>
        <a className="skip-link" href="#_main">
          {view.ui.navigation.skip}
        </a>
        <ConsentScripts view={view} />
        <Header view={view} />
        <Notices notices={view.notices} />
        <Ribbon text={view.unpublished} />
        <main id="_main" tabIndex={-1}>
          {children}
        </main>
        <Footer view={view} />
        <SearchDialog view={view} />
        <IslandFailure view={view} />
        {structuredData && <script type="application/ld+json" {...rawHtml(scriptJson(structuredData))} />}
        <script type="speculationrules" {...rawHtml(scriptJson(speculationRules))} />
      </body>
    </html>
  );
}

function Head({ view }: { view: PageView }) {
  const { head } = view;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      <Addresses view={view} />
      <OpenGraph view={view} />
      <Assets head={head} hasNotices={view.notices.items.length > 0} />
    </head>
  );
}

function Addresses({ view: { head, articles } }: { view: PageView }) {
  return (
    <>
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {articles && <link rel="alternate" type="application/atom+xml" href={articles.feedHref} />}
    </>
  );
}

function OpenGraph({ view }: { view: PageView }) {
  const { head, site, articles } = view;
  return (
    <>
      <meta property="og:type" content={articles?.written ? 'article' : 'website'} />
      {articles?.written && (
        <>
          <meta property="article:published_time" content={articles.written.published} />
          <meta property="article:modified_time" content={articles.written.modified} />
        </>
      )}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={head.ogLocale.own} />
      {head.ogLocale.others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {head.card && <Card card={head.card} />}
    </>
  );
}

/** Twitter takes title, text and picture from Open Graph; only the size of the card is its own. */
function Card({ card }: { card: NonNullable<HeadView['card']> }) {
  return (
    <>
      <meta property="og:image" content={card.src} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Assets({ head, hasNotices }: { head: HeadView; hasNotices: boolean }) {
  return (
    <>
      <link rel="icon" href={head.iconHref} type="image/svg+xml" />
      <link rel="manifest" href={head.manifestHref} />
      {/* The header is painted whole: half of it would move when the other half is read. */}
      <link rel="expect" href="#_main" blocking="render" />
      {head.fontHrefs.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <style {...rawHtml(head.css)} />
      {/* The first screen needs the fonts first. Only a notice that was closed must be gone before the page is painted. */}
      <script
        type="module"
        fetchPriority={hasNotices ? undefined : 'low'}
        blocking={hasNotices ? 'render' : undefined}
        src={head.script.href}
        integrity={head.script.integrity}
      />
    </>
  );
}

/** The scripts that wait for consent, for the script that wakes them; nothing where the site has none. */
function ConsentScripts({ view }: { view: PageView }) {
  const scripts = consentScripts(view.site);
  if (scripts.length === 0) return null;
  return <script type="application/json" id="_consent-scripts" {...rawHtml(scriptJson(scripts))} />;
}
