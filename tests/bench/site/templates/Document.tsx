import { createElement, type ReactNode } from 'react';
import { headElements, type LinkView } from '../../../../src/define/index.ts';
import type { View } from './view.ts';

/** The page around `<main>`: head, menu, and foot. */
export const Document = ({ view, children }: { view: View; children?: ReactNode }) => (
  <html lang={view.language.id}>
    <head>{headElements(view.head)}</head>
    <body>
      <Header view={view} />
      {children}
      <Footer view={view} />
    </body>
  </html>
);

/** A link of a list. A small site has some twice at its foot, so lists are given whole and not with keys. */
const toItem = ({ href, text }: LinkView) => createElement('li', null, createElement('a', { href }, text));

function Header({ view: { ui, languages } }: { view: View }) {
  return (
    <header className="site-header">
      <a className="brand" href={ui.nav[0]?.href}>
        {ui.words.brand}
      </a>
      <nav aria-label={ui.words.services}>
        {createElement('ul', { className: 'nav' }, ...ui.nav.map(toItem))}
      </nav>
      {languages
        .filter(({ current }) => !current)
        .map(({ locale, href }) => (
          <a key={locale} className="lang" href={href} hrefLang={locale} lang={locale}>
            {ui.words.other}
          </a>
        ))}
    </header>
  );
}

function Footer({ view: { ui, year } }: { view: View }) {
  return (
    <footer className="site-footer">
      {createElement('ul', null, ...ui.footer.map(toItem))}
      <p>{`© ${year} ${ui.words.brand} ${ui.words.rights}`}</p>
    </footer>
  );
}
