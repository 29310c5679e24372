import type { ComponentProps } from 'react';

interface FormProps extends ComponentProps<'form'> {
  /** The name by which the form is received. */
  name: string;
  /** The id of the heading over the form. */
  labelledBy: string;
  /** The label of the field that people must leave empty. */
  honeypot: string;
}

/**
 * A form that the browser can send by itself, with a trap for robots (specification 8.9). Its fields name what may fill them;
 * without `autoComplete` on the form, Firefox would fill a reloaded page with what had been sent.
 */
export function Form({ name, labelledBy, honeypot, children, ...form }: FormProps) {
  return (
    <form
      className="form"
      name={name}
      method="post"
      action="/"
      data-netlify="true"
      netlify-honeypot="bot-field"
      aria-labelledby={labelledBy}
      autoComplete="off"
      {...form}
    >
      <input type="hidden" name="form-name" value={name} />
      <div className="form__trap">
        <label htmlFor={`_${name}-trap`}>{honeypot}</label>
        <input id={`_${name}-trap`} name="bot-field" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
    </form>
  );
}

/** What happens to what is typed, and where more is said about it. */
export interface PrivacyWords {
  text: string;
  link: string;
  href: string;
}

interface FormEndProps {
  submit: string;
  privacy: PrivacyWords;
  /** What the asterisk means. */
  required: string;
  /** What is said while the form is on its way; absent before. */
  sending?: string | undefined;
}

/** What the visitor should know before pressing the button, and the button. */
export function FormEnd({ submit, privacy, required, sending }: FormEndProps) {
  return (
    <div className="form__end">
      <p className="form__note">
        {`${required} ${privacy.text} `}
        <a href={privacy.href}>{privacy.link}</a>
      </p>
      {/* Not disabled while sending: a disabled button would lose the focus. */}
      <button className="button button--primary" type="submit" aria-disabled={sending ? true : undefined}>
        <span key={sending}>{sending ?? submit}</span>
      </button>
      <p className="visually-hidden" role="status">
        {sending && <span>{sending}</span>}
      </p>
    </div>
  );
}
