import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { currentPage, type PageView } from '../page-view.ts';

const menuId = '_mobile-menu';

/** Opens and closes the mobile menu; the style sheet shows the words that fit the state of the menu. */
export function MobileMenuButton({ view }: { view: PageView }) {
  const { openMenu, closeMenu } = view.ui.navigation;
  return (
    <button type="button" className="menu-button" popoverTarget={menuId} aria-controls={menuId}>
      <span className="menu-button__open">{openMenu}</span>
      <span className="menu-button__close">{closeMenu}</span>
      <svg className="menu-button__lines" viewBox="0 0 24 24" aria-hidden="true">
        <path className="menu-button__line" d="M3 8h18" />
        <path className="menu-button__line" d="M3 16h18" />
      </svg>
    </button>
  );
}

/**
 * The menu that fills a small screen under the header. The page behind it is hidden, also from Tab. Firefox takes what scrolls
 * for a stop of its own, before the first link, unless it is prevented.
 */
export function MobileMenu({ view }: { view: PageView }) {
  const { links, ui } = view;
  return (
    <div className="mobile-menu" id={menuId} popover="auto" tabIndex={-1}>
      <nav className="mobile-menu__inner" aria-label={ui.navigation.menu}>
        <a
          className="mobile-menu__link"
          href={links.services.href}
          aria-current={currentPage(links.services)}
        >
          {links.services.text}
        </a>
        <ServiceLinks view={view} />
        {[links.about, links.pricing, links.faq, links.contact].map((link) => (
          <a key={link.href} className="mobile-menu__link" href={link.href} aria-current={currentPage(link)}>
            {link.text}
          </a>
        ))}
        <ButtonLink href={links.quote.href}>{ui.navigation.quote}</ButtonLink>
      </nav>
    </div>
  );
}

function ServiceLinks({ view }: { view: PageView }) {
  return (
    <ul className="mobile-menu__services">
      {view.services.map((service) => (
        <li key={service.id}>
          <a
            className="mobile-menu__service"
            href={service.href}
            data-colour={service.colour}
            aria-current={currentPage(service)}
          >
            <Icon icon={service.icon} className="icon--tile" />
            {service.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
