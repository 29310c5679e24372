import { Fragment } from 'react';
import type { HoursNote } from '../hours/words.ts';

/** Days with other opening hours, each on a line. */
export function HoursNotes({ notes }: { notes: readonly HoursNote[] }) {
  return notes.map(({ reason, days, times }, at) => (
    <Fragment key={days}>
      {at > 0 && <br />}
      {`${reason}, ${days}: ${times}`}
    </Fragment>
  ));
}
