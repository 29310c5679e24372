import type { PageView } from '../page-view.ts';
import type { AnyService } from '../services.ts';
import { Arrow, Icon } from './Icon.tsx';
import { Section } from './Section.tsx';

/** The way from one service to the others. */
export function OtherServices({ view }: { view: PageView<AnyService> }) {
  return (
    <Section ground="shade" colour={view.content.colour} className="other-services">
      <h2 className="other-services__heading">{view.ui.headings.otherServices}</h2>
      <ul className="other-services__list">
        {view.services
          .filter(({ current }) => !current)
          .map(({ id, href, heading, icon, colour }) => (
            <li key={id}>
              <a className="other-services__link" href={href} data-colour={colour}>
                <Icon icon={icon} className="icon--tile" />
                {heading}
              </a>
            </li>
          ))}
        <li>
          <a className="other-services__link" href={view.links.services.href}>
            <Arrow />
            {view.ui.navigation.allServices}
          </a>
        </li>
      </ul>
    </Section>
  );
}
