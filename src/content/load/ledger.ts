import { join } from 'node:path';
import type { Path } from '../../define/walk.ts';
import { type Place, placeAt, type Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import { dataText } from '../../graph/inputs.ts';
import { reportConflict, reportProblem } from './parse.ts';
import { yamlPositions } from './positions.ts';
import { asRead } from './text-file.ts';
import { parseYaml } from './yaml.ts';

/** The file in the content folder that lists all published addresses. It is kept by builds and may be edited. */
export const ledgerFile = 'addresses.yaml';

/** The published addresses: for each the page, the other site, or `gone`. Nothing of it is checked yet. */
export interface Ledger {
  targets: Readonly<Record<string, unknown>>;
  locate(path: Path, part?: 'key' | 'value'): Place;
}

/**
 * Parses the text of a ledger. Comments alone are none.
 *
 * @throws YamlProblem if it is not a YAML map
 */
export function parseLedger(text: string): Record<string, unknown> {
  const read = asRead(text.replace(/^\uFEFF/, ''));
  return /^\s*[^\s#]/m.test(read) ? parseYaml(read) : {};
}

/** Reads the ledger. Returns undefined if there is none, or if it cannot be parsed, which is reported. */
export function readLedger(db: Db, report: Report): Ledger | undefined {
  const { path, shown } = db.config.content;
  const file = `${shown}/${ledgerFile}`;
  const read = db.get(dataText, join(path, ledgerFile));
  if (read === undefined) return undefined;
  if ('problem' in read) {
    report.error(read.problem.code, { file }, read.problem.args);
    return undefined;
  }
  const { text } = read;
  if (reportConflict({ file, text }, report)) return undefined;
  try {
    const targets = parseLedger(text);
    return { targets, locate: (at, part) => placeAt(file, text, yamlPositions(text)(at, part)) };
  } catch (error) {
    reportProblem(error, { file, text, extension: '.yaml' }, report);
    return undefined;
  }
}
