import { Section, SectionHead } from '../../components/Section.tsx';
import { straighten } from '../../motif/straighten.ts';
import type { ThreadOptions } from '../../motif/thread-curve.ts';
import type { Shown } from '../../page-view.ts';
import type { About } from './schema.ts';

const drawing = { seed: 60, width: 400, height: 260, tangle: 0.8, turns: 9 } satisfies ThreadOptions;

/** How far the thread is straight on each poster. */
const pulls = [0, 0.62, 1];

/** How we think, as three posters of one thread: tangled, half pulled, and straight. */
export function Method({ method }: { method: Shown<About>['method'] }) {
  const pulled = straighten(drawing);
  return (
    <Section ground="shade" colour="glacier">
      <SectionHead {...method} />
      <ol className="method">
        {method.items.map(({ title, text }, at) => (
          <li key={title} className="method__item">
            <svg className="thread method__poster" viewBox="0 0 400 260" aria-hidden="true">
              <path d={pulled(pulls[at] ?? 1)} />
            </svg>
            <h3 className="method__title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
