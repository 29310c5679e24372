import { Fragment } from 'react';
import type { HoursNote } from '../hours/words.ts';

interface LinkProps {
  className?: string | undefined;
}

/** A phone number to call, which never breaks over two lines. */
export function PhoneLink({ phone, className }: LinkProps & { phone: string }) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone.replaceAll(' ', '\u00A0')}
    </a>
  );
}

/** An e-mail address to write to, which breaks over two lines only behind its @. */
export function EmailLink({ email, className }: LinkProps & { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <a className={className} href={`mailto:${email}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}

/** Days with other opening hours, each on a line. */
export function HoursNotes({ notes }: { notes: readonly HoursNote[] }) {
  return notes.map(({ reason, days, times }, at) => (
    <Fragment key={days}>
      {at > 0 && <br />}
      {`${reason}, ${days}: ${times}`}
    </Fragment>
  ));
}
