import type { ReactNode } from 'react';
import { EmailLink, HoursNotes, PhoneLink } from '../../components/ContactLinks.tsx';
import type { OpenNow } from '../../hours/open-now.ts';
import type { HoursNote } from '../../hours/words.ts';
import type { PageContent, PageView } from '../../page-view.ts';
import type { Contact } from './schema.ts';

interface ContactDetailsProps {
  info: PageContent<Contact>['info'];
  contact: PageView['site']['contact'];
  openNow: OpenNow;
  /** Days with other hours, and the heading over them. */
  others: { heading: string; notes: HoursNote[] };
}

/** Phone, e-mail, address and opening hours. */
export function ContactDetails({ info, contact, openNow, others }: ContactDetailsProps) {
  const { phone, email, street, postalCode, city } = contact;
  return (
    <section className="contact-details" aria-labelledby="_details-heading">
      <h2 className="contact-details__heading" id="_details-heading">
        {info.heading}
      </h2>
      <dl className="contact-details__list">
        <Detail label={info.phone}>
          <PhoneLink phone={phone} />
        </Detail>
        <Detail label={info.email}>
          <EmailLink email={email} />
        </Detail>
        <Detail label={info.address}>
          {street}
          <br />
          {`${postalCode} ${city}, ${info.country}`}
        </Detail>
        <Detail label={info.hours}>
          {info.open}
          <br />
          {info.closed}
          <p className="contact-details__now" data-open-now={JSON.stringify(openNow)} />
        </Detail>
        {others.notes.length > 0 && (
          <Detail label={others.heading}>
            <HoursNotes notes={others.notes} />
          </Detail>
        )}
      </dl>
      <p className="contact-details__reply">{info.reply}</p>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contact-details__item">
      <dt className="contact-details__label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
