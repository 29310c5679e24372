import { createReport, type Diagnostic, type Report } from '../diagnostics/index.ts';
import type { Memory, Recallable, Subject } from './index.ts';
import type { Form } from './stored-form.ts';

/** Where is remembered, and where problems are reported. */
interface Recalling {
  memory: Memory;
  report: Report;
}

/** A result with the problems that were found on the way. */
export interface Reported<T> {
  result: T;
  problems: readonly Diagnostic[];
}

/** The same as `recall` of the memory for what reports problems as well: they are reported again with a result that is remembered. */
export function recallReported<T>(
  { memory, report }: Recalling,
  subject: Omit<Subject<T>, 'isStill'>,
  make: (report: Report) => T,
): T {
  return recallReporting({ memory, report }, reporting(subject, make));
}

/** Recalls what `reporting` gives. */
export function recallReporting<T>(
  { memory, report }: Recalling,
  { subject, make }: Recallable<Reported<T>>,
): T {
  const { result, problems } = memory.recall(subject, make);
  for (const problem of problems) report.add(problem);
  return result;
}

/** Something that reports problems, as it is recalled. */
export function reporting<T>(
  { form, ...subject }: Omit<Subject<T>, 'isStill'>,
  make: (report: Report) => T,
): Recallable<Reported<T>> {
  return {
    subject: form ? { ...subject, form: reportedForm(form) } : subject,
    make() {
      const report = createReport();
      const result = make(report);
      return { result, problems: report.all() };
    },
  };
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
