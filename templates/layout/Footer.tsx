import type { ReactNode } from 'react';
import { fillText } from '../../src/define/plural.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { currentPage, type LinkView, type PageView } from '../page-view.ts';

/** The calm end of every page: where to go next, and who we are. */
export function Footer({ view }: { view: PageView }) {
  const { links, services, ui } = view;
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div className="site-footer__columns">
          {/* Spaced letters make the longest names wider than their column (WCAG 1.4.12). */}
          <LinkColumn
            heading={ui.footer.services}
            links={services.map((service) => ({ ...service, text: service.heading }))}
          />
          <LinkColumn
            heading={ui.footer.company}
            links={[
              ...[links.about, links.pricing, links.faq],
              ...(links.articles ? [links.articles] : []),
              ...[links.quote, links.contact],
            ]}
          />
          <Company view={view} />
        </div>
        <SmallPrint view={view} />
      </div>
    </footer>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: readonly LinkView[] }) {
  return (
    <div className="site-footer__column">
      <h2 className="site-footer__heading">{heading}</h2>
      <ul className="site-footer__list">
        {links.map((link) => (
          <li key={link.href}>
            <a className="site-footer__link" href={link.href} aria-current={currentPage(link)}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Company({ view }: { view: PageView }) {
  const { site, ui } = view;
  const { email, phone, street, postalCode, city } = site.contact;
  const network = site.social.network;
  return (
    <div className="site-footer__column">
      <h2 className="site-footer__heading">{ui.footer.contact}</h2>
      <p>{site.company.name}</p>
      <p>{`${street}, ${postalCode} ${city}`}</p>
      <dl className="site-footer__facts">
        <Fact label={ui.footer.kennitala}>{site.company.kennitala}</Fact>
        <Fact label={ui.footer.vat}>{site.company.vat}</Fact>
        <Fact label={ui.footer.phone}>
          <PhoneLink phone={phone} className="site-footer__link" />
        </Fact>
        <Fact label={ui.footer.email}>
          <EmailLink email={email} className="site-footer__link" />
        </Fact>
      </dl>
      <a className="site-footer__link" href={site.social.url} rel="noopener">
        {fillText(ui.footer.social, { network })}
        <span className="visually-hidden">{` ${ui.actions.newWindow}`}</span>
      </a>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="site-footer__fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SmallPrint({ view }: { view: PageView }) {
  const { links, site, ui } = view;
  return (
    <div className="site-footer__small">
      <p>{`© ${view.years} ${site.company.name} ${ui.footer.rights}`}</p>
      <p>{ui.footer.parent}</p>
      <ul className="site-footer__legal">
        {[links.terms, links.cookies].map((link) => (
          <li key={link.href}>
            <a className="site-footer__link" href={link.href} aria-current={currentPage(link)}>
              {link.text}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="site-footer__link" data-cookie-settings={view.consentHref}>
            {ui.footer.cookieSettings}
          </button>
        </li>
      </ul>
    </div>
  );
}
