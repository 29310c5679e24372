import { type FormEvent, useEffect, useState } from 'react';
import type { FormRules } from '../../define/form-rules.ts';
import { payloadOf, type WordsByField } from '../../define/payload.ts';
import { type FieldError, findErrors } from '../../define/validation.ts';
import { answersOf } from './answers.ts';
import { onDelivered, type Sent, send } from './outbox.ts';
import type { Unsent } from './unsent.ts';

/** A form as its island knows it. */
export interface SendingOptions {
  rules: FormRules;
  /** The words of its fields, by which options are known. */
  fieldWords: WordsByField;
  /** What the server has found wrong. */
  found?: readonly FieldError[] | undefined;
}

/** The state of a form (specification 8.11). */
type FormState = 'editing' | 'sending' | Sent;

const noErrors: readonly FieldError[] = [];

/**
 * The way of a form from editing to its success screen, which is shown whether sending works or not. It may begin with what
 * the server has found wrong.
 */
export function useSending({ rules, fieldWords, found = noErrors }: SendingOptions) {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState(found);
  const [waiting, setWaiting] = useState<Unsent>();
  useEffect(() => {
    if (waiting === undefined) return;
    return onDelivered(waiting, () => setState((now) => (now === 'editing' ? now : 'delivered')));
  }, [waiting]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const data = new FormData(event.currentTarget);
    // Only robots fill the trap; they get the answer that they expect (specification 8.9).
    const isTrapped = Boolean(data.get('bot-field'));
    const answers = answersOf(data, rules, fieldWords);
    const wrong = isTrapped ? noErrors : findErrors(rules, answers);
    setErrors(wrong);
    if (wrong.length > 0) return;
    if (isTrapped) return setState('delivered');
    setWaiting(undefined);
    setState('sending');
    const { sent, message } = await send(payloadOf(rules, answers)).catch(keepOpen);
    setState(sent);
    setWaiting(message);
  };
  return { state, errors, submit, edit: () => setState('editing') };
}

/** A browser that cannot even try has kept nothing: the visitor must know. */
function keepOpen(error: unknown): { sent: Sent; message?: Unsent } {
  console.error('The message could not be sent.', error);
  return { sent: 'unkept' };
}
