import { z } from 'zod';
import { choice } from '../../src/define/index.ts';
import { Section } from '../components/Section.tsx';
import { SentNote } from '../forms/answers.tsx';
import { ContactIsland, QuoteIsland } from '../forms/islands.tsx';
import { sectionHead } from '../pages/parts.ts';
import { type BlockProps, formAnchor, kind } from './parts.tsx';

/** A form of the site. */
export const form = z.strictObject({
  block: kind('form', 'The contact form or the quote form; at most one on a page'),
  ...sectionHead,
  form: choice(['contact', 'quote'], 'The form'),
});

/** A form of the site with the words that it has on its own page. */
export function FormBlock({ view, block: { heading, lead, form: name } }: BlockProps<typeof form>) {
  const { contact, quote } = view.singles;
  return (
    <Section id={formAnchor}>
      <div className="block-text">
        <div className="block-text__heading">
          <h2>{heading}</h2>
          {lead && <p className="block-text__lead">{lead}</p>}
        </div>
        <div className="form-section__form">
          {name === 'contact' ? (
            <>
              <SentNote view={view} success={contact.success} />
              <ContactIsland view={view} content={contact} />
            </>
          ) : (
            <>
              <SentNote view={view} success={quote.success} />
              <QuoteIsland view={view} content={quote} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
