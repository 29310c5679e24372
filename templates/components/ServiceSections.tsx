import { withService } from '../forms/preselection.ts';
import type { PageView } from '../page-view.ts';
import { ServiceCases } from '../proof/Cases.tsx';
import type { AnyService } from '../services.ts';
import { ButtonLink } from './Button.tsx';
import { Closing } from './Closing.tsx';
import { Contents, sectionsOf } from './Contents.tsx';
import { FeatureIndex } from './FeatureIndex.tsx';
import { Figure } from './Figure.tsx';
import { Fold } from './Fold.tsx';
import { OtherServices } from './OtherServices.tsx';
import { Prose } from './Prose.tsx';
import { Section, SectionHead } from './Section.tsx';
import { ServicePrice } from './ServicePrice.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  view: PageView<AnyService>;
}

/** A heading and the paragraph after it, at the beginning of a text; a text that begins with a list or a quotation stays whole. */
const opening = /^(?:<h2\b.*?<\/h2>\s*)?<p\b.*?<\/p>/s;

/** What the service is, in the words of its Markdown body: its first paragraph, and the rest, which phones unfold. */
export function ServiceStory({ view }: Props) {
  const { body, colour } = view.content;
  if (body.html === '') return null;
  const [first = body.html] = opening.exec(body.html) ?? [];
  const rest = body.html.slice(first.length).trim();
  return (
    <Section>
      <div className="service-story" data-colour={colour}>
        <ServiceAside view={view} />
        <div>
          <Prose body={{ ...body, html: first }} />
          {rest && (
            <Fold className="fold--more" summary={view.ui.actions.readOn}>
              <Prose body={{ ...body, html: rest }} />
            </Fold>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Beside a long text, where there is room: what the service costs, the way to a quote, and where in the text one is. */
function ServiceAside({ view }: Props) {
  const { content, links, services, ui } = view;
  const service = services.find(({ current }) => current);
  const sections = sectionsOf(content.body);
  return (
    <div className="service-aside">
      <Figure shape={content.shape} className="service-aside__figure" />
      {service && <ServicePrice service={service} words={ui.prices} />}
      <ButtonLink href={withService(links.quote.href, content.quoteService)} variant="quiet">
        {ui.navigation.quote}
      </ButtonLink>
      {sections.length > 1 && (
        <nav className="service-aside__contents" aria-label={ui.headings.contents} data-contents="">
          <Contents headings={sections} />
        </nav>
      )}
    </div>
  );
}

/** What the visitor gets. */
export function ServiceFeatures({ view }: Props) {
  const { features, colour, shape } = view.content;
  return (
    <Section>
      <SectionHead {...features} />
      <div data-colour={colour}>
        <FeatureIndex items={features.items} shape={shape} />
      </div>
    </Section>
  );
}

interface ProcessProps extends Props {
  /** What pages that are long on a phone leave of it there: the thread with the names of the steps, or nothing. */
  folded?: 'names' | 'nothing';
}

/** How the work goes. */
export function ServiceProcess({ view, folded }: ProcessProps) {
  const { process, colour, shape } = view.content;
  const steps = <Steps view={view} steps={process.steps} shape={shape} />;
  return (
    <Section ground="ink">
      <SectionHead {...process} />
      <div data-colour={colour}>
        {folded ? (
          <Fold className={`fold--more fold--${folded}`} summary={view.ui.actions.showSteps}>
            {steps}
          </Fold>
        ) : (
          steps
        )}
      </div>
    </Section>
  );
}

/** How a service page ends: an invitation, and the other services. */
export function ServiceEnd({ view }: Props) {
  const { content, links } = view;
  return (
    <>
      <ServiceCases view={view} />
      <OtherServices view={view} />
      <div data-colour={content.colour}>
        <Closing
          view={view}
          closing={content.closing}
          href={withService(links.quote.href, content.quoteService)}
        />
      </div>
    </>
  );
}
