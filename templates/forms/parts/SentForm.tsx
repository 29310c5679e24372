import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../../src/client/error-boundary.ts';
import { remove } from '../../../src/client/forms/storage.ts';
import { useAwake } from '../../../src/client/forms/use-awake.ts';
import { useDraft } from '../../../src/client/forms/use-draft.ts';
import { type SendingOptions, useSending } from '../../../src/client/forms/use-sending.ts';
import { useTitlePrefix } from '../../../src/client/forms/use-title-prefix.ts';
import type { Draft } from '../../../src/client/stored-keys.ts';
import type { Posted } from '../../../src/define/posted.ts';
import { TypedValues } from '../../components/Field.tsx';
import { Form, FormEnd } from '../../components/Form.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Refusal } from './Refusal.tsx';
import { Success } from './Success.tsx';
import { type PlanMessages, usePreselection } from './use-preselection.ts';
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
        <Success words={words.success} state={state} onBack={goBack} />
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
      <h2 className="form-section__heading" id={headingId} ref={heading} tabIndex={-1}>
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
