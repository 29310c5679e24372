import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { PageView } from '../page-view.ts';
import type { PeopleView } from './people.ts';

/** The people of the agency, with their portraits. */
export function People({ view }: { view: PageView }) {
  return <PeopleSection {...view.people} />;
}

/** People under a heading; nothing without any. */
export function PeopleSection({ heading, lead, people }: PeopleView) {
  if (people.length === 0) return null;
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      <ul className="people">
        {people.map(({ key, name, role, portrait }) => (
          <li key={key}>
            {/* The name is below it. */}
            {portrait && (
              <Picture
                picture={portrait}
                alt=""
                sizes="(max-width: 44rem) 50vw, 20rem"
                className="proof-picture"
              />
            )}
            <h3>{name}</h3>
            <p className="proof-quiet">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
