import type { PageView } from '../../page-view.ts';
import type { Contact } from '../../pages/contact/schema.ts';
import type { Quote } from '../../pages/quote/schema.ts';
import type { FormWords } from './words.ts';

/** The words around the fields of a form page, as its island gets them. */
export function formWords({ content, ui, site, links }: PageView<Quote | Contact>): FormWords {
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
      homeHref: links.home.href,
      pending,
      unkept,
      phone: site.contact.phone,
      email: site.contact.email,
    },
  };
}
