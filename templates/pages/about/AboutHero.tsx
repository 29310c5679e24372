import { Drawing } from '../../components/Icon.tsx';
import { LateStyles } from '../../components/PageHero.tsx';
import { Thread } from '../../components/Thread.tsx';
import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';
import { heroThread } from '../../motif/thread-curve.ts';
import type { PageView } from '../../page-view.ts';
import type { About } from './schema.ts';

/** The opening of the page, beside whose words is the letter of the name. Its thread is the line of time: tangled where it begins, at rest today. */
export function AboutHero({ view }: { view: PageView<About> }) {
  const { hero, timeline } = view.content;
  return (
    <div className="page-hero">
      <div className="page-hero__inner">
        <Breadcrumbs view={view} />
        <h1 className="page-hero__heading">{hero.heading}</h1>
        <p className="page-hero__lead">{hero.lead}</p>
        <Drawing drawing={view.logo} className="page-hero__aside about-hero__mark" />
        <section className="timeline" aria-label={timeline.label}>
          <Thread className="timeline__thread thread--drawn" {...heroThread(60)} />
          <ol className="timeline__list">
            {timeline.items.map(({ when, text }) => (
              <li key={when} className="timeline__item">
                <p className="timeline__when">{when}</p>
                <p className="timeline__text">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <LateStyles view={view} />
    </div>
  );
}
