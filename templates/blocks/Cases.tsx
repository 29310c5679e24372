import { z } from 'zod';
import { prose, reference } from '../../src/define/index.ts';
import { Cases } from '../proof/Cases.tsx';
import { type BlockProps, blockHeading, kind, picked, picking } from './parts.tsx';

/** What was done for clients. */
export const cases = z.strictObject({
  block: kind('cases', 'What was done for clients, with figures and quotations'),
  heading: blockHeading,
  lead: prose('A sentence under the heading').optional(),
  pick: picking(reference('case', 'A key of cases.yaml')),
});

/** Cases. The words over them are those of the home page unless the block has its own. */
export function CasesBlock({ view, block }: BlockProps<typeof cases>) {
  const words = view.cases;
  const { heading = words.heading, lead, pick } = block;
  return <Cases words={{ ...words, heading, lead }} cases={picked(words.cases, pick)} />;
}
