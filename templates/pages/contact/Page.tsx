import { ButtonLink } from '../../components/Button.tsx';
import { EmailLink, PhoneLink } from '../../components/ContactLinks.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { SentNote } from '../../forms/answers.tsx';
import { ContactIsland } from '../../forms/islands.tsx';
import { openNow } from '../../hours/open-now-view.ts';
import type { PageView } from '../../page-view.ts';
import { ContactDetails } from './ContactDetails.tsx';
import type { Contact } from './schema.ts';

interface Props {
  view: PageView<Contact>;
}

/** How to reach us: by phone, by e-mail, in person, or with a short message. */
export function ContactPage({ view }: Props) {
  const { quote } = view.content;
  const { contact } = view.site;
  return (
    <div className="contact-page">
      <PageHero view={view} seed={21} className="low-hero line-hero form-hero" isForm>
        <p className="contact-page__links">
          <PhoneLink phone={contact.phone} /> <EmailLink email={contact.email} />
        </p>
      </PageHero>
      <Section className="form-section">
        <MessageForm view={view} />
      </Section>
      <div className="contact-page__aside">
        <ContactDetails
          info={view.content.info}
          contact={contact}
          openNow={openNow(view)}
          others={{ heading: view.ui.hours.exceptions, notes: view.hoursNear }}
        />
        <div className="contact-quote">
          <h2 className="contact-quote__heading">{quote.heading}</h2>
          <p>{quote.text}</p>
          <ButtonLink href={view.links.quote.href} variant="quiet">
            {quote.action}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function MessageForm({ view }: Props) {
  return (
    <div className="form-section__form">
      <SentNote view={view} success={view.content.success} />
      <ContactIsland view={view} content={view.content} />
    </div>
  );
}
