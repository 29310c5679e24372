import { PageHero } from '../components/PageHero.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { PageContent, PageView } from '../page-view.ts';

type Types = PageContent<'cookies'>['types'];

/** What the site stores, why, and how to decide about it. */
export function CookiesPage({ view }: { view: PageView<'cookies'> }) {
  const { intro, types, management } = view.content;
  const { examples } = view.ui.headings;
  return (
    <>
      <PageHero view={view} seed={55} />
      <Section as="div" className="cookies-intro">
        <div className="prose">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section className="cookies-types">
        <SectionHead heading={types.heading} />
        {[types.necessary, types.functional, types.analytics, types.marketing].map((type) => (
          <CookieType key={type.title} type={type} examples={examples} />
        ))}
      </Section>
      <Section>
        <SectionHead {...management} />
        <ol className="cookies-steps">
          {management.steps.map(({ title, text }) => (
            <li key={title} className="cookies-steps__item">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

interface CookieTypeProps {
  type: Types['necessary'];
  /** The words over the examples. */
  examples: string;
}

function CookieType({ type, examples }: CookieTypeProps) {
  return (
    <div className="cookie-type">
      <div>
        <h3 className="cookie-type__title">{type.title}</h3>
        <p className="cookie-type__text">{type.description}</p>
      </div>
      <div>
        <h4 className="cookie-type__examples">{examples}</h4>
        <dl className="cookie-type__list">
          {type.examples.map(({ name, purpose }) => (
            <div key={name} className="cookie-type__item">
              <dt>
                <code className="cookie-type__name">{name}</code>
              </dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
