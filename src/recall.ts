import { createReport, type Diagnostic, type Report } from './diagnostics/index.ts';
import type { Form, Memory, Subject } from './memory.ts';

/** Where is remembered, and where problems are reported. */
interface Recalling {
  memory: Memory;
  report: Report;
}

/** A result with the problems that were found on the way. */
interface Reported<T> {
  result: T;
  problems: readonly Diagnostic[];
}

/** The same as `recall` of the memory for what reports problems as well: they are reported again with a result that is remembered. */
export function recallReported<T>(
  { memory, report }: Recalling,
  { form, ...subject }: Omit<Subject<T>, 'isStill'>,
  make: (report: Report) => T,
): T {
  const known = form ? { ...subject, form: reportedForm(form) } : subject;
  const { result, problems } = memory.recall<Reported<T>>(known, () => {
    const own = createReport();
    const made = make(own);
    return { result: made, problems: own.all() };
  });
  for (const problem of problems) report.add(problem);
  return result;
}

function reportedForm<T>({ pack, unpack }: Form<T>): Form<Reported<T>> {
  return {
    pack: ({ result, problems }) => ({ result: pack(result), problems }),
    unpack: (stored) => {
      const { result, problems } = stored as Reported<unknown>;
      return { result: unpack(result), problems };
    },
  };
}
