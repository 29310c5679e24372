import { Icon } from '../../components/Icon.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import { Race } from '../../instruments/Race.tsx';
import type { PageView } from '../../page-view.ts';
import { Evidence } from '../../proof/Evidence.tsx';
import type { WebDevelopment } from './schema.ts';

/** Web development: a race, six features, four numbered steps, the technologies, and what this site proves. */
export function WebDevelopmentPage({ view }: { view: PageView<WebDevelopment> }) {
  const { technologies } = view.content;
  return (
    <>
      <ServiceHero view={view} />
      <Race view={view} />
      <ServiceFeatures view={view} />
      <ServiceProcess view={view} folded="nothing" />
      <Section colour={view.content.colour}>
        <SectionHead {...technologies} />
        <ul className="technologies">
          {technologies.items.map(({ icon, name }) => (
            <li key={name} className="technologies__item">
              <Icon icon={icon} className="technologies__icon" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Evidence view={view} colour={view.content.colour} />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}
