import { movingThread } from './moving-thread.ts';
import { followPulled, threadCount } from './pulled.ts';
import { formThread } from './thread-curve.ts';

/** Shows the thread above a form as untangled as the visitor has made those of the home page. */
export function enhance(svg: HTMLElement): void {
  const path = svg.querySelector('path');
  if (!path) return;
  const thread = movingThread(path, formThread(Number(svg.dataset.formThread)));
  followPulled((pulled) => thread.pull(pulled.length / threadCount));
}
