import type { PageView } from '../page-view.ts';

/** The languages, each with a link to this very page in it. The boot script closes the menu on Escape. */
export function LanguageMenu({ view }: { view: PageView }) {
  return (
    <details className="language-menu" data-menu>
      <summary className="language-menu__button">
        <span className="visually-hidden">{`${view.ui.navigation.language}: `}</span>
        <span className="language-menu__code">{view.locale}</span>
        <span className="nav-link__chevron" />
      </summary>
      <ul className="language-menu__list">
        {view.languages.map(({ locale, name, href, current }) => (
          <li key={locale}>
            <a
              className="language-menu__link"
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
