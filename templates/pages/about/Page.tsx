import { Closing } from '../../components/Closing.tsx';
import { HoursNotes } from '../../components/ContactLinks.tsx';
import { Figure } from '../../components/Figure.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import { ShareInline } from '../../components/Share.tsx';
import { Statistics } from '../../components/Statistics.tsx';
import type { PageView } from '../../page-view.ts';
import { People } from '../../proof/People.tsx';
import { AboutHero } from './AboutHero.tsx';
import { Method } from './Method.tsx';
import type { About } from './schema.ts';

/** Who we are: the story, the numbers, the values. */
export function AboutPage({ view }: { view: PageView<About> }) {
  const { content } = view;
  return (
    <>
      <AboutHero view={view} />
      <Section className="about-story">
        <Prose body={content.body} />
        {view.hoursNear.length > 0 && (
          <p className="note">
            {view.ui.hours.exceptions}
            <br />
            <HoursNotes notes={view.hoursNear} />
          </p>
        )}
      </Section>
      <Method method={content.method} />
      <People view={view} />
      <Section ground="ink">
        <SectionHead {...content.statistics} />
        <Statistics {...content.statistics} />
      </Section>
      <Section>
        <SectionHead {...content.values} />
        <ul>
          {content.values.items.map(({ title, figure, description, page, anchor, link }) => (
            <li key={title} className="ruled-row">
              <h3 className="ruled-row__title about-value">
                <Figure shape={figure} className="about-value__figure" />
                {title}
              </h3>
              <p>
                {`${description} `}
                <a href={anchor ? `${page.href}#${anchor}` : page.href}>{link}</a>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <ShareInline view={view} />
      <Closing view={view} closing={content.closing} />
    </>
  );
}
