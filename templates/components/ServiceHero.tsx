import { withService } from '../forms/preselection.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import type { PageView } from '../page-view.ts';
import type { AnyService } from '../services.ts';
import { ButtonLink } from './Button.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { LateStyles } from './PageHero.tsx';
import { ServicePrice } from './ServicePrice.tsx';
import { ShareFloating, ShareMenu } from './Share.tsx';

/** The opening of a service page: its figure as a video under a dark cover, what it costs, and the way to a quote. */
export function ServiceHero({ view }: { view: PageView<AnyService> }) {
  const { content, links, services, ui } = view;
  const service = services.find(({ current }) => current);
  const second = service?.price ? { ...service.price, text: ui.prices.view } : jumpOf(content);
  return (
    <>
      <div className="service-hero" data-colour={content.colour}>
        <HeroVideo video={content.video} ui={ui} />
        <ShareMenu view={view} />
        <div className="service-hero__inner">
          <Breadcrumbs view={view} />
          <h1 className={headingClass(content.hero.heading)}>{content.hero.heading}</h1>
          <p className="service-hero__lead">{content.hero.lead}</p>
          {service && <ServicePrice service={service} words={ui.prices} />}
          <div className="buttons">
            <ButtonLink href={withService(links.quote.href, content.quoteService)}>
              {ui.navigation.quote}
            </ButtonLink>
            {second && (
              <ButtonLink href={second.href} variant="quiet">
                {second.text}
              </ButtonLink>
            )}
          </div>
        </div>
        <LateStyles view={view} />
      </div>
      <ShareFloating view={view} />
    </>
  );
}

/** Beside the video a long heading is smaller. */
const headingClass = (heading: string) =>
  `service-hero__heading ${heading.length > 45 ? 'service-hero__heading--long' : ''}`.trim();

/** The section that the second button leads to, if the price list does not have the service. */
const jumpOf = ({ jump }: Pick<AnyService, 'jump'>) => jump && { href: `#${jump.section}`, text: jump.text };
