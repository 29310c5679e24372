import { Thread } from '../../components/Thread.tsx';
import { formThread } from '../../motif/thread-curve.ts';
import type { PageView } from '../../page-view.ts';
import { Chosen } from './Chosen.tsx';
import type { Quote } from './schema.ts';

/** What happens after the form is sent, along one thread: tangled at the first step, straight at the last, and at once when the form was sent. */
export function NextSteps({ view }: { view: PageView<Quote> }) {
  const { next } = view.content;
  return (
    <aside className="next-steps" aria-labelledby="_next-steps-heading">
      <h2 className="next-steps__heading" id="_next-steps-heading">
        {next.heading}
      </h2>
      <div className="next-steps__way">
        <Thread className="next-steps__thread thread--drawn" {...formThread(23)} formThread />
        <ol className="next-steps__list">
          {next.steps.map(({ title, description }) => (
            <li key={title} className="next-steps__item">
              <h3 className="next-steps__title">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <Chosen view={view} />
      </div>
    </aside>
  );
}
