import { Contents, sectionsOf } from '../../components/Contents.tsx';
import { Fold } from '../../components/Fold.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import type { BodyView, PageContent, PageView } from '../../page-view.ts';
import type { Terms } from './schema.ts';

/** The terms: numbered sections beside their table of contents. */
export function TermsPage({ view }: { view: PageView<Terms> }) {
  const { body, updated, summary } = view.content;
  const { contents, updated: updatedLabel } = view.ui.headings;
  return (
    <>
      <PageHero view={view} seed={34} className="low-hero line-hero">
        <p className="page-hero__note">{`${updatedLabel} ${view.language.formatDay(updated)}`}</p>
      </PageHero>
      <TermsSummary summary={summary} />
      <Section className="terms">
        <TermsContents title={contents} body={body} />
        <div className="terms__text">
          <Prose body={body} />
        </div>
      </Section>
    </>
  );
}

/** The periods that clients ask about, each of which leads to its section. */
function TermsSummary({ summary: { heading, items, note } }: Pick<PageContent<Terms>, 'summary'>) {
  return (
    <Section className="terms-summary">
      <h2 className="terms-summary__heading">{heading}</h2>
      <dl className="statistics statistics--small">
        {items.map(({ value, label, page, anchor }) => (
          <div key={label} className="statistics__item">
            <dt className="statistics__label">
              <a href={`${page.href}#${anchor}`}>{label}</a>
            </dt>
            <dd className="statistics__value">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </Section>
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
