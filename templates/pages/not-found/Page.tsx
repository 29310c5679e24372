import { Button, ButtonLink } from '../../components/Button.tsx';
import { LateStyles } from '../../components/PageHero.tsx';
import { Thread } from '../../components/Thread.tsx';
import type { PageView } from '../../page-view.ts';
import type { NotFound } from './schema.ts';

/** The page for addresses that lead nowhere: a loose thread that wanders, and two ways out. */
export function NotFoundPage({ view }: { view: PageView<NotFound> }) {
  const { hero, home, back } = view.content;
  return (
    <div className="not-found">
      <Thread className="not-found__thread" seed={404} width={900} height={380} tangle={0.42} />
      <div className="not-found__inner">
        <div className="not-found__message">
          <p className="not-found__number" aria-hidden="true">
            404
          </p>
          <h1 className="not-found__heading">{hero.heading}</h1>
          <p className="not-found__lead">{hero.lead}</p>
          <div className="buttons">
            <ButtonLink href={view.links.home.href}>{home}</ButtonLink>
            <Button variant="quiet" data-go-back inert>
              {back}
            </Button>
          </div>
        </div>
        <Nearest view={view} />
      </div>
      <LateStyles view={view} />
    </div>
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
