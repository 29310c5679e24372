import { Picture } from '../components/Picture.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { PageView } from '../page-view.ts';
import { caseAnchor } from './case-anchor.ts';
import type { CasesView, CaseView } from './cases.ts';

interface CasesProps {
  words: CasesView;
  /** Those of the cases that are shown here. */
  cases: readonly CaseView[];
}

/** So many cases are on the home page; the others are with their services. */
const mostOnHome = 3;

/** What was done for clients, on the home page: the first of all. */
export function HomeCases({ view }: { view: PageView }) {
  return <Cases words={view.cases} cases={view.cases.cases.slice(0, mostOnHome)} />;
}

/** The same on the page of a service: its own. */
export function ServiceCases({ view }: { view: PageView }) {
  return <Cases words={view.cases} cases={view.cases.cases.filter(({ service }) => service.current)} />;
}

/** Cases under a heading; nothing without any. */
export function Cases({ words: { heading, lead, labels }, cases }: CasesProps) {
  if (cases.length === 0) return null;
  return (
    <Section>
      <SectionHead heading={heading} lead={lead} />
      {cases.map((one) => (
        <Case key={one.key} one={one} labels={labels} />
      ))}
    </Section>
  );
}

interface CaseProps {
  one: CaseView;
  labels: CasesView['labels'];
}

function Case({ one, labels }: CaseProps) {
  const { client, service, title, picture } = one;
  return (
    <article className="case" id={caseAnchor(one.key)}>
      <div>
        <h3>{title}</h3>
        <p className="proof-quiet">{client?.name}</p>
        {!service.current && <a href={service.href}>{service.text}</a>}
      </div>
      <div className="case__body">
        {picture && (
          <Picture
            picture={picture.view}
            alt={picture.alt}
            sizes="(max-width: 60rem) 100vw, 54rem"
            className="proof-picture"
          />
        )}
        <div>
          <h4>{labels.problem}</h4>
          <p>{one.problem}</p>
        </div>
        <div>
          <h4>{labels.work}</h4>
          <p>{one.work}</p>
        </div>
        <CaseFigures one={one} />
        <Quotation one={one} />
      </div>
    </article>
  );
}

/** The figures, each with where it comes from. */
function CaseFigures({ one: { figures } }: Pick<CaseProps, 'one'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="statistics statistics--small">
      {figures.map(({ key, value, label, source }) => (
        <div key={key} className="statistics__item">
          <dt className="statistics__label">
            {label}
            <p className="proof-quiet">{source}</p>
          </dt>
          <dd className="statistics__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quotation({ one: { quotation } }: Pick<CaseProps, 'one'>) {
  if (!quotation) return null;
  return (
    <figure>
      <blockquote className="case__quotation">
        <p>{quotation.text}</p>
      </blockquote>
      <figcaption className="proof-quiet">{`${quotation.name}, ${quotation.role}`}</figcaption>
    </figure>
  );
}
