import { Fold } from '../../components/Fold.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';
import type { BodyHeading, PageView } from '../../page-view.ts';
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
        <Contents title={contents} headings={body.headings.filter(({ level }) => level === 2)} />
        <div className="terms__text">
          <Prose body={body} />
        </div>
      </Section>
    </>
  );
}

function Contents({ title, headings }: { title: string; headings: readonly BodyHeading[] }) {
  return (
    <nav className="contents" aria-labelledby="_contents-heading" data-contents="">
      <Fold
        summary={
          <h2 className="contents__heading" id="_contents-heading">
            {title}
          </h2>
        }
      >
        <ol className="contents__list">
          {headings.map(({ id, text }) => (
            <li key={id} className="contents__item">
              <a className="contents__link" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
