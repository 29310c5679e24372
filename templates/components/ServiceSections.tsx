import { withService } from '../forms/preselection.ts';
import type { PageView } from '../page-view.ts';
import type { AnyService } from '../services.ts';
import { Closing } from './Closing.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Figure } from './Figure.tsx';
import { OtherServices } from './OtherServices.tsx';
import { Prose } from './Prose.tsx';
import { Section, SectionHead } from './Section.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  view: PageView<AnyService>;
}

/** What the service is, in the words of its Markdown body. */
export function ServiceStory({ view }: Props) {
  const { body, colour, shape } = view.content;
  if (body.html === '') return null;
  return (
    <Section>
      <div className="service-story" data-colour={colour}>
        <Figure shape={shape} className="service-story__figure" />
        <Prose body={body} />
      </div>
    </Section>
  );
}

/** What the visitor gets. */
export function ServiceFeatures({ view }: Props) {
  const { features, colour } = view.content;
  return (
    <Section>
      <SectionHead {...features} />
      <div data-colour={colour}>
        <FeatureGrid items={features.items} />
      </div>
    </Section>
  );
}

/** How the work goes. */
export function ServiceProcess({ view }: Props) {
  const { process, colour } = view.content;
  return (
    <Section ground="ink">
      <SectionHead {...process} />
      <div data-colour={colour}>
        <Steps steps={process.steps} label={view.ui.headings.steps} />
      </div>
    </Section>
  );
}

/** How a service page ends: an invitation, and the other services. */
export function ServiceEnd({ view }: Props) {
  const { content, links, ui } = view;
  return (
    <>
      <OtherServices view={view} />
      <div data-colour={content.colour}>
        <Closing
          view={view}
          closing={content.closing}
          action={ui.actions.startConversation}
          href={withService(links.quote.href, content.quoteService)}
        />
      </div>
    </>
  );
}
