import { useEffect, useRef } from 'react';
import type { Sent } from '../../../src/client/forms/outbox.ts';
import { SentMark } from '../../components/SentMark.tsx';
import { Reachable } from './Reachable.tsx';
import type { SuccessWords } from './words.ts';

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
