import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type MovingThread, movingThread } from '../motif/moving-thread.ts';
import { straighten } from '../motif/straighten.ts';

interface SentWayProps {
  /** The way to the answer, of which the first step is taken. */
  steps: readonly string[];
  /** By which day the last one is. */
  day?: string | undefined;
  /** How far the thread is pulled before the visitor's eyes, from 0 to 1; without it the thread is straight at once. */
  pull?: number;
  /** The line of the cup that stands on the thread, for the first way of a page; others draw it again. */
  cup?: string;
}

/** What the visitor has handed over: the way from it to the answer keeps a last loop until the message has arrived. */
const handedOver = { seed: 18, width: 640, height: 130, turns: 2, isFlush: true, tangle: 0.2 };

/** Where the page has the line of the cup. */
const cupId = '_cup';

/** How long visitors need to find the screen that has taken the place of the form, in milliseconds. */
const untilSeen = 400;

/** The end of the thread: from what was tangled through a bead for each step to a cup of coffee, and the answer. */
export function SentWay({ steps, day, pull, cup }: SentWayProps) {
  const path = useRef<SVGPathElement>(null);
  usePull(path, pull);
  return (
    <div className="sent-way">
      <svg className="thread sent-way__thread" viewBox="0 0 640 130" aria-hidden="true">
        <path ref={path} d={straighten(handedOver)(pull === undefined ? 1 : 0)} />
      </svg>
      <svg className="figure sent-way__cup" viewBox="0 0 100 100" aria-hidden="true">
        {cup && (
          <defs>
            <path id={cupId} d={cup} />
          </defs>
        )}
        <use href={`#${cupId}`} />
      </svg>
      <ol className="sent-way__steps">
        {steps.map((step, at) => (
          <li key={step} className="sent-way__step">
            {step}
            {at === steps.length - 1 && day !== undefined && <p className="sent-way__day">{day}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Pulls the thread that far, and farther when the message has arrived after all. */
function usePull(path: RefObject<SVGPathElement | null>, pull: number | undefined): void {
  const thread = useRef<MovingThread>(undefined);
  useLayoutEffect(() => {
    if (!path.current || pull === undefined) return;
    thread.current ??= movingThread(path.current, handedOver);
    const { current } = thread;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return current.pull(pull);
    const timer = setTimeout(() => current.pull(pull), untilSeen);
    return () => clearTimeout(timer);
  }, [path, pull]);
}
