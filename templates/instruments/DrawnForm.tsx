import type { ExhibitPiece } from './schema.ts';

interface DrawnFormProps {
  form: NonNullable<ExhibitPiece['form']>;
}

/** A form on the screen of a phone as a drawing, which nobody can fill in or press. */
export function DrawnForm({ form: { title, summary, fields, buttons } }: DrawnFormProps) {
  return (
    <div className="drawn-form">
      {title && (
        <div className="drawn-form__top">
          <p className="exhibit__title">{title}</p>
          {summary && <p>{summary}</p>}
        </div>
      )}
      {fields.map(({ label, hint, text }) => (
        <div key={text}>
          {label && <p className="drawn-form__label">{label}</p>}
          {hint && <p className="exhibit__note">{hint}</p>}
          <p className="drawn-form__field">{text}</p>
        </div>
      ))}
      <div className="drawn-form__buttons">
        {buttons.map((button) => (
          <p key={button} className="exhibit__button">
            {button}
          </p>
        ))}
      </div>
    </div>
  );
}
