import { z } from 'zod';
import { prose, reference } from '../../src/define/index.ts';
import { Section } from '../components/Section.tsx';
import { type BlockProps, blockHeading, kind, Paragraphs, paragraphs } from './parts.tsx';

/** A text. */
export const text = z.strictObject({
  block: kind('text', 'A text, with points and links where they help'),
  heading: blockHeading,
  text: paragraphs,
  points: z.array(prose('A point, in a few words')).min(2).max(8).optional(),
  links: z
    .array(
      z.strictObject({
        text: prose('The words of the link'),
        page: reference('page', 'The page that the link leads to'),
      }),
    )
    .min(1)
    .max(3)
    .meta({ description: 'Links under the text' })
    .optional(),
});

/** A text beside its heading. */
export function TextBlock({ block: { heading, text: words, points, links } }: BlockProps<typeof text>) {
  return (
    <Section>
      <div className="block-text">
        {heading && <h2 className="block-text__heading">{heading}</h2>}
        <div className="prose">
          <Paragraphs text={words} />
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {links?.map(({ text: label, page }) => (
            <p key={label}>
              <a href={page.href}>{label}</a>
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
