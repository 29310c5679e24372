import type { MediaReferences, PageContext, PictureView, Resolve } from '../../src/define/index.ts';
import { type Data, data } from '../data/index.ts';
import type { PeopleFacts } from '../data/people.ts';

/** Somebody of the agency. */
interface PersonView {
  key: string;
  name: string;
  role: string;
  portrait: PictureView | undefined;
}

/** The people of the agency, and what is over them; without any, nothing is shown. */
export interface PeopleView {
  heading: string;
  lead: string | undefined;
  people: PersonView[];
}

/** The people in their order, each with what they do in the language of the page. */
export function peopleOf({ own, content, resolve }: PageContext<unknown, Data>): PeopleView {
  const { heading, lead } = own.proof.people;
  const facts = resolve(data.shared.people.schema, content.shared.people ?? {});
  const people = Object.entries(facts as Resolve<PeopleFacts, MediaReferences>).flatMap(([key, person]) => {
    const words = own.people?.[key];
    return words ? [{ key, name: person.name, role: words.role, portrait: person.portrait }] : [];
  });
  return { heading, lead, people };
}
