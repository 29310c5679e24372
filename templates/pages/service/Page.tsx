import { ServiceHero } from '../../components/ServiceHero.tsx';
import {
  ServiceEnd,
  ServiceFeatures,
  ServiceProcess,
  ServiceStory,
} from '../../components/ServiceSections.tsx';
import { Instrument } from '../../instruments/Instrument.tsx';
import type { PageView } from '../../page-view.ts';
import type { Service } from './schema.ts';

/** A service with features and process cards. */
export function ServicePage({ view }: { view: PageView<Service> }) {
  return (
    <>
      <ServiceHero view={view} />
      <ServiceFeatures view={view} />
      <Instrument view={view} />
      <ServiceProcess view={view} />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}
