import { z } from 'zod';
import { choice } from '../../src/define/index.ts';
import { Section, SectionHead } from '../components/Section.tsx';
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
    <Section id={formAnchor} className="block-form">
      <SectionHead heading={heading} lead={lead} />
      <div className="form-section__form">
        <SentNote success={(name === 'contact' ? contact : quote).success} view={view} />
        {name === 'contact' ? (
          <ContactIsland view={view} content={contact} />
        ) : (
          <QuoteIsland view={view} content={quote} />
        )}
      </div>
    </Section>
  );
}
