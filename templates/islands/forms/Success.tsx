import { type ReactNode, useEffect, useRef } from 'react';
import { EmailLink, PhoneLink } from '../../components/ContactLinks.tsx';
import type { Sent } from './outbox.ts';
import type { SuccessWords } from './words.ts';

interface SuccessProps {
  words: SuccessWords;
  /** Where the message is. */
  state: Sent;
  onBack: () => void;
}

/** What follows a form, whether the message has arrived or waits on the device (spec sections 4 and 8). */
export function Success({ words, state, onBack }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-success">
      <h2 className="form-success__heading" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <div role="status">
        {state === 'delivered' ? (
          <p className="form-success__text">{words.text}</p>
        ) : (
          <Undelivered words={words} text={words[state]} />
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

interface UndeliveredProps {
  words: SuccessWords;
  /** The sentence, with places for the phone number and the e-mail address. */
  text: string;
}

function Undelivered({ words: { phone, email }, text }: UndeliveredProps) {
  const links: Record<string, ReactNode> = {
    '{phone}': <PhoneLink key="phone" phone={phone} />,
    '{email}': <EmailLink key="email" email={email} />,
  };
  return (
    <p className="form-success__pending">
      {text.split(/(\{phone\}|\{email\})/).map((part) => links[part] ?? part)}
    </p>
  );
}
