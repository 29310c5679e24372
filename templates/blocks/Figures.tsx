import { z } from 'zod';
import { integer, prose } from '../../src/define/index.ts';
import { Section, SectionHead } from '../components/Section.tsx';
import { Statistics } from '../components/Statistics.tsx';
import { suffix, withSuffix } from '../data/suffix.ts';
import { type BlockProps, blockHeading, kind } from './parts.tsx';

/** Figures that can be proven. */
export const figures = z.strictObject({
  block: kind('figures', 'Two to four figures in large type, and where they come from'),
  heading: blockHeading,
  items: z
    .array(
      z.strictObject({
        value: integer('The number'),
        suffix: suffix.optional(),
        label: prose('What the number counts'),
      }),
    )
    .min(2)
    .max(4)
    .meta({ description: 'The figures' }),
  source: prose('Where the figures come from, and of what time they are'),
});

/** Figures in large type over where they come from. */
export function FiguresBlock({ view, block: { heading, items, source } }: BlockProps<typeof figures>) {
  const shown = items.map(({ value, suffix = '', label }) => ({
    statistic: { value: view.language.formatNumber(value), suffix },
    label,
  }));
  const isLong = shown.some(({ statistic: { value, suffix } }) => withSuffix(value, suffix).length > 4);
  return (
    <Section>
      {heading && <SectionHead heading={heading} />}
      <Statistics items={shown} note={source} isSmall={isLong} />
    </Section>
  );
}
