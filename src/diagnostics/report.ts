import type { Message } from './messages/message.ts';
import { type Args, type Code, messages } from './messages.ts';
import type { Place } from './place.ts';

type Severity = 'error' | 'warning';

/** A problem, as data. */
export interface Diagnostic {
  /** Permanent: people and programs know the problem by it. */
  code: string;
  severity: Severity;
  place: Place;
  /** What the message was made from. */
  args: object;
  message: Message;
}

/** Collects the problems of a run, so that one run shows them all. */
export interface Report {
  error<C extends Code>(code: C, place: Place, args: Args<C>): void;
  warning<C extends Code>(code: C, place: Place, args: Args<C>): void;
  /** Adds a problem that only the site knows. */
  add(diagnostic: Diagnostic): void;
  /** All problems so far, in the order in which they were found. */
  all(): readonly Diagnostic[];
  /** All problems so far, by file and line, each once. */
  sorted(): Diagnostic[];
  readonly errorCount: number;
  readonly warningCount: number;
}

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const counts = { error: 0, warning: 0 };
  const keep = (diagnostic: Diagnostic) => {
    diagnostics.push(diagnostic);
    counts[diagnostic.severity] += 1;
  };
  const add =
    (severity: Severity) =>
    <C extends Code>(code: C, place: Place, args: Args<C>) => {
      // TypeScript cannot follow a generic code through the table of messages.
      const say = messages[code] as (args: Args<C>) => Message;
      keep({ code, args, place, severity, message: say(args) });
    };
  return {
    error: add('error'),
    warning: add('warning'),
    add: keep,
    all: () => diagnostics,
    sorted: () => diagnostics.toSorted(byPlace),
    get errorCount() {
      return counts.error;
    },
    get warningCount() {
      return counts.warning;
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
