import type { PageView } from '../page-view.ts';
import type { Service } from '../pages/service/schema.ts';
import { Budget } from './Budget.tsx';
import { Exhibit } from './Exhibit.tsx';
import { Specimen } from './Specimen.tsx';

/** The instrument of a service, or an example of its work, if its page has one. */
export function Instrument({ view }: { view: PageView<Service> }) {
  const { budget, specimen, exhibit } = view.content;
  return (
    <>
      {budget && <Budget view={view} budget={budget} />}
      {specimen && <Specimen view={view} specimen={specimen} />}
      {exhibit && <Exhibit view={view} exhibit={exhibit} />}
    </>
  );
}
