import { ButtonLink } from '../../components/Button.tsx';
import { LateStyles } from '../../components/PageHero.tsx';
import { endlessThread } from '../../motif/thread.ts';
import type { PageView } from '../../page-view.ts';
import type { Home } from './schema.ts';

const tangle = { seed: 21, width: 1200, height: 420, tangle: 0.44 };

/** The promise in the largest type, over the threads that tell it. */
export function HomeHero({ view }: { view: PageView<Home> }) {
  const { hero } = view.content;
  return (
    <div className="home-hero">
      <div className="home-hero__inner">
        <h1 className="home-hero__heading">{hero.heading}</h1>
        <Threads />
        <div className="home-hero__words">
          <p className="home-hero__lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink href={view.links.quote.href}>{hero.primary}</ButtonLink>
            <ButtonLink href={view.links.pricing.href} variant="quiet">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
      </div>
      <LateStyles view={view} />
    </div>
  );
}

/** One thread drawn three times, mirrored and moved: a tangle of three that leaves as three even lines. */
function Threads() {
  return (
    <div className="home-hero__threads">
      <svg className="thread home-hero__thread thread--drawn" viewBox="0 0 1200 420" aria-hidden="true">
        <path id="_hero-thread" pathLength="1" d={endlessThread(tangle)} />
        <use href="#_hero-thread" className="home-hero__second" transform="translate(-26 434) scale(1 -1)" />
        <use href="#_hero-thread" className="home-hero__third" transform="translate(30 28)" />
      </svg>
    </div>
  );
}
