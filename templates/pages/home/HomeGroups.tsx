import { Icon } from '../../components/Icon.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageContent } from '../../page-view.ts';
import type { Home } from './schema.ts';

type Groups = PageContent<Home>['groups'];

/** All services in four groups, as a ruled list. */
export function HomeGroups({ groups }: { groups: Groups }) {
  return (
    <Section>
      <SectionHead {...groups} />
      <ul className="home-groups">
        {groups.items.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </ul>
    </Section>
  );
}

function Group({ group }: { group: Groups['items'][number] }) {
  return (
    <li className="home-groups__item">
      <Icon icon={group.icon} className="home-groups__icon" />
      <h3 className="home-groups__title">{group.title}</h3>
      <p className="home-groups__text">{group.description}</p>
      <ul className="home-groups__pages">
        {group.pages.map(({ href, text }) => (
          <li key={href}>
            <a className="home-groups__link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
