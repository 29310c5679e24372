import { withService } from '../forms/preselection.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import type { PageView } from '../page-view.ts';
import type { AnyService } from '../services.ts';
import { ButtonLink } from './Button.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { LateStyles } from './PageHero.tsx';
import { ShareFloating, ShareMenu } from './Share.tsx';

/** The opening of a service page: its figure as a video under a dark cover, and the way to a quote. */
export function ServiceHero({ view }: { view: PageView<AnyService> }) {
  const { content, links, ui } = view;
  return (
    <>
      <div className="service-hero" data-colour={content.colour}>
        <HeroVideo video={content.video} ui={ui} />
        <div className="service-hero__inner">
          <Breadcrumbs view={view} />
          <h1 className="service-hero__heading">{content.hero.heading}</h1>
          <p className="service-hero__lead">{content.hero.lead}</p>
          <div className="buttons service-hero__actions">
            <ButtonLink href={withService(links.quote.href, content.quoteService)}>
              {ui.navigation.quote}
            </ButtonLink>
            <ShareMenu view={view} />
          </div>
        </div>
        <LateStyles view={view} />
      </div>
      <ShareFloating view={view} />
    </>
  );
}
