import { type ThreadOptions, thread, threadCurve } from '../motif/thread.ts';

interface ThreadProps extends ThreadOptions {
  className?: string;
  /** Lets the calm end run on as a line to the edge of the box around the drawing. */
  runsOn?: boolean;
}

/** The motif: a thread that starts tangled and ends as a calm line. */
export function Thread({ className = '', runsOn = false, ...options }: ThreadProps) {
  return (
    <svg
      className={`thread ${className}`.trim()}
      viewBox={`0 0 ${options.width} ${options.height}`}
      aria-hidden="true"
    >
      {/* With a length of 1 the style sheet can draw the thread without knowing how long it is. */}
      <path className="thread__line" pathLength="1" d={runsOn ? endlessThread(options) : thread(options)} />
    </svg>
  );
}

/** The path data of a thread whose last wave settles into a line that goes on, farther than any window is wide. */
export function endlessThread(options: ThreadOptions): string {
  const { width, height } = options;
  const [x, y] = threadCurve(options)(0.999);
  const rest = height / 2;
  const pace = width * 0.08;
  // Leaves in the direction in which the thread arrives, so that no corner shows where they meet.
  const onward = rest + (pace * (rest - y)) / (width - x);
  const settle = [width + pace, onward, width + 2 * pace, rest, width + 3.5 * pace, rest];
  return `${thread(options)}C${settle.map(Math.round).join(' ')}H${width * 4}`;
}
