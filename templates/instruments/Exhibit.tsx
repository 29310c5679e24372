import { fillText } from '../../src/define/plural.ts';
import { Figure, OwnFigure } from '../components/Figure.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { PageView, Shown } from '../page-view.ts';
import type { AnyService } from '../services.ts';
import { DrawnForm } from './DrawnForm.tsx';
import type { ExhibitPiece, ExhibitWords } from './schema.ts';

interface ExhibitProps {
  view: PageView<AnyService>;
  exhibit: Shown<ExhibitWords>;
}

/** A piece of the work as a client gets it: the rows of a plan, two finished pieces, or both; without rows these are before and after. */
export function Exhibit({ view, exhibit }: ExhibitProps) {
  const { heading, lead, subject, rows, pieces, reason } = exhibit;
  return (
    <Section ground="shade" colour={view.content.colour}>
      <SectionHead heading={heading} lead={lead} />
      <figure className={rows && pieces ? 'exhibit exhibit--both' : 'exhibit'}>
        <figcaption className="exhibit__subject">
          {fillText(view.ui.headings.example, { subject })}
        </figcaption>
        {rows && <Rows rows={rows} />}
        {pieces && (
          <ul className="exhibit__pieces">
            {pieces.map((piece, at) => (
              <Piece key={piece.name} piece={piece} isBefore={!rows && at === 0} />
            ))}
          </ul>
        )}
        {reason && <p className="exhibit__reason">{reason}</p>}
      </figure>
    </Section>
  );
}

function Rows({ rows }: { rows: NonNullable<ExhibitWords['rows']> }) {
  return (
    <dl className="exhibit__rows">
      {rows.map(({ name, text, note }) => (
        <div key={name} className="exhibit__row">
          <dt>{name}</dt>
          <dd>{text}</dd>
          {note && <dd className="exhibit__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Piece({ piece, isBefore }: { piece: ExhibitPiece; isBefore: boolean }) {
  const { name, picture, shape, page, text, form } = piece;
  return (
    <li className={isBefore ? 'exhibit__piece exhibit__piece--before' : 'exhibit__piece'}>
      {picture && (
        <p className="exhibit__picture">
          {shape ? <Figure shape={shape} /> : <OwnFigure />}
          {picture}
        </p>
      )}
      <div>
        <h3 className="exhibit__name">{name}</h3>
        {page ? <DrawnPage page={page} text={text} /> : text && <p>{text}</p>}
        {form && <DrawnForm form={form} />}
      </div>
    </li>
  );
}

interface DrawnPageProps extends Pick<ExhibitPiece, 'text'> {
  page: NonNullable<ExhibitPiece['page']>;
}

/** The top of a web page as a drawing. */
function DrawnPage({ page: { address, title, button }, text }: DrawnPageProps) {
  return (
    <div className="exhibit__page">
      <p className="exhibit__address">{address}</p>
      <p className="exhibit__title">{title}</p>
      {text && <p>{text}</p>}
      {button && <p className="exhibit__button">{button}</p>}
    </div>
  );
}
