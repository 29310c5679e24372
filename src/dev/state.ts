import { type Diagnostic, limitProblems } from '../diagnostics/index.ts';
import type { MemoryReleases } from '../server/index.ts';
import { createFindings, type Outcome } from './builder.ts';
import { createEvents } from './events.ts';
import { shownProblem } from './problems.ts';
import { createShown } from './shown.ts';

/** Who else is told, and where paths begin. */
interface StateOptions {
  cwd: string;
  built(outcome: Outcome): void;
}

/** How the site is at a moment: the version that can be seen, what is wrong with it, and the pages that are open and told of both. */
export function createState({ cwd, built }: StateOptions, releases: MemoryReleases) {
  const shown = createShown(releases);
  const events = createEvents({ release: 0, problems: [], hidden: 0, moved: {} });
  const findings = createFindings(cwd);
  let problems: readonly Diagnostic[] = [];
  return {
    shown,
    events,
    problems: () => problems,
    /** Takes what came of a change, or was found while nothing changed, and tells everybody if that is something else than before. */
    tell(outcome: Outcome): void {
      if (outcome.found && !findings.take(outcome.found)) return;
      problems = findings.among(outcome.problems);
      const moved = outcome.built ? shown.show(outcome.built) : {};
      const release = shown.now()?.number ?? 0;
      const { shown: few, hidden } = limitProblems(problems);
      const sent = few.map((one) => shownProblem(one, cwd));
      events.tell({ release, problems: sent, hidden: hidden.length, moved });
      built({ ...outcome, problems });
    },
  };
}
