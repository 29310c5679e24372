import { fillText } from '../../../src/rules/plural.ts';
import { Section, SectionHead } from '../../components/Section.tsx';
import { Thread } from '../../components/Thread.tsx';
import type { PageContent } from '../../page-view.ts';

interface HomeProcessProps {
  process: PageContent<'home'>['process'];
  /** The words for the number of a step, with `{n}`. */
  label: string;
}

/** How we work: three steps along one thread that comes to rest. */
export function HomeProcess({ process, label }: HomeProcessProps) {
  return (
    <Section ground="ink" className="home-process">
      <SectionHead {...process} />
      <Thread className="thread-steps__thread" seed={31} width={1000} height={150} tangle={0.24} runsOn />
      <ol className="thread-steps">
        {process.steps.map((step, index) => (
          <li key={step.title} className="thread-steps__item">
            <p className="thread-steps__number">{fillText(label, { n: index + 1 })}</p>
            <h3 className="thread-steps__title">{step.title}</h3>
            <p className="thread-steps__text">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
