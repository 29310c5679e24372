import { type FormEvent, useEffect, useState } from 'react';
import type { Answers } from '../../define/answers.ts';
import { type FormRules, isChoice } from '../../define/form-rules.ts';
import { type Payload, payloadOf, pick, type WordsByField, wordsOf } from '../../define/payload.ts';
import { type FieldError, findErrors } from '../../define/validation.ts';
import type { Unsent } from './kept.ts';
import { onDelivered, type Sent, send } from './outbox.ts';

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
 * Takes a form from editing to its success screen. A message that does not arrive shows it too, is kept and is sent again. It may begin with what
 * the server has found wrong.
 */
export function useSending({ rules, fieldWords, found = noErrors }: SendingOptions) {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState(found);
  const [payload, setPayload] = useState<Payload>([]);
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
    const post = payloadOf(rules, answers);
    setPayload(post);
    if (isTrapped) return setState('delivered');
    setWaiting(undefined);
    setState('sending');
    const { sent, message } = await send(post).catch(keepOpen);
    setState(sent);
    setWaiting(message);
  };
  return { state, errors, payload, submit, edit: () => setState('editing') };
}

/** A browser that cannot even try has kept nothing: the visitor must know. */
function keepOpen(error: unknown): { sent: Sent; message?: Unsent } {
  console.error('The message could not be sent.', error);
  return { sent: 'unkept' };
}

/** Returns what a visitor has filled in; of several fields with one name, the text of the last. */
function answersOf(data: FormData, rules: FormRules, words: WordsByField): Answers {
  const picked = Object.entries(rules.fields).flatMap(([name, field]) =>
    isChoice(field) ? [[name, pick(field, wordsOf(rules, name, words), data.getAll(name).map(String))]] : [],
  );
  return {
    values: Object.fromEntries([...data].map(([name, value]) => [name, String(value)])),
    picked: Object.fromEntries(picked),
  };
}

/** False in the served HTML, true once script runs. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}

/** Puts a word before the title of the page while something is wrong, so that it is heard first. */
export function useTitlePrefix(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    // A page that came back from the server has the word already.
    const title = document.title.replace(`${prefix} `, '');
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, isWrong]);
}
