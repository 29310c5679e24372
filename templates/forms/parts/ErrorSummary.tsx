import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldError } from '../../../src/define/validation.ts';
import { fieldId } from '../../components/Field.tsx';
import type { ErrorsByField, FormWords } from './words.ts';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** The message for each of them. */
  texts: ErrorsByField;
  words: FormWords;
}

const headingId = '_error-summary-heading';

/**
 * What is wrong, above the form, with links to the fields. It takes the focus each time the form cannot be sent.
 *
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ errors, texts, words }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // The list is a new one after each attempt.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
      // biome-ignore lint/a11y/noAutofocus: without script it is the browser that goes to what is wrong
      autoFocus
    >
      <h3 className="error-summary__heading" id={headingId}>
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
