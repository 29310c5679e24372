import { z } from 'zod';
import { prose } from '../../src/define/index.ts';
import { Section } from '../components/Section.tsx';
import { type BlockProps, kind } from './parts.tsx';

/** What somebody says. */
export const quotation = z.strictObject({
  block: kind('quotation', 'What somebody says, in large type'),
  text: prose('What is said, without quotation marks'),
  name: z.string().min(1).meta({ description: 'The name of the person who is quoted' }),
  role: prose('What the person does who says it').optional(),
});

/** A quotation in the quotation marks of the language. */
export function QuotationBlock({ view, block: { text, name, role } }: BlockProps<typeof quotation>) {
  const [open = '', close = ''] = view.language.quotes;
  return (
    <Section as="div" ground="shade">
      <figure className="block-quotation">
        <blockquote className="block-quotation__text">
          <p>{`${open}${text}${close}`}</p>
        </blockquote>
        <figcaption>{role === undefined ? name : `${name}, ${role}`}</figcaption>
      </figure>
    </Section>
  );
}
