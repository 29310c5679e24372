import type { Service } from 'schema-dts';
import type { PageContext } from '../../src/define/index.ts';
import type { Data } from '../data/index.ts';
import type { AnyService } from '../services.ts';
import { organizationReference } from './organization.ts';

/** A service, as search engines read it. */
export function serviceData({ route, url, baseUrl, content }: PageContext<AnyService, Data>): Service[] {
  const { label, title, hero } = route.page.data;
  return [
    {
      '@type': 'Service',
      name: label ?? title,
      description: hero.lead,
      url,
      provider: organizationReference({ baseUrl, content }),
    },
  ];
}
