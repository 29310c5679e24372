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
    <div className="home-hero" data-pull-threads data-requests={threads.requests.join('\n')}>
      <div className="home-hero__inner">
        <h1 className="home-hero__heading">{hero.heading}</h1>
        <Threads words={threads} />
        <PullList threads={threads} quoteHref={quote} />
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
          <div>
            <div className="buttons">
              <ButtonLink href={quote}>{hero.primary}</ButtonLink>
              <ButtonLink href={view.links.pricing.href} variant="quiet">
                {hero.secondary}
              </ButtonLink>
            </div>
            <p className="home-hero__note">{hero.note}</p>
          </div>
        </div>
      </div>
      <LateStyles view={view} />
    </div>
  );
}

/** A tangle of three that leaves as three even lines. Once all are straight, what that costs stands where the tangle was. */
function Threads({ words: { total, items } }: { words: PageContent<Home>['threads'] }) {
  const [before, after] = total.split('{total}');
  const sum = items.reduce((amount, { price }) => amount + price.amount, 0);
  return (
    <div className="home-hero__threads">
      <svg
        className="thread home-hero__thread thread--drawn"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {threads.map((options) => (
          <path key={options.seed} pathLength="1" d={endlessThread(options)} />
        ))}
      </svg>
      <p className="home-hero__total" role="status">
        <span>
          {before}
          <b className="home-hero__sum">{formatIsk(sum)}</b>
          {after}
        </span>
      </p>
    </div>
  );
}
