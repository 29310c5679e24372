import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { ledgerWith } from '../../routes/record.ts';
import { ledgerFile } from '../load/kept-names.ts';
import { parseLedger } from '../load/ledger.ts';
import type { Change } from './changes.ts';

/** Where addresses lead after a change. */
interface Leading {
  /** Pages by former address. */
  former: ReadonlyMap<string, string>;
  /** Returns the id that takes the place of another, or the same. */
  renamed(id: string): string;
}

/** Returns the change of the ledger: former addresses, and all that led to a page with another name now. */
export function ledgerChange({ former, renamed }: Leading, { content }: Config): Change[] {
  const path = join(content.path, ledgerFile);
  const before = readIfThere(path);
  const known = Object.entries(before === undefined ? {} : parseLedger(before));
  const moved = known.flatMap(([address, id]): [string, string][] =>
    typeof id === 'string' && renamed(id) !== id ? [[address, renamed(id)]] : [],
  );
  const { text, changes } = ledgerWith(before, new Map([...moved, ...former]));
  return changes > 0 ? [{ path: ledgerFile, before, after: text }] : [];
}
