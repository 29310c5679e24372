import { defineForm, type ReceivedForms } from '../../src/define/index.ts';
import { icelandic } from '../../src/locales/is/index.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { contactAgency, contactRules } from './contact/definition.ts';
import { quoteAgency, quoteRules } from './quote/definition.ts';
import { QuoteForm } from './quote/QuoteForm.tsx';

/** The request for a quote. */
const quoteForm = defineForm({
  rules: quoteRules,
  island: { name: 'QuoteForm', component: QuoteForm },
  agency: quoteAgency,
});

/** The short message. */
const contactForm = defineForm({
  rules: contactRules,
  island: { name: 'ContactForm', component: ContactForm },
  isFallback: true,
  agency: contactAgency,
});

const languages: Readonly<Record<string, string>> = { is: 'íslensku', en: 'ensku' };

/** The forms of the site; the agency reads Icelandic. */
export const forms: ReceivedForms = {
  forms: [quoteForm, contactForm],
  agency: {
    formatMoment: icelandic.formatMoment,
    foot: ({ id, moment, locale }) => `Nr. ${id}, móttekið ${moment}, á ${languages[locale] ?? locale}.`,
  },
};
