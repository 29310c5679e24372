import { Section, SectionHead } from '../components/Section.tsx';
import { Thread } from '../components/Thread.tsx';
import type { PageView } from '../page-view.ts';
import type { AnyService } from '../services.ts';

interface EvidenceProps {
  view: PageView;
  /** The colour of the thread, if it is not that of the page. */
  colour?: AnyService['colour'];
}

/** What this site proves by itself, under a thread that comes to rest. */
export function Evidence({ view, colour }: EvidenceProps) {
  const { heading, lead, figures, check, link } = view.evidence;
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      <div data-colour={colour}>
        <Thread className="statistics-thread" seed={8} width={420} height={60} tangle={0.2} isFlush />
      </div>
      <dl className="statistics statistics--small">
        {figures.map(({ value, label }) => (
          <div key={label} className="statistics__item">
            <dt className="statistics__label">{label}</dt>
            <dd className="statistics__value">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {`${check} `}
        <a href={link.href}>{link.text}</a>
      </p>
    </Section>
  );
}
