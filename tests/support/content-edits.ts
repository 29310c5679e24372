import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/config.ts';
import {
  checkEdit,
  EditError,
  type EditPlan,
  readWritten,
  type Written,
  writeChanges,
} from '../../src/content/edit/index.ts';

/** What became of a change: the problems of the site after it, or why it was refused. */
interface Done {
  plan?: EditPlan;
  problems: string[];
  /** The message of a refusal, and the places that it names. */
  refused?: string;
  places?: readonly string[];
}

/** Plans, checks and writes a change as the commands do. Refused ones and those with errors are not written. */
export async function change(
  config: Config,
  plan: (written: Written, config: Config) => EditPlan,
): Promise<Done> {
  const { written, report } = await readWritten(config);
  if (!written) return { problems: report.sorted().map(({ code }) => code) };
  try {
    const planned = plan(written, config);
    const outcome = await checkEdit(planned.changes, config);
    const errors = outcome.report.sorted().filter(({ severity }) => severity === 'error');
    const problems = [...errors, ...outcome.left].map(({ code }) => code);
    if (errors.length === 0) writeChanges(planned.changes, config);
    return { plan: planned, problems };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { problems: [], refused: error.message, places: error.places };
  }
}

/** The texts of all files below a folder, by path. */
export function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}
