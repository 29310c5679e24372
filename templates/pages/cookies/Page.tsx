import { type ConsentCategory, consentCategories } from '../../../src/client/consent/choices.ts';
import { lifetimeText } from '../../../src/define/lifetime.ts';
import { consentScripts, storedByOthers } from '../../../src/third-party/index.ts';
import { Button } from '../../components/Button.tsx';
import { Fold } from '../../components/Fold.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageView } from '../../page-view.ts';
import { CookieThreads } from './CookieThreads.tsx';
import type { Cookies } from './schema.ts';

/** What the site stores, why, and how to decide about it. */
export function CookiesPage({ view }: { view: PageView<Cookies> }) {
  const { change, intro, necessaryOnly, types, management } = view.content;
  const paragraphs = consentScripts(view.site).length > 0 ? intro : [...intro, necessaryOnly];
  return (
    <>
      <PageHero view={view} className="low-hero">
        <div className="cookies-choice page-hero__aside">
          <CookieThreads view={view} />
          <Button data-cookie-settings={view.consentHref}>{change}</Button>
        </div>
        <div className="cookies-intro">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageHero>
      <Section className="cookies-types">
        <SectionHead heading={types.heading} />
        {consentCategories.map((name) => (
          <CookieType key={name} name={name} view={view} />
        ))}
      </Section>
      <Section id="_management">
        <SectionHead {...management} />
        <ol className="feature-grid cookies-steps">
          {management.steps.map(({ title, text }) => (
            <li key={title} className="feature-grid__item">
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
  name: ConsentCategory;
  view: PageView<Cookies>;
}

function CookieType({ name, view }: CookieTypeProps) {
  const { title, description } = view.content.types[name];
  const { heading, note, items } = listOf(name, view);
  return (
    <div className="cookie-type ruled-row" id={`_${name}`}>
      <div>
        <h3 className="ruled-row__title">{title}</h3>
        <p className="cookie-type__text">{description}</p>
        {note && <p className="cookie-type__text">{note}</p>}
      </div>
      {items.length > 0 && (
        <Fold summary={<h4 className="cookie-type__examples">{heading}</h4>}>
          <dl className="cookie-type__list">
            {items.map(({ name, purpose, kept }) => (
              <div key={name} className="cookie-type__item">
                <dt>
                  <code className="cookie-type__name">{name}</code>
                  <p className="cookie-type__kept">{kept}</p>
                </dt>
                <dd>{purpose}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  );
}

/** What is stored in a category, under its heading, or a note that nothing is, with examples of what could be. */
function listOf(name: CookieTypeProps['name'], { content, language, site, ui }: PageView<Cookies>) {
  const { types } = content;
  const { kept: keptWords, stored, unused, nothing } = types;
  const { examples, more = [] } = types[name];
  const all = [...examples, ...more].map(({ name, purpose, kept }) => ({
    name,
    purpose,
    kept: lifetimeText(kept, keptWords, language.plural),
  }));
  if (name === 'necessary') return { heading: stored, items: all };
  if (!consentScripts(site).some(({ category }) => category === name))
    return { heading: ui.headings.examples, note: unused, items: all.slice(0, examples.length) };
  const named = new Set(storedByOthers(site).map((one) => one.name));
  const items = all.filter((one) => named.has(one.name));
  return { heading: stored, items, ...(items.length === 0 && { note: nothing }) };
}
