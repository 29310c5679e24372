import { Button, ButtonLink } from '../../components/Button.tsx';
import { LateStyles } from '../../components/PageHero.tsx';
import { Thread } from '../../components/Thread.tsx';
import { thread } from '../../motif/thread.ts';
import type { PageView } from '../../page-view.ts';
import type { NotFound } from './schema.ts';

/** The zero of 404: a knot, of which the thread snaps before the last digit. */
const knot = { seed: 404, width: 300, height: 300, tangle: 0.9 };

/** The page for addresses that lead nowhere; what is left of the thread runs on behind the number. */
export function NotFoundPage({ view }: { view: PageView<NotFound> }) {
  const { hero, home, back } = view.content;
  return (
    <div className="not-found" data-not-found="">
      <div className="not-found__inner">
        <div className="not-found__message">
          <p className="not-found__number" aria-hidden="true">
            <span>4</span>
            <svg className="thread" viewBox="0 0 300 300" aria-hidden="true">
              <path pathLength="1" d={thread(knot)} />
            </svg>
            <span>4</span>
            <Thread className="not-found__rest" seed={404} width={700} height={300} tangle={0} />
          </p>
          <h1 className="not-found__heading">{hero.heading}</h1>
          <p className="not-found__lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink href={view.links.home.href}>{home}</ButtonLink>
            <Button variant="quiet" data-go-back inert>
              {back}
            </Button>
          </div>
          <SiteSearch view={view} />
        </div>
        <Nearest view={view} />
      </div>
      <LateStyles view={view} />
    </div>
  );
}

/** Asks the search of the home page, which opens at an address with words (src/client/search-dialog.ts). */
function SiteSearch({ view: { links, ui } }: { view: PageView }) {
  return (
    <search className="not-found__search">
      <form action={links.home.href}>
        <label htmlFor="_lost-words">{ui.search.title}</label>
        <div className="not-found__box">
          <input id="_lost-words" type="search" name="q" required placeholder={ui.search.placeholder} />
          <button type="submit" className="button button--ink">
            {ui.navigation.search}
          </button>
        </div>
      </form>
    </search>
  );
}

/** All pages, of which script shows those that may have been meant; the home page has its button. */
function Nearest({ view }: { view: PageView<NotFound> }) {
  return (
    <div className="not-found__nearest" role="status">
      <div data-nearest-pages hidden>
        <p>{view.content.nearest}</p>
        <ul className="chips">
          {view.pages
            .filter(({ href }) => href !== view.links.home.href)
            .map(({ href, siblings, text }) => (
              <li key={href}>
                <a className="chip" href={href} data-sibling={siblings.join(' ')}>
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
