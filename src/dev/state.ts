import { type Diagnostic, limitProblems, type Translator } from '../diagnostics/index.ts';
import type { MemoryReleases } from '../server/index.ts';
import { type BuildOutcome, createFindings } from './builder.ts';
import { createEvents } from './events.ts';
import { shownProblem } from './problems.ts';
import { createShown } from './shown.ts';

interface StateOptions {
  cwd: string;
  onBuild(outcome: BuildOutcome): void;
  translator: Translator;
}

/** Creates the state of the dev server: the served version, its problems, and the event stream of open pages. */
export function createState({ cwd, onBuild, translator }: StateOptions, releases: MemoryReleases) {
  const { language } = translator;
  const shown = createShown(releases);
  const events = createEvents({ language, release: 0, problems: [], hidden: 0, moved: {} });
  const findings = createFindings(cwd);
  let problems: readonly Diagnostic[] = [];
  return {
    shown,
    events,
    problems: () => problems,
    /** Updates the state with an outcome and notifies all listeners, unless idle work found nothing new. */
    update(outcome: BuildOutcome): void {
      if (outcome.found && !findings.replace(outcome.found)) return;
      problems = findings.addTo(outcome.problems);
      const moved = outcome.built ? shown.show(outcome.built) : {};
      const release = shown.current()?.number ?? 0;
      const { shown: visible, hidden } = limitProblems(problems);
      const sent = visible.map((one) => shownProblem(translator.translate(one), cwd));
      events.send({ language, release, problems: sent, hidden: hidden.length, moved });
      onBuild({ ...outcome, problems });
    },
  };
}
