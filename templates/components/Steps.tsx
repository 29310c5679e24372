import { fillText } from '../../src/define/plural.ts';
import { type Shape, tie } from '../motif/shapes.ts';
import type { PageView } from '../page-view.ts';
import { Figure } from './Figure.tsx';
import { LateThread } from './Thread.tsx';

interface Step {
  title: string;
  description: string;
  items?: readonly string[] | undefined;
}

interface StepsProps {
  view: PageView;
  steps: readonly Step[];
  /** What the thread is tied into in the end. */
  shape?: Shape;
}

/** The steps of a process along one thread: tangled where the first begins, calm where the last ends. */
export function Steps({ view, steps, shape }: StepsProps) {
  return (
    <div className="process">
      <LateThread view={view} name="process" className="process__thread" />
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step.title} className="steps__item">
            <p className="steps__number">{fillText(view.ui.headings.steps, { n: index + 1 })}</p>
            <h3 className="steps__title">{step.title}</h3>
            <p>{step.description}</p>
            {shape && index === steps.length - 1 && (
              <div className="steps__end">
                <Figure shape={shape} {...tie(shape)} />
              </div>
            )}
            {step.items && (
              <ul className="tick-list">
                {step.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
