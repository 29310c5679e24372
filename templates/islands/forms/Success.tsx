import { useEffect, useRef } from 'react';
import type { Sent } from './outbox.ts';
import { Reachable } from './Reachable.tsx';
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
          <p className="form-success__pending">
            <Reachable text={words[state]} words={words} />
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
