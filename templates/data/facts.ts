import type { SiteFacts } from '../../src/define/index.ts';
import { foreignScripts } from '../../src/third-party/index.ts';
import type { Data } from './index.ts';

/** What the generator needs to know of the company. */
export function facts({ site }: Data['shared']): SiteFacts {
  const { brand, baseUrl, logo, videoHost, contact, security } = site;
  return {
    ...{ brand, baseUrl, logo, scripts: foreignScripts(site), mediaHost: videoHost },
    security: { email: contact.email, expires: security.expires },
  };
}
