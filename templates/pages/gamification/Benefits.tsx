import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageContent } from '../../page-view.ts';
import type { Gamification } from './schema.ts';

type Content = PageContent<Gamification>;

interface BenefitsProps {
  benefits: Content['benefits'];
  colour: Content['colour'];
}

/** What grows, and by how much. */
export function Benefits({ benefits, colour }: BenefitsProps) {
  return (
    <Section>
      <SectionHead {...benefits} />
      <ul className="benefits" data-colour={colour}>
        {benefits.items.map(({ value, title, description }) => (
          <li key={title} className="benefits__item">
            <h3 className="benefits__title">{title}</h3>
            <p className="benefits__value">{`+${value}%`}</p>
            <p className="benefits__text">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
