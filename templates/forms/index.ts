import type { ReceivedForms } from '../../src/define/index.ts';
import { icelandic } from '../../src/locales/is/index.ts';
import { contactForm } from './contact/index.ts';
import { quoteForm } from './quote/index.ts';

const languages: Readonly<Record<string, string>> = { is: 'íslensku', en: 'ensku' };

/** The forms of the site; the agency reads Icelandic. */
export const forms: ReceivedForms = {
  forms: [quoteForm, contactForm],
  agency: {
    formatMoment: icelandic.formatMoment,
    foot: ({ id, moment, locale }) => `Nr. ${id}, móttekið ${moment}, á ${languages[locale] ?? locale}.`,
  },
};
