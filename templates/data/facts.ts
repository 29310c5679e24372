import type { Operation, SiteFacts } from '../../src/define/index.ts';
import { foreignScripts } from '../../src/third-party/index.ts';
import type { Hosting } from './hosting.ts';
import type { Data } from './index.ts';

/** What the generator needs to know of the company. */
export function facts({ site }: Data['shared']): SiteFacts {
  const { brand, baseUrl, logo, videoHost, contact, security, hosting } = site;
  return {
    ...{ brand, baseUrl, logo, scripts: foreignScripts(site), mediaHost: videoHost },
    operation: operation(hosting),
    security: { email: contact.email, expires: security.expires },
  };
}

function operation({ forms, deletedAfterMonths, copies, addressLogDays }: Hosting): Operation {
  return { forms, leadMonths: deletedAfterMonths, copies, addressDays: addressLogDays };
}
