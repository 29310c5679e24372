import { fillText } from '../../../src/define/plural.ts';
import { Section, SectionHead } from '../../components/Section.tsx';
import type { PageView } from '../../page-view.ts';
import type { SheetEntry, Strategy } from './schema.ts';

/** The whole strategy of an example on one sheet: the goal, what is done when along a thread, and what is cut off. */
export function StrategySheet({ view }: { view: PageView<Strategy> }) {
  const { sheet, colour } = view.content;
  const { heading, lead, subject, goal, audience, times } = sheet;
  return (
    <Section ground="shade" colour={colour} className="strategy-field">
      <SectionHead heading={heading} lead={lead} />
      <figure className="strategy-sheet">
        <figcaption className="exhibit__subject">
          {fillText(view.ui.headings.example, { subject })}
        </figcaption>
        <Entry entry={goal} className="strategy-sheet__goal" />
        <Entry entry={audience} className="strategy-sheet__audience" />
        <ol className="strategy-sheet__times">
          {times.map((time) => (
            <li key={time.name} className="strategy-sheet__time">
              <Entry entry={time} />
            </li>
          ))}
        </ol>
        <LeftOut leftOut={sheet.leftOut} />
      </figure>
    </Section>
  );
}

function Entry({ entry: { name, text, note }, className }: { entry: SheetEntry; className?: string }) {
  return (
    <div className={className}>
      <h3>{name}</h3>
      <p>{text}</p>
      <p className="strategy-sheet__note">{note}</p>
    </div>
  );
}

/** What the strategy leaves out, beside a thread that is cut: its frayed ends do not meet. */
function LeftOut({ leftOut: { name, items, note } }: { leftOut: Strategy['sheet']['leftOut'] }) {
  return (
    <div className="strategy-sheet__left-out">
      <h3>{name}</h3>
      <svg className="thread strategy-sheet__cut" viewBox="0 0 340 40" aria-hidden="true">
        <path d="M2 20H90C140 20 165 8 200 14M268 25C286 30 294 38 309 27s-5-24-14-10 12 20 45 6" />
        <path d="M198 14q12 1 22-9m-22 9q14 2 28 0m-28 0q10 3 20 12M270 25q-10-2-16-15m16 15q-12-2-24 3m24-3q-8 3-16 12" />
      </svg>
      <ul className="strategy-sheet__items">
        {items.map((item) => (
          <li key={item}>
            <s>{item}</s>
          </li>
        ))}
      </ul>
      <p className="strategy-sheet__note">{note}</p>
    </div>
  );
}
