import { type SharedThread, sharedThreads } from '../motif/shared-threads.ts';
import { endlessThread } from '../motif/thread.ts';
import type { ThreadOptions } from '../motif/thread-curve.ts';
import type { PageView } from '../page-view.ts';

interface ThreadProps extends ThreadOptions {
  className: string;
  /** Whether it is moved by form-thread.ts. */
  formThread?: boolean;
}

/** The motif of a first screen: a thread that starts tangled and runs on as a calm line to the edge of the box around it. */
export function Thread({ className, formThread = false, ...options }: ThreadProps) {
  return (
    <svg
      className={`thread ${className}`}
      viewBox={viewBoxOf(options)}
      aria-hidden="true"
      data-form-thread={formThread ? options.seed : undefined}
    >
      {/* With a length of 1 the style sheet can draw the thread without knowing how long it is. */}
      <path pathLength="1" d={endlessThread(options)} />
    </svg>
  );
}

interface LateThreadProps {
  view: PageView;
  name: SharedThread;
  className: string;
}

/** The motif below the first screen, where many pages have the same one: it is in the file that all pages share. */
export function LateThread({ view, name, className }: LateThreadProps) {
  return (
    <svg className={`thread ${className}`} viewBox={viewBoxOf(sharedThreads[name])} aria-hidden="true">
      <use href={view.threads[name]} />
    </svg>
  );
}

const viewBoxOf = ({ width, height }: ThreadOptions) => `0 0 ${width} ${height}`;
