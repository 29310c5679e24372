import { Arrow, Drawing } from '../components/Icon.tsx';
import { currentPage, type LinkView, type PageView } from '../page-view.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';
import { SearchButton } from './SearchDialog.tsx';

/** The fixed bar at the top of every page. Its menus need no script. */
export function Header({ view }: { view: PageView }) {
  const { links, ui } = view;
  return (
    <header className="site-header" data-header>
      <div className="site-header__bar">
        <Logo view={view} />
        <nav className="main-nav" aria-label={ui.navigation.main}>
          <ul className="main-nav__list">
            <MegaMenu view={view} />
            <NavItem link={links.about} />
            <NavItem link={links.pricing} />
            <NavItem link={links.faq} />
          </ul>
        </nav>
        <div className="site-header__tools">
          <SearchButton view={view} />
          <LanguageMenu view={view} />
          <a className="site-header__quote" href={links.quote.href} aria-current={currentPage(links.quote)}>
            {ui.navigation.quote}
            <Arrow />
          </a>
          <MobileMenuButton view={view} />
        </div>
      </div>
      <MobileMenu view={view} />
    </header>
  );
}

function Logo({ view }: { view: PageView }) {
  const { site, logo, links, ui } = view;
  return (
    <a className="logo" href={links.home.href} aria-current={currentPage(links.home)}>
      <Drawing drawing={logo} className="logo__mark" />
      <span>{site.brand}</span>
      <span className="visually-hidden">{` – ${ui.navigation.home}`}</span>
    </a>
  );
}

function NavItem({ link }: { link: LinkView }) {
  return (
    <li>
      <a className="nav-link" href={link.href} aria-current={currentPage(link)}>
        {link.text}
      </a>
    </li>
  );
}
