import { type FormEvent, useEffect, useState } from 'react';
import type { Payload } from '../../define/payload.ts';
import { type FieldError, findErrors, type RequiredField } from '../../define/validation.ts';
import { onDelivered, type Sent, send } from './outbox.ts';

/** What a form asks for, and what it sends. */
export interface FormRules {
  required: readonly RequiredField[];
  payloadOf: (data: FormData) => Payload;
}

/** Where a form stands (specification 8.11). */
type FormState = 'editing' | 'sending' | Sent;

const noErrors: readonly FieldError[] = [];

/**
 * The way of a form from editing to its success screen, which is shown whether sending works or not. It may begin with what
 * the server has found wrong.
 */
export function useSending({ required, payloadOf }: FormRules, found = noErrors) {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState(found);
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    if (waiting === undefined) return;
    return onDelivered(waiting, () => setState((now) => (now === 'editing' ? now : 'delivered')));
  }, [waiting]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const data = new FormData(event.currentTarget);
    // Only robots fill the trap; they are told what they want to hear (specification 8.9).
    const isTrapped = data.get('bot-field') !== '';
    const wrong = isTrapped ? noErrors : findErrors(textsOf(data), required);
    setErrors(wrong);
    if (wrong.length > 0) return;
    if (isTrapped) return setState('delivered');
    setWaiting(undefined);
    setState('sending');
    const { sent, id } = await send(payloadOf(data)).catch(keepOpen);
    setState(sent);
    setWaiting(id);
  };
  return { state, errors, submit, edit: () => setState('editing') };
}

/** A browser that cannot even try has kept nothing: the visitor must know. */
function keepOpen(error: unknown): { sent: Sent; id?: string } {
  console.error('The message could not be sent.', error);
  return { sent: 'unkept' };
}

/** The texts of a form by the names of their fields; of several with one name, the last. */
export function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
}
