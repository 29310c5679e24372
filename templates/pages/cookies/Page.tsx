import { lifetimeText } from '../../../src/define/lifetime.ts';
import type { PluralRule } from '../../../src/define/plural.ts';
import { PageHero } from '../../components/PageHero.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageContent, PageView } from '../../page-view.ts';
import { type Cookies, cookieTypes } from './schema.ts';

type Types = PageContent<Cookies>['types'];

/** What the site stores, why, and how to decide about it. */
export function CookiesPage({ view }: { view: PageView<Cookies> }) {
  const { intro, necessaryOnly, types, management } = view.content;
  const { site } = view;
  const { plural } = view.language;
  const { scripts = [] } = site;
  const paragraphs = scripts.length > 0 ? intro : [...intro, necessaryOnly];
  const used = new Set<string>(['necessary', ...scripts.map(({ category }) => category)]);
  return (
    <>
      <PageHero view={view} seed={55} />
      <Section as="div" className="cookies-intro">
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section className="cookies-types">
        <SectionHead heading={types.heading} />
        {cookieTypes.map((name) =>
          used.has(name) ? (
            <CookieType key={name} {...{ types, name, plural }} heading={types.stored} />
          ) : (
            <CookieType
              key={name}
              {...{ types, name, plural }}
              heading={view.ui.headings.examples}
              note={types.unused}
            />
          ),
        )}
      </Section>
      <Section id="management">
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
  types: Types;
  name: (typeof cookieTypes)[number];
  plural: PluralRule;
  /** The words over the list. */
  heading: string;
  /** Said of a category in which nothing is stored. */
  note?: string;
}

function CookieType({ types, name, plural, heading, note }: CookieTypeProps) {
  const type = types[name];
  return (
    <div className="cookie-type" id={name}>
      <div>
        <h3 className="cookie-type__title">{type.title}</h3>
        <p className="cookie-type__text">{type.description}</p>
        {note && <p className="cookie-type__text">{note}</p>}
      </div>
      <div>
        <h4 className="cookie-type__examples">{heading}</h4>
        <dl className="cookie-type__list">
          {type.examples.map(({ name, purpose, kept }) => (
            <div key={name} className="cookie-type__item">
              <dt>
                <code className="cookie-type__name">{name}</code>
              </dt>
              <dd>{`${purpose} ${lifetimeText(kept, types.kept, plural)}`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
