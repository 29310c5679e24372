import { Island, rawHtml } from '../../../../src/define/index.ts';
import { FaqFilter } from './FaqFilter.tsx';
import type { View } from './view.ts';

type Props = { view: View };

/** Everything inside `<main>`. */
export const Page = ({ view }: Props) => (
  <main id="main">
    <Breadcrumbs view={view} />
    <section className="hero">
      <h1>{view.content.title}</h1>
      <p className="lead">{view.content.description}</p>
      <a className="button" href={view.ui.nav[2]?.href}>
        {view.ui.words.cta}
      </a>
    </section>
    <Features view={view} />
    <Steps view={view} />
    <section className="prose" {...rawHtml(view.content.body.html)} />
    <Faq view={view} />
  </main>
);

const Breadcrumbs = ({ view: { ui, content } }: Props) => (
  <nav className="crumbs" aria-label={ui.words.home}>
    <ol>
      <li>
        <a href={ui.nav[0]?.href}>{ui.words.home}</a>
      </li>
      <li>
        <a href={ui.nav[1]?.href}>{ui.words.services}</a>
      </li>
      <li aria-current="page">{content.title}</li>
    </ol>
  </nav>
);

const Features = ({ view: { ui, content } }: Props) => (
  <section className="features">
    <h2>{ui.words.features}</h2>
    <ul>
      {content.features.map(({ title, description }) => (
        <li key={description}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Steps = ({ view: { ui, content } }: Props) => (
  <section className="steps">
    <h2>{ui.words.steps}</h2>
    <div className="cards">
      {content.steps.map(({ title, description, bullets }) => (
        <article key={description} className="card">
          <h3>{title}</h3>
          <p>{description}</p>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  </section>
);

const Faq = ({ view: { ui, content } }: Props) => (
  <section className="faq-section">
    <h2>{ui.words.faq}</h2>
    <Island
      name="FaqFilter"
      component={FaqFilter}
      props={{ faq: content.faq, filter: ui.words.filter, none: ui.words.none }}
      wake="visible"
    />
  </section>
);
