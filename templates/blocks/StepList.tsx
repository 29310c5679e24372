import { z } from 'zod';
import { heading, prose } from '../../src/define/index.ts';
import { Section, SectionHead } from '../components/Section.tsx';
import { Steps } from '../components/Steps.tsx';
import { sectionHead } from '../pages/parts.ts';
import { type BlockProps, kind } from './parts.tsx';

/** How something goes, step by step. */
export const steps = z.strictObject({
  block: kind('steps', 'How it goes, step by step along a thread'),
  ...sectionHead,
  steps: z
    .array(
      z.strictObject({
        title: heading('What is done in this step'),
        description: prose('One or two sentences about it'),
        items: z.array(prose('A thing that is done or delivered')).min(1).max(5).optional(),
      }),
    )
    .min(2)
    .max(5)
    .meta({ description: 'The steps in their order' }),
});

/** Steps along one thread that comes to rest. */
export function StepsBlock({ view, block: { heading: title, lead, steps: all } }: BlockProps<typeof steps>) {
  return (
    <Section ground="ink">
      <SectionHead heading={title} lead={lead} />
      <Steps view={view} steps={all} />
    </Section>
  );
}
