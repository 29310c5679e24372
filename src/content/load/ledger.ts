import type { Path } from '../../define/walk.ts';
import { type Place, placeAt, type Report } from '../../diagnostics/index.ts';
import { type Db, query, reporting } from '../../graph/index.ts';
import { committedLedgers } from './changes.ts';
import { readKept } from './kept-file.ts';
import { ledgerFile } from './kept-names.ts';
import { reportProblem } from './parse.ts';
import { yamlPositions } from './positions.ts';
import { asRead } from './text-file.ts';
import { parseYaml } from './yaml.ts';

/** The published addresses: for each the page, the other site, or `gone`. Nothing of it is checked yet. */
export interface Ledger {
  targets: Readonly<Record<string, unknown>>;
  /** The lines that were committed and are gone. */
  removed: Readonly<Record<string, unknown>>;
  /** The place behind the last line, and what a new line needs before it. */
  end: { place: Place; before: string };
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

/** The ledger; undefined if there is none, or if it cannot be used, which is reported. */
export const ledger = query('ledger', (db) => reporting(db, (report) => readLedger(db, report)), 'nothing');

function readLedger(db: Db, report: Report): Ledger | undefined {
  const kept = readKept(db, ledgerFile, report);
  if (!kept) return undefined;
  const { file, text } = kept;
  try {
    const targets = parseLedger(text);
    const end = {
      place: placeAt(file, text, { start: text.length, end: text.length }),
      before: text === '' || text.endsWith('\n') ? '' : '\n',
    };
    const locate: Ledger['locate'] = (at, part) => placeAt(file, text, yamlPositions(text)(at, part));
    return { targets, removed: removedFrom(targets, db), end, locate };
  } catch (error) {
    reportProblem(error, { file, text, extension: '.yaml' }, report);
    return undefined;
  }
}

/** Returns the lines that the last commits have and a ledger has not. The newest decides where a line led. */
function removedFrom(targets: Ledger['targets'], db: Db): Ledger['removed'] {
  const committed = Object.assign({}, ...db.get(committedLedgers).map(parseCommitted).toReversed());
  return Object.fromEntries(
    Object.entries(committed).filter(([address]) => !Object.hasOwn(targets, address)),
  );
}

/** Parses a committed ledger. One that cannot be parsed promised nothing that is known. */
function parseCommitted(text: string): Record<string, unknown> {
  try {
    return parseLedger(text);
  } catch {
    return {};
  }
}
