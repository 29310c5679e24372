import { join } from 'node:path';
import type { Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import { dataText } from '../../graph/inputs.ts';
import { committedFiles } from './changes.ts';
import { ledgerFile, type translationsFile } from './kept-names.ts';
import { reportConflict } from './parse.ts';

/**
 * Reads a file that builds keep in the content folder. Returns undefined if there is none yet. A file that was committed and is gone,
 * that cannot be read or that git could not merge is reported.
 */
export function readKept(
  db: Db,
  name: typeof ledgerFile | typeof translationsFile,
  report: Report,
): { file: string; text: string } | undefined {
  const { path, shown } = db.config.content;
  const file = `${shown}/${name}`;
  const read = db.get(dataText, join(path, name));
  if (read === undefined) {
    if (db.get(committedFiles).has(name))
      report.error('record-lost', { file }, { file, isLedger: name === ledgerFile });
    return undefined;
  }
  if ('problem' in read) {
    report.error(read.problem.code, { file }, read.problem.args);
    return undefined;
  }
  return reportConflict({ file, text: read.text }, report) ? undefined : { file, text: read.text };
}
