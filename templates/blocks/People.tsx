import { z } from 'zod';
import { prose, reference } from '../../src/define/index.ts';
import { PeopleSection } from '../proof/People.tsx';
import { type BlockProps, blockHeading, kind, picked, picking } from './parts.tsx';

/** People of the agency. */
export const people = z.strictObject({
  block: kind('people', 'People of the agency, with their portraits'),
  heading: blockHeading,
  lead: prose('A sentence under the heading').optional(),
  pick: picking(reference('person', 'A key of people.yaml')),
});

/** People of the agency. The words over them are those of the about page unless the block has its own. */
export function PeopleBlock({ view, block }: BlockProps<typeof people>) {
  const { people: all, ...words } = view.people;
  const { heading = words.heading, lead, pick } = block;
  return <PeopleSection {...{ heading, lead, people: picked(all, pick) }} />;
}
