import type { Args, Code } from './messages.ts';
import type { Place } from './place.ts';

type Severity = 'error' | 'warning';

/** A problem, as data: a permanent code, what its message needs, and where it is. */
export type Diagnostic = {
  [C in Code]: { code: C; args: Args<C>; place: Place; severity: Severity };
}[Code];

/** Collects the problems of a run, so that one run shows them all. */
export interface Report {
  error<C extends Code>(code: C, place: Place, args: Args<C>): void;
  warning<C extends Code>(code: C, place: Place, args: Args<C>): void;
  /** All problems so far, by file and line, each once. */
  sorted(): Diagnostic[];
  readonly errorCount: number;
  readonly warningCount: number;
}

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const add =
    (severity: Severity) =>
    <C extends Code>(code: C, place: Place, args: Args<C>) => {
      // The union is distributed over codes; TypeScript cannot follow a generic code through it.
      diagnostics.push({ code, args, place, severity } as Diagnostic);
    };
  const count = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  return {
    error: add('error'),
    warning: add('warning'),
    sorted: () => diagnostics.toSorted(byPlace),
    get errorCount() {
      return count('error');
    },
    get warningCount() {
      return count('warning');
    },
  };
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place.file, b.place.file) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.code, b.code)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
