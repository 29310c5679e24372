import type { ShownProblem } from '../protocol.ts';
import { make } from './make.ts';

/** A problem as an item of the list. */
export function itemOf(problem: ShownProblem): HTMLLIElement {
  const { severity, code, what, why, fix } = problem;
  const failure = make('p', { role: 'alert' });
  return make(
    'li',
    { className: severity },
    make('div', { className: 'place' }, placeOf(problem, failure), ' ', make('code', {}, code)),
    failure,
    make('h2', {}, what),
    ...frameOf(problem),
    make('p', {}, make('b', {}, 'Why '), why),
    make('p', {}, make('b', {}, 'Fix '), fix),
  );
}

/** Opens the place in an editor; an element is told why that failed. */
function placeOf({ place, isFile }: ShownProblem, failure: HTMLElement): HTMLElement {
  if (!isFile) return make('span', {}, place);
  const button = make('button', { type: 'button', title: 'Open in the editor' }, place);
  button.addEventListener('click', async () => {
    failure.textContent = '';
    failure.textContent = await openInEditor(place);
  });
  return button;
}

async function openInEditor(place: string): Promise<string> {
  const address = `/_dev/open?place=${encodeURIComponent(place)}`;
  const answer = await fetch(address, { method: 'POST' }).catch(() => undefined);
  return answer ? answer.text() : 'site dev does not answer.';
}

function frameOf({ frame }: ShownProblem): HTMLElement[] {
  if (!frame) return [];
  const { line, text, start, length } = frame;
  const mark = make('mark', {}, text.slice(start, start + length) || ' ');
  return [make('pre', {}, `${line} │ `, text.slice(0, start), mark, text.slice(start + length))];
}
