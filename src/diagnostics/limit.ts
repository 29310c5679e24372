import type { Diagnostic } from './report.ts';

/** The most problems that a person is shown: of one code in a file, and in all. */
const most = { ofCode: 20, all: 200 };

/** Problems, as many as a person can use. */
interface Limited {
  shown: readonly Diagnostic[];
  hidden: readonly Diagnostic[];
}

/** Selects the problems to show: errors first, and one of each code in each file before the second of any. Keeps their order. */
export function limitProblems(problems: readonly Diagnostic[]): Limited {
  const counts = new Map<string, number>();
  const ranked = problems.map((problem) => {
    const group = `${problem.code} ${problem.place.file}`;
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return { problem, rank };
  });
  const chosen = ranked
    .filter(({ rank }) => rank < most.ofCode)
    .toSorted((a, b) => weightOf(a.problem) - weightOf(b.problem) || a.rank - b.rank)
    .slice(0, most.all);
  const shown = new Set(chosen.map(({ problem }) => problem));
  return {
    shown: problems.filter((one) => shown.has(one)),
    hidden: problems.filter((one) => !shown.has(one)),
  };
}

const weightOf = ({ severity }: Diagnostic) => (severity === 'error' ? 0 : 1);
