import { type ReactNode, useEffect, useRef } from 'react';
import type { Sent } from '../../src/client/forms/outbox.ts';
import { type Payload, sentAnchor } from '../../src/define/payload.ts';
import type { Posted } from '../../src/define/posted.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { answerDayText } from '../hours/answer-day.ts';
import { pullAll } from '../motif/pulled.ts';
import { shapePath } from '../motif/shapes.ts';
import type { PageView } from '../page-view.ts';
import type { Contact } from '../pages/contact/schema.ts';
import type { Quote } from '../pages/quote/schema.ts';
import { SentWay } from './SentWay.tsx';
import type { FormWords, SuccessWords } from './words.ts';

interface SuccessProps {
  words: SuccessWords;
  /** Where the message is. */
  state: Sent;
  /** What was sent. */
  payload: Payload;
  onBack: () => void;
}

/** How far the thread is pulled while a message waits: its last loop is left. */
const waitingPull = 0.7;

/**
 * What follows a form (specification 8.11). Heading, colour, thread and text say the same: that the message has arrived, or
 * that it was taken and waits to be sent (specification 8.12). Once it has arrived, that is said as well.
 */
export function Success({ words, state, payload, onBack }: SuccessProps) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    screen.current?.scrollIntoView({ behavior: 'instant' });
  }, []);
  useEffect(pullAll, []);
  const isWaiting = state !== 'delivered';
  return (
    <div className={isWaiting ? 'form-success form-success--waiting' : 'form-success'} ref={screen}>
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
        <Receipt labels={words.receipt} payload={payload} />
      </div>
      <SentWay
        steps={words.steps}
        day={isWaiting ? undefined : answerDayText(words.answerDay, new Date())}
        pull={isWaiting ? waitingPull : 1}
      />
      <div className="buttons">
        <a className="button button--ink" href={words.homeHref}>
          {words.home}
        </a>
        <button type="button" className="button button--quiet" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </div>
  );
}

/** Repeats what the visitor has sent, so that a wrong address is seen. */
function Receipt({ labels, payload }: { labels: SuccessWords['receipt']; payload: Payload }) {
  return (
    <dl className="form-success__receipt">
      {payload.map(
        ([field, value]) =>
          Object.hasOwn(labels, field) &&
          value !== '' && (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
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
  const { heading, text, steps, back, home } = success;
  return (
    <div className="form-sent" id={sentAnchor} tabIndex={-1}>
      <h2>{heading}</h2>
      <p className="form-success__text">{text}</p>
      <SentWay steps={steps} cup={shapePath('cup')} />
      <div className="buttons">
        <a className="button button--ink" href={view.links.home.href}>
          {home}
        </a>
        <a className="button button--quiet" href="#_form-heading">
          {back}
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
