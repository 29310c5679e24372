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

/** A service with a sample that one can see or try, features and process cards. */
export function ServicePage({ view }: { view: PageView<Service> }) {
  return (
    <>
      <ServiceHero view={view} />
      <Instrument view={view} />
      <ServiceFeatures view={view} />
      <ServiceProcess view={view} />
      <ServiceStory view={view} />
      <ServiceEnd view={view} />
    </>
  );
}
