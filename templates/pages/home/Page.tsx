import { fillText } from '../../../src/define/plural.ts';
import { Closing } from '../../components/Closing.tsx';
import { Arrow, Icon } from '../../components/Icon.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { Statistics } from '../../components/Statistics.tsx';
import { LateThread } from '../../components/Thread.tsx';
import type { PageContent, PageView } from '../../page-view.ts';
import { HomeCases } from '../../proof/Cases.tsx';
import { Clients } from '../../proof/Clients.tsx';
import { Evidence } from '../../proof/Evidence.tsx';
import { HomeCards } from './HomeCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import type { Home } from './schema.ts';

/** The home page: the promise, the proof, the services, the way of working, the invitation. */
export function HomePage({ view }: { view: PageView<Home> }) {
  const { content } = view;
  return (
    <>
      <HomeHero view={view} />
      <Section className="home-statistics">
        <h2 className="home-statistics__heading">{content.statistics.heading}</h2>
        <Statistics {...content.statistics} />
      </Section>
      <Clients view={view} />
      <HomeCards cards={content.cards} words={view.ui.prices} />
      <HomeCases view={view} />
      <HomeGroups groups={content.groups} />
      <HomeProcess view={view} />
      <Evidence view={view} />
      <Closing view={view} closing={content.closing} />
    </>
  );
}

/** How we work: three steps along one thread that comes to rest. */
function HomeProcess({ view }: { view: PageView<Home> }) {
  const { process } = view.content;
  return (
    <Section ground="ink">
      <SectionHead {...process} />
      <LateThread view={view} name="process" className="thread-steps__thread" />
      <ol className="thread-steps">
        {process.steps.map((step, index) => (
          <li key={step.title} className="thread-steps__item">
            <p className="thread-steps__number">{fillText(view.ui.headings.steps, { n: index + 1 })}</p>
            <h3 className="thread-steps__title">{step.title}</h3>
            <p className="thread-steps__text">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Groups = PageContent<Home>['groups'];

/** All services in four groups, as a ruled list. */
function HomeGroups({ groups }: { groups: Groups }) {
  return (
    <Section>
      <SectionHead {...groups} />
      <ul className="home-groups">
        {groups.items.map((group, index) => (
          <Group key={group.title} group={group} colour={groupColours[index]} />
        ))}
      </ul>
    </Section>
  );
}

/** The colours of the groups, in their order. */
const groupColours = ['lava', 'fjord', 'moss', 'glacier'] as const;

function Group({ group, colour }: { group: Groups['items'][number]; colour: string | undefined }) {
  return (
    <li className="home-groups__item" data-colour={colour}>
      <Icon icon={group.icon} className="icon--tile" />
      <h3 className="home-groups__title">{group.title}</h3>
      <p className="home-groups__text">{group.description}</p>
      <ul className="home-groups__pages">
        {group.pages.map(({ href, text }) => (
          <li key={href}>
            <a className="home-groups__link" href={href}>
              {text}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
