import { answerDay } from '../hours/open-now-view.ts';
import { Island } from '../island.tsx';
import type { PageContent, PageView, Shown } from '../page-view.ts';
import type { Contact } from '../pages/contact/schema.ts';
import type { Quote } from '../pages/quote/schema.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { QuoteForm } from './quote/QuoteForm.tsx';
import type { QuoteWords, ServiceColours } from './quote/ServiceChoices.tsx';
import type { FormWords } from './words.ts';

interface FormIslandProps<P extends Contact | Quote> {
  view: PageView;
  /** The words of the form, which are on the page of the form. */
  content: Pick<Shown<P>, 'form' | 'success'>;
}

/** The short message. */
export function ContactIsland({ view, content }: FormIslandProps<Contact>) {
  // The words around the fields are not the island's.
  const { heading: _heading, submit: _submit, privacy: _privacy, ...own } = content.form;
  const fields = { ...own, optional: view.ui.headings.optional };
  const props = { fields, words: formWords(content, view), plans: view.plans };
  return <Island name="ContactForm" component={ContactForm} props={props} wake="idle" />;
}

/** The request for a quote. */
export function QuoteIsland({ view, content }: FormIslandProps<Quote>) {
  const { ui, plans, services } = view;
  const fields = quoteWords(content.form, ui.headings.optional);
  const props = { fields, colours: coloursOf(services), words: formWords(content, view), plans };
  return <Island name="QuoteForm" component={QuoteForm} props={props} wake="idle" />;
}

/** The colour of each choice: that of the first service for which it stands. */
function coloursOf(services: PageView['services']): ServiceColours {
  return Object.fromEntries(
    services
      .toReversed()
      .flatMap(({ quoteService = 'none', colour }) =>
        quoteService === 'none' ? [] : [[quoteService, colour]],
      ),
  );
}

/** The words of the fields; those around them are not the island's. */
function quoteWords(form: PageContent<Quote>['form'], optional: string): QuoteWords {
  const { heading: _heading, submit: _submit, privacy: _privacy, ...fields } = form;
  return { ...fields, optional };
}

/** The words around the fields of a form, of its answers among them. */
function formWords(content: Pick<Shown<Quote | Contact>, 'form' | 'success'>, view: PageView): FormWords {
  const { ui, site, links } = view;
  const { heading, submit } = content.form;
  const { anchor, ...privacy } = content.form.privacy;
  const { summary, titlePrefix, pending, unkept, refused, lost, gone, sending } = ui.errors;
  return {
    heading,
    submit,
    privacy: { ...privacy, href: `${links.terms.href}#${anchor}` },
    required: ui.headings.required,
    honeypot: ui.headings.honeypot,
    sending,
    summary,
    titlePrefix,
    refused,
    lost,
    gone,
    success: {
      ...content.success,
      answerDay: answerDay(view),
      homeHref: links.home.href,
      pending,
      unkept,
      phone: site.contact.phone,
      email: site.contact.email,
    },
  };
}
