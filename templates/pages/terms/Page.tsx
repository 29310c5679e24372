import { Contents, sectionsOf } from '../../components/Contents.tsx';
import { Fold } from '../../components/Fold.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import type { BodyView, PageView } from '../../page-view.ts';
import type { Terms } from './schema.ts';

/** The terms: numbered sections beside their table of contents. */
export function TermsPage({ view }: { view: PageView<Terms> }) {
  const { body, updated } = view.content;
  const { contents, updated: updatedLabel } = view.ui.headings;
  return (
    <>
      <PageHero view={view} seed={34} className="low-hero line-hero">
        <p className="page-hero__note">{`${updatedLabel} ${view.language.formatDay(updated)}`}</p>
      </PageHero>
      <Section className="terms">
        <TermsContents title={contents} body={body} />
        <div className="terms__text">
          <Prose body={body} />
        </div>
      </Section>
    </>
  );
}

function TermsContents({ title, body }: { title: string; body: BodyView }) {
  return (
    <nav className="terms-contents" aria-labelledby="_contents-heading" data-contents="">
      <Fold
        summary={
          <h2 className="terms-contents__heading" id="_contents-heading">
            {title}
          </h2>
        }
      >
        <Contents headings={sectionsOf(body)} />
      </Fold>
    </nav>
  );
}
