import { createReport, type Report } from './diagnostics/index.ts';
import type { Memory } from './memory.ts';

/** Where is remembered, and where problems are reported. */
interface Recalling {
  memory: Memory;
  report: Report;
}

/** The same as `recall` of the memory for what reports problems as well: they are reported again with a result that is remembered. */
export function recallReported<T>(
  { memory, report }: Recalling,
  { name, inputs }: { name: string; inputs: readonly unknown[] },
  make: (report: Report) => T,
): T {
  const { result, problems } = memory.recall(name, inputs, () => {
    const own = createReport();
    const made = make(own);
    return { result: made, problems: own.all() };
  });
  for (const problem of problems) report.add(problem);
  return result;
}
