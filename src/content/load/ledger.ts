import type { Path } from '../../define/walk.ts';
import { type Place, placeAt, type Report } from '../../diagnostics/index.ts';
import type { Db } from '../../graph/index.ts';
import { ledgerFile, readKept } from './kept-file.ts';
import { reportProblem } from './parse.ts';
import { yamlPositions } from './positions.ts';
import { asRead } from './text-file.ts';
import { parseYaml } from './yaml.ts';

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

/** Reads the ledger. Returns undefined if there is none, or if it cannot be used, which is reported. */
export function readLedger(db: Db, report: Report): Ledger | undefined {
  const kept = readKept(db, ledgerFile, report);
  if (!kept) return undefined;
  const { file, text } = kept;
  try {
    const targets = parseLedger(text);
    return { targets, locate: (at, part) => placeAt(file, text, yamlPositions(text)(at, part)) };
  } catch (error) {
    reportProblem(error, { file, text, extension: '.yaml' }, report);
    return undefined;
  }
}
