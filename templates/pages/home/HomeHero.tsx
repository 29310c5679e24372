import { ButtonLink } from '../../components/Button.tsx';
import { LateStyles } from '../../components/PageHero.tsx';
import { formatIsk } from '../../data/money.ts';
import { withService } from '../../forms/preselection.ts';
import { endlessThread } from '../../motif/thread.ts';
import type { PageContent, PageView } from '../../page-view.ts';
import { PullList } from './PullList.tsx';
import type { Home } from './schema.ts';
import { drawing, threads } from './threads.ts';

/** The promise in the largest type, over the threads that tell it; each thread can be pulled straight. */
export function HomeHero({ view }: { view: PageView<Home> }) {
  const { hero, threads } = view.content;
  const quote = view.links.quote.href;
  return (
    <div className="home-hero" data-pull-threads data-request={threads.request}>
      <div className="home-hero__inner">
        <h1 className="home-hero__heading">{hero.heading}</h1>
        <Threads total={totalOf(threads)} />
        <div className="home-hero__words">
          <div className="home-hero__texts">
            <p className="home-hero__lead">{hero.lead}</p>
            <div className="home-hero__answers" role="status">
              {threads.items.map(({ problem, answer, action, service }) => (
                <p key={problem} className="home-hero__lead home-hero__answer">
                  {`${answer} `}
                  <a href={withService(quote, service)}>{action}</a>
                </p>
              ))}
            </div>
          </div>
          <div className="buttons">
            <ButtonLink href={quote}>{hero.primary}</ButtonLink>
            <ButtonLink href={view.links.pricing.href} variant="quiet">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <PullList threads={threads} quoteHref={quote} />
      </div>
      <LateStyles view={view} />
    </div>
  );
}

/** What all answers cost together, in words. */
function totalOf({ total, items }: PageContent<Home>['threads']): string {
  const sum = items.reduce((amount, { price }) => amount + price.amount, 0);
  return total.replace('{total}', formatIsk(sum));
}

/** A tangle of three that leaves as three even lines. Once all are straight, what that costs stands under them. */
function Threads({ total }: { total: string }) {
  return (
    <div className="home-hero__threads">
      <svg
        className="thread home-hero__thread thread--drawn"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
      >
        {threads.map((options) => (
          <path key={options.seed} pathLength="1" d={endlessThread(options)} />
        ))}
      </svg>
      <p className="home-hero__total" role="status">
        <span>{total}</span>
      </p>
    </div>
  );
}
