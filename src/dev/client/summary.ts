import type { DevState, ShownProblem } from '../protocol.ts';

type Severity = ShownProblem['severity'];

/** The severity of the worst of some problems. */
export const worst = (problems: readonly ShownProblem[]): Severity =>
  problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';

/** `1 error, 2 warnings`, and how many others there are. */
export function summaryOf({ problems, hidden }: Pick<DevState, 'problems' | 'hidden'>): string {
  const count = (severity: Severity) => {
    const n = problems.filter((one) => one.severity === severity).length;
    return n === 0 ? [] : [`${n} ${severity}${n === 1 ? '' : 's'}`];
  };
  const more = hidden === 0 ? [] : [`${hidden} more`];
  return [...count('error'), ...count('warning'), ...more].join(', ');
}

/** The errors that are not among those before; one that has only moved in its file is. */
export function newErrors(
  problems: readonly ShownProblem[],
  before: readonly ShownProblem[],
): ShownProblem[] {
  const known = new Set(before.map(nameOf));
  return problems.filter((one) => one.severity === 'error' && !known.has(nameOf(one)));
}

const nameOf = ({ severity, code, place, what }: ShownProblem) =>
  [severity, code, place.replace(/(?::\d+)+$/, ''), what].join('\n');
