import { LateStyles } from '../../components/PageHero.tsx';
import { Thread } from '../../components/Thread.tsx';
import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';
import { heroThread } from '../../motif/thread-curve.ts';
import type { PageView } from '../../page-view.ts';
import { Letter } from './Letter.tsx';
import type { About } from './schema.ts';

/** The opening of the page. Its thread is the line of time: tangled where it begins, at rest today, when it writes the letter of the name. */
export function AboutHero({ view }: { view: PageView<About> }) {
  const { hero, timeline } = view.content;
  return (
    <div className="page-hero about-hero">
      <div className="page-hero__inner">
        <Breadcrumbs view={view} />
        <h1 className="page-hero__heading">{hero.heading}</h1>
        <p className="page-hero__lead">{hero.lead}</p>
        <section className="timeline" aria-label={timeline.label}>
          <div className="timeline__way">
            <Thread className="timeline__thread thread--drawn" {...heroThread(60)} />
            <ol className="timeline__list">
              {timeline.items.map(({ when, text }) => (
                <li key={when} className="timeline__item">
                  <p className="timeline__when">{when}</p>
                  <p className="timeline__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <Letter logo={view.logo} />
        </section>
      </div>
      <LateStyles view={view} />
    </div>
  );
}
