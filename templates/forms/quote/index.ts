import { defineForm } from '../../../src/define/index.ts';
import { quoteAgency, quoteRules } from './definition.ts';
import { QuoteForm } from './QuoteForm.tsx';

/** The request for a quote. */
export const quoteForm = defineForm({
  rules: quoteRules,
  island: { name: 'QuoteForm', component: QuoteForm },
  agency: quoteAgency,
});
