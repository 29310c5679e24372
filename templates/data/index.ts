import type { DataOf, Operation, SiteFacts } from '../../src/define/index.ts';
import { foreignScripts } from '../../src/third-party/index.ts';
import { caseFacts, caseWords } from './cases.ts';
import { clients } from './clients.ts';
import { lighthouse } from './lighthouse.ts';
import { notices } from './notices.ts';
import { peopleFacts, peopleWords } from './people.ts';
import { prices } from './prices.ts';
import { privacy } from './privacy.ts';
import { proof } from './proof.ts';
import { quiz } from './quiz.ts';
import { search } from './search.ts';
import { type Hosting, settings } from './settings.ts';
import { ui } from './ui.ts';

/** The files beside the pages, by name. */
export const data = {
  shared: {
    site: { schema: settings, holds: 'the facts that are the same in every language' },
    prices: { schema: prices, holds: 'every amount, by key' },
    clients: { schema: clients, holds: 'the clients that the site may name', isOptional: true },
    cases: { schema: caseFacts, holds: 'the facts of what was done for clients', isOptional: true },
    people: { schema: peopleFacts, holds: 'the people of the agency', isOptional: true },
    lighthouse: {
      schema: lighthouse,
      holds: 'what Lighthouse has found',
      from: { file: 'templates/proof/lighthouse.json' },
      isOptional: true,
    },
  },
  own: {
    ui: { schema: ui, holds: 'the words of the interface' },
    privacy: {
      schema: privacy,
      holds: 'the sentences of the privacy notice for each way of running the site',
    },
    proof: { schema: proof, holds: 'the words around what proves the work' },
    cases: { schema: caseWords, holds: 'the words of what was done for clients', isOptional: true },
    people: { schema: peopleWords, holds: 'what the people of the agency do', isOptional: true },
    notices: { schema: notices, holds: 'what all pages say at the top for a while', isOptional: true },
    quiz: { schema: quiz, holds: 'the questions of the quiz' },
    search: { schema: search, holds: 'the popular searches and extra search items' },
  },
} as const;

/** What these files hold. */
export type Data = DataOf<typeof data>;

/** What the generator needs to know of the company. */
export function facts({ site }: Data['shared']): SiteFacts {
  const { brand, baseUrl, logo, repository, videoHost, contact, security, hosting } = site;
  return {
    ...{ brand, baseUrl, logo, repository, scripts: foreignScripts(site), mediaHost: videoHost },
    operation: operation(hosting),
    security: { email: contact.email, expires: security.expires },
  };
}

function operation({ forms, deletedAfterMonths, copies, addressLogDays }: Hosting): Operation {
  return { forms, leadMonths: deletedAfterMonths, copies, addressDays: addressLogDays };
}
