import type { Route, SearchEntry } from '../../src/define/index.ts';
import type { CaseFacts, CaseWords } from '../data/cases.ts';
import type { Clients } from '../data/clients.ts';
import { caseAnchor } from '../proof/case-anchor.ts';
import { serviceOf } from '../services.ts';
import { described } from './described.ts';

/** What was done for clients, as far as the content has any. */
interface Done {
  cases?: CaseFacts | undefined;
  clients?: Clients | undefined;
  words?: CaseWords | undefined;
}

/** Returns the entries of the cases on the page of a service. Each is called by its client, too, and leads to its anchor. */
export function caseEntries(route: Route, { cases = {}, clients = {}, words = {} }: Done): SearchEntry[] {
  if (!serviceOf(route)) return [];
  const { title: service, label = service } = route.page.data;
  return Object.entries(cases).flatMap(([key, { client, service: page }]): SearchEntry[] => {
    const said = words[key];
    if (!said || page !== route.id) return [];
    const { title, problem, work, figures, quotation } = said;
    const labels = Object.values(figures).map((figure) => figure.label);
    const name = clients[client]?.name;
    return [
      {
        ...{
          id: `case/${key}`,
          title,
          path: `${route.path}#${caseAnchor(key)}`,
          type: 'content',
          category: label,
        },
        ...{ isSentence: true, isAside: true, ...(name !== undefined && { names: [name] }) },
        ...described([problem, work, ...labels, quotation?.text ?? ''].join(' ')),
      },
    ];
  });
}
