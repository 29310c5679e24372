import { defineForm } from '../../../src/define/index.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactAgency, contactRules } from './definition.ts';

/** The short message. */
export const contactForm = defineForm({
  rules: contactRules,
  island: { name: 'ContactForm', component: ContactForm },
  isFallback: true,
  agency: contactAgency,
});
