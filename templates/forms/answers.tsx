import { type ReactNode, useEffect, useRef } from 'react';
import type { Sent } from '../../src/client/forms/outbox.ts';
import { sentAnchor } from '../../src/define/payload.ts';
import type { Posted } from '../../src/define/posted.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { pullAll } from '../motif/pulled.ts';
import type { PageView } from '../page-view.ts';
import type { Contact } from '../pages/contact/schema.ts';
import type { Quote } from '../pages/quote/schema.ts';
import type { FormWords, SuccessWords } from './words.ts';

interface SuccessProps {
  words: SuccessWords;
  /** Where the message is. */
  state: Sent;
  onBack: () => void;
}

/**
 * What follows a form (specification 8.11). Heading, colour, mark and text say the same: that the message has arrived, or
 * that it was taken and waits to be sent (specification 8.12). Once it has arrived, that is said as well.
 */
export function Success({ words, state, onBack }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(pullAll, []);
  const isWaiting = state !== 'delivered';
  return (
    <div className={isWaiting ? 'form-success form-success--waiting' : 'form-success'}>
      <SentMark isWaiting={isWaiting} />
      <div className="form-success__words" role="status">
        <h2 className="form-success__heading" ref={heading} tabIndex={-1}>
          <span key={state}>{isWaiting ? words.waiting : words.heading}</span>
        </h2>
        {isWaiting ? (
          <p key={state} className="form-success__pending">
            <Reachable text={words[state]} words={words} />
          </p>
        ) : (
          <p key={state} className="form-success__text">
            {words.text}
          </p>
        )}
      </div>
      <div className="buttons">
        <button type="button" className="button button--ink" onClick={onBack}>
          {words.back}
        </button>
        <a className="button button--quiet" href={words.homeHref}>
          {words.home}
        </a>
      </div>
    </div>
  );
}

interface RefusalProps {
  posted: Posted;
  words: FormWords;
  /** False beside a list of errors, which then takes the focus. */
  isAlone: boolean;
}

/** Says above a form that came back why the server did not take it: what is no longer offered, or how else to reach the agency. */
export function Refusal({ posted: { gone, trouble }, words, isAlone }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAlone) box.current?.focus();
  }, [isAlone]);
  if (gone.length === 0 && !(trouble && isAlone)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script it is the browser that goes to what is wrong
    <div className="error-summary" ref={box} role="alert" tabIndex={-1} autoFocus={isAlone}>
      <p>
        {gone.length > 0 ? (
          words.gone.replace('{choices}', () => gone.join(', '))
        ) : (
          <Reachable text={words[trouble ?? 'refused']} words={words.success} />
        )}
      </p>
    </div>
  );
}

/**
 * What follows a form that was sent without script: the words of its success screen (specification 8.11). It is in the page
 * and shows when the address ends with its anchor, so a reload sends nothing.
 */
export function SentNote({ view, success }: { view: PageView; success: (Quote | Contact)['success'] }) {
  const { heading, text, back, home } = success;
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

interface ReachableProps {
  /** A sentence with places for the phone number and the e-mail address. */
  text: string;
  words: { phone: string; email: string };
}

/** A sentence that says how else to reach the agency. */
function Reachable({ text, words: { phone, email } }: ReachableProps) {
  const links: Record<string, ReactNode> = {
    '{phone}': <PhoneLink key="phone" phone={phone} />,
    '{email}': <EmailLink key="email" email={email} />,
  };
  return text.split(/(\{phone\}|\{email\})/).map((part) => links[part] ?? part);
}

const marks = {
  arrived: 'M4 12.5 10 18 20 6.5',
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3.5 2',
};

/** Whether a form has arrived, as a tick, or waits to be sent, as a clock: never by colour alone (WCAG 1.4.1). */
function SentMark({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <svg className="sent-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isWaiting ? marks.waiting : marks.arrived} />
    </svg>
  );
}
