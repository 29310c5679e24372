import { fillText } from '../../../src/define/plural.ts';
import { Section, SectionHead } from '../../components/Section.tsx';
import { LateThread } from '../../components/Thread.tsx';
import type { PageView } from '../../page-view.ts';
import type { Home } from './schema.ts';

/** How we work: three steps along one thread that comes to rest. */
export function HomeProcess({ view }: { view: PageView<Home> }) {
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
