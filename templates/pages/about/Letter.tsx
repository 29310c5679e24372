import { rawHtml } from '../../../src/define/raw-html.ts';
import type { PageView } from '../../page-view.ts';

/** How thick the letter is along its first stroke, in units of the logo: it begins as thin as the thread. */
const swelling = Array.from({ length: 14 }, (_, step) => ({ from: 0.7 * step, width: 0.3 + 0.065 * step }));

/** The logo, written by the thread that comes from the left or, on phones, from above. Its line begins in the middle at the left. */
export function Letter({ logo: { viewBox, body } }: { logo: PageView['logo'] }) {
  return (
    <svg className="thread timeline__letter" viewBox={viewBox} width="280" aria-hidden="true">
      <defs>
        <g id="_letter" {...rawHtml(body)} />
      </defs>
      <path className="timeline__across" d="M-4 20.8C.2 20.8-3.2 13.2 1.5 12.5" />
      <path className="timeline__down" d="M-4-.5V9C-4 13-1.5 12.9 1.5 12.5" />
      <use href="#_letter" className="timeline__pen" />
      {swelling.map(({ from, width }) => (
        <use
          key={from}
          href="#_letter"
          className="timeline__ink"
          strokeDasharray="99"
          strokeDashoffset={-from.toFixed(1)}
          strokeWidth={width.toFixed(2)}
        />
      ))}
    </svg>
  );
}
