import { sentAnchor } from '../../../src/define/payload.ts';
import { SentMark } from '../../components/SentMark.tsx';
import type { PageView } from '../../page-view.ts';
import type { Contact } from '../../pages/contact/schema.ts';
import type { Quote } from '../../pages/quote/schema.ts';

/**
 * What follows a form that was sent without script: the words of its success screen (specification 8.11). It is in the page
 * and shows when the address ends with its anchor, so a reload sends nothing.
 */
export function SentNote({ view }: { view: PageView<Quote | Contact> }) {
  const { heading, text, back, home } = view.content.success;
  return (
    <div className="form-sent" id={sentAnchor} tabIndex={-1}>
      <SentMark />
      <h2>{heading}</h2>
      <p className="form-success__text">{text}</p>
      <div className="buttons">
        <a className="button button--ink" href="#_form-heading">
          {back}
        </a>
        <a className="button button--quiet" href={view.links.home.href}>
          {home}
        </a>
      </div>
    </div>
  );
}
