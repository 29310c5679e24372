import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type MovingThread, movingThread } from '../motif/moving-thread.ts';
import { straighten } from '../motif/straighten.ts';
import { thread } from '../motif/thread.ts';

interface SentWayProps {
  /** The way to the answer, of which the first step is taken. */
  steps: readonly string[];
  /** By which day the last one is. */
  day?: string | undefined;
  /** How far the thread is pulled before the visitor's eyes, from 0 to 1; without it the thread is straight at once. */
  pull?: number;
}

/** What the visitor has handed over. */
const handedOver = { seed: 18, width: 240, height: 130, turns: 1, isFlush: true };
const tangle = thread({ ...handedOver, tangle: 0.47 });

/** The way from there to the answer, with a last loop until the message has arrived. */
const drawing = { ...handedOver, width: 400, tangle: 0.2 };

/** How long visitors need to find the screen that has taken the place of the form, in milliseconds. */
const untilSeen = 400;

/** The end of the thread: a tangle, and the way from it through a bead for each step to the answer. */
export function SentWay({ steps, day, pull }: SentWayProps) {
  const path = useRef<SVGPathElement>(null);
  usePull(path, pull);
  return (
    <div className="sent-way">
      <svg className="thread sent-way__thread" viewBox="0 0 640 130" aria-hidden="true">
        <path
          ref={path}
          transform={`translate(${handedOver.width})`}
          d={straighten(drawing)(pull === undefined ? 1 : 0)}
        />
        <path d={tangle} />
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
    thread.current ??= movingThread(path.current, drawing);
    const { current } = thread;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return current.pull(pull);
    const timer = setTimeout(() => current.pull(pull), untilSeen);
    return () => clearTimeout(timer);
  }, [path, pull]);
}
