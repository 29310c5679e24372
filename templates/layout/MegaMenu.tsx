import { Arrow, Icon } from '../components/Icon.tsx';
import { currentPage, type PageView, type ServiceView } from '../page-view.ts';

const menuId = '_services-menu';

/**
 * The services in the main navigation. The button opens a popover, and the boot script opens the same one while the pointer
 * rests on the item; without script the style sheet does.
 */
export function MegaMenu({ view }: { view: PageView }) {
  const { links, services, ui } = view;
  const here = links.services.current || services.some(({ current }) => current);
  return (
    <li className="main-nav__services" data-hover-menu>
      <button
        type="button"
        className={here ? 'nav-link nav-link--here' : 'nav-link'}
        popoverTarget={menuId}
        aria-controls={menuId}
      >
        {ui.navigation.services}
        <span className="nav-link__chevron" />
      </button>
      <div className="mega-menu" id={menuId} popover="auto">
        <div className="mega-menu__inner">
          <a className="mega-menu__all" href={links.services.href}>
            <span>{ui.navigation.allServices}</span>
            <Arrow />
          </a>
          <ul className="mega-menu__list">
            {services.map((service) => (
              <MegaMenuItem key={service.id} service={service} />
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

function MegaMenuItem({ service }: { service: ServiceView }) {
  return (
    <li>
      <a
        className="mega-menu__link"
        href={service.href}
        data-colour={service.colour}
        aria-current={currentPage(service)}
      >
        <Icon icon={service.icon} className="icon--tile" />
        <span className="mega-menu__title">{service.text}</span>
        <span className="mega-menu__summary">{service.summary}</span>
      </a>
    </li>
  );
}
