import { z } from 'zod';
import { heading, prose, slug } from '../../src/define/index.ts';

/** Labels what a visitor has sent: where the reply goes. */
const receipt = z.strictObject({ email: prose('Before the e-mail address to which the reply goes') });

/** The words that follow a form. */
export const success = z.strictObject({
  heading: heading('Thanks for a message that has arrived'),
  waiting: heading(
    'Thanks for one that could not be sent yet and waits; it must not say that it has arrived',
  ),
  text: prose('What happens next, and when'),
  receipt,
  steps: z.array(prose('A step on the way to the answer; the first one has been taken')).length(3),
  back: prose('The button that goes back to the form'),
  home: prose('The link to the home page'),
});

/** The words that follow the quote form, which names the chosen services too. */
export const quoteSuccess = success.extend({
  receipt: receipt.extend({ selectedServices: prose('Before the names of the services that were chosen') }),
});

/** The sentence about privacy under a form. */
export const privacy = z.strictObject({
  text: prose('What the information is used for, and how long it is kept'),
  link: prose('The words of the link to the section of the terms that says more'),
  anchor: slug('The anchor of that section'),
});
