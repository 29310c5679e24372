import { fillText } from '../../src/define/plural.ts';

interface Step {
  title: string;
  description: string;
  items: readonly string[];
}

interface StepsProps {
  steps: readonly Step[];
  /** The words for the number of a step, with `{n}`. */
  label: string;
}

/** The steps of a process, as numbered cards. */
export function Steps({ steps, label }: StepsProps) {
  return (
    <ol className={`steps steps--${steps.length}`}>
      {steps.map((step, index) => (
        <li key={step.title} className="steps__item">
          <p className="steps__number">
            <span className="visually-hidden">{fillText(label, { n: index + 1 })}</span>
            <span aria-hidden="true">{index + 1}</span>
          </p>
          <h3 className="steps__title">{step.title}</h3>
          <p>{step.description}</p>
          <ul className="tick-list">
            {step.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
