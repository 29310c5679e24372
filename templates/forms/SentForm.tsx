import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../src/client/error-boundary.ts';
import { remove } from '../../src/client/forms/storage.ts';
import { useDraft } from '../../src/client/forms/use-draft.ts';
import {
  type SendingOptions,
  useAwake,
  useSending,
  useTitlePrefix,
} from '../../src/client/forms/use-sending.ts';
import type { Draft } from '../../src/client/stored-keys.ts';
import type { Posted } from '../../src/define/posted.ts';
import type { FieldError } from '../../src/define/validation.ts';
import { fieldId, TypedValues } from '../components/Field.tsx';
import { Form, FormEnd } from '../components/Form.tsx';
import { Refusal, Success } from './answers.tsx';
import { preselectionOf } from './preselection.ts';
import { type ErrorsByField, errorTexts, type FormWords } from './words.ts';

interface SentFormProps extends Pick<SendingOptions, 'rules' | 'fieldWords'> {
  words: FormWords;
  /** The sentences that links of plans write into the form, by the name of the plan. */
  plans: PlanMessages;
  /** Where unsent typing is kept; nowhere by default. */
  draft?: Draft;
  /** What was sent without script, when the server answers with the form itself. */
  posted?: Posted | undefined;
  fields: (errors: ErrorsByField) => ReactNode;
}

/** A form and the success screen that takes its place. Without script the browser sends it. */
export function SentForm(props: SentFormProps) {
  const { rules, fieldWords, words, draft, posted } = props;
  const sending = useSending({ rules, fieldWords, found: posted?.errors });
  const [isBack, setBack] = useState(false);
  const { state } = sending;
  const isDone = state !== 'editing' && state !== 'sending';
  useTitlePrefix(words.titlePrefix, sending.errors.length > 0);
  useEffect(() => {
    // From here on the outbox has what was typed; a draft beside it would be sent a second time.
    if (state !== 'editing' && draft !== undefined) remove(draft);
  }, [state, draft]);
  const goBack = () => {
    setBack(true);
    sending.edit();
  };
  return (
    <Boundary>
      {isDone ? (
        <Success words={words.success} state={state} payload={sending.payload} onBack={goBack} />
      ) : (
        <Editing {...props} sending={sending} takesFocus={isBack} />
      )}
    </Boundary>
  );
}

interface EditingProps extends SentFormProps {
  sending: ReturnType<typeof useSending>;
  /** Whether the visitor has just come back to the form. */
  takesFocus: boolean;
}

const headingId = '_form-heading';

function Editing({
  rules,
  fieldWords,
  words,
  plans,
  draft,
  posted,
  fields,
  sending,
  takesFocus,
}: EditingProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const awake = useAwake();
  useDraft(form, sending.state === 'editing' ? draft : undefined);
  usePreselection(form, plans);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // A visitor who comes back from the success screen begins anew.
  const returned = takesFocus ? undefined : posted;
  const errors = errorTexts(sending.errors, rules, fieldWords);
  return (
    <>
      <h2 className={headingClass(rules)} id={headingId} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <ErrorSummary errors={sending.errors} texts={errors} words={words} />
      {returned && <Refusal posted={returned} words={words} isAlone={sending.errors.length === 0} />}
      <Form
        {...{ name: rules.name, ref: form, noValidate: awake, onSubmit: sending.submit }}
        labelledBy={headingId}
        honeypot={words.honeypot}
      >
        {posted && <input type="hidden" name="language" value={posted.locale} />}
        <TypedValues value={returned?.values}>{fields(errors)}</TypedValues>
        <FormEnd {...words} sending={sending.state === 'sending' ? words.sending : undefined} />
      </Form>
    </>
  );
}

/** Over groups with headings of their own one more would be too much: only those who listen need it. */
const headingClass = ({ groups }: SentFormProps['rules']) =>
  groups.some(({ legend }) => legend !== undefined) ? 'visually-hidden' : 'form-section__heading';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** The message for each of them. */
  texts: ErrorsByField;
  words: FormWords;
}

const summaryId = '_error-summary-heading';

/**
 * What is wrong, above the form, with links to the fields. It takes the focus each time the form cannot be sent.
 *
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
function ErrorSummary({ errors, texts, words }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // The list is a new one after each attempt.
  useEffect(() => {
    if (errors.length === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={summaryId}
      // biome-ignore lint/a11y/noAutofocus: without script it is the browser that goes to what is wrong
      autoFocus
    >
      <h3 className="error-summary__heading" id={summaryId}>
        {words.summary}
      </h3>
      <ul className="error-summary__list">
        {errors.map(({ field }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={goToField}>
              <span key={texts[field]}>{texts[field]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the label too, not only the field, and leaves the address as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest('.field')?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/** The sentences that links of plans write into a form, by the name of the plan. */
export type PlanMessages = Readonly<Record<string, string>>;

/**
 * Chooses in a form what the link to it asks for, beside all that the visitor has chosen and written already. Then the
 * address asks no more: a reload shows the form as the visitor left it.
 */
function usePreselection(form: RefObject<HTMLFormElement | null>, plans: PlanMessages): void {
  useEffect(() => {
    const { search, pathname, hash } = location;
    const wish = preselectionOf(search);
    if (!form.current || !wish) return;
    const message = Object.hasOwn(plans, wish.plan) ? plans[wish.plan] : undefined;
    for (const key of wish.services) tick(form.current, key);
    if (message !== undefined) beginWith(form.current, message, plans);
    history.replaceState(history.state, '', pathname + wish.rest + hash);
    // As if the visitor had done it, so that it is kept with the draft.
    form.current.dispatchEvent(new Event('input'));
  }, [form, plans]);
}

function tick(form: HTMLFormElement, key: string): void {
  const box = form.querySelector<HTMLInputElement>(`[data-service=${key}]`);
  if (box) box.checked = true;
}

/** Puts a sentence above what is in the form's large field; that of another plan makes way. */
function beginWith(form: HTMLFormElement, message: string, plans: PlanMessages): void {
  const field = form.querySelector('textarea');
  if (!field || field.value.length + message.length >= field.maxLength) return;
  const [first = ''] = field.value.split('\n', 1);
  const isPlan = Object.values(plans).includes(first);
  // The cursor of whoever is writing already stays where it is in their words.
  if (isPlan) field.setRangeText(message, 0, first.length, 'preserve');
  else field.setRangeText(`${message}\n`, 0, 0, 'preserve');
}
