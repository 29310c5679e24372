import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeWhole } from '../cache/whole-file.ts';
import { isAsCommitted } from '../content/load/changes.ts';
import { ledgerFile } from '../content/load/kept-names.ts';
import { ledger, parseLedger } from '../content/load/ledger.ts';
import { YamlProblem, yamlText } from '../content/load/yaml.ts';
import { isAddressed, type Route, type RouteTable } from '../define/route.ts';
import type { Db } from '../graph/index.ts';
import { readIfThere } from '../lib/read-if-there.ts';

const introduction = `# Every address that was ever published, and its page. Builds add to this file; commit it with the content.
# An address whose page is gone leads to another page, to another site (https://…), or is “gone”.
`;

/**
 * Adds the published addresses to the ledger, in order. Changes nothing else in it. An address that is only tried out, in a file that
 * differs from what was committed, is promised to nobody yet.
 *
 * @returns how many lines were added or changed
 * @throws errors of the file system
 */
export async function recordAddresses({ rendered }: RouteTable, db: Db): Promise<number> {
  const path = join(db.config.content.path, ledgerFile);
  const isPublished = ({ page: { head } }: Route) =>
    isAsCommitted(db, `${head.locale}/${head.name}${head.extension}`);
  // A derived address is that of its page, which takes over when nothing is derived there any more.
  const published = rendered
    .filter((route) => isAddressed(route) && isPublished(route))
    .flatMap(({ path: own, page }) =>
      [own, ...page.data.aliases].map((address) => [address, page.id] as const),
    );
  const { targets = {} } = db.get(ledger) ?? {};
  if (published.every(([address, id]) => targets[address] === id)) return 0;
  const { text, changes } = ledgerWith(readIfThere(path), new Map(published));
  if (changes > 0) await writeWhole(path, [Buffer.from(text)]);
  return changes;
}

/** Matches a line of the ledger: the address, what stands between, the target, and the rest. Either may be quoted. */
const entry = /^(["']?)(\/(?:[^\s:"']| (?=[^\s:"']))*)(\1:\s+["']?)([^\s"'#]+)(.*)$/s;

const addressOf = (line: string): string | undefined => entry.exec(line)?.[2];

/**
 * Adds addresses with their pages to the text of a ledger, or corrects their lines. Every other byte stays.
 *
 * @param before undefined if there is no ledger yet
 * @returns the text, and how many lines were added or changed
 * @throws Error if the ledger has another form than an address on each line
 */
export function ledgerWith(
  before: string | undefined,
  pages: ReadonlyMap<string, string>,
): { text: string; changes: number } {
  const text = before ?? introduction;
  const known = parseLedger(text);
  const missing = [...pages].filter(([address]) => !Object.hasOwn(known, address));
  const written = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const lines = written.map((line) => corrected(line, pages));
  const changes = missing.length + lines.filter((line, at) => line !== written[at]).length;
  const lineEnd = written[0]?.endsWith('\r\n') ? '\r\n' : '\n';
  const last = lines.length - 1;
  if (missing.length > 0 && lines[last]?.endsWith('\n') === false) lines[last] += lineEnd;
  for (const [address, id] of missing.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    lines.splice(placeFor(address, lines), 0, `${address}: ${yamlText(id)}${lineEnd}`);
  const result = lines.join('');
  const entries = { ...known, ...Object.fromEntries(pages) };
  if (result === text ? !isDeepStrictEqual(known, entries) : !holds(result, entries))
    throw new Error('it must have each address on a line of its own, as in “/old: home”');
  return { text: result, changes };
}

function holds(text: string, entries: object): boolean {
  try {
    return isDeepStrictEqual(parseLedger(text), entries);
  } catch (error) {
    if (error instanceof YamlProblem) return false;
    throw error;
  }
}

function corrected(line: string, pages: ReadonlyMap<string, string>): string {
  const [, quote = '', address = '', between, target, rest] = entry.exec(line) ?? [];
  const id = pages.get(address.normalize('NFC')) ?? target;
  if (id === undefined || id === target) return line;
  return `${quote}${address}${between}${/["']$/.test(between ?? '') ? id : yamlText(id)}${rest}`;
}

/** Returns where a line for an address belongs: behind the last that is smaller, or else before all. */
function placeFor(address: string, lines: readonly string[]): number {
  const smaller = lines.findLastIndex((line) => (addressOf(line) ?? address) < address);
  if (smaller >= 0) return smaller + 1;
  const first = lines.findIndex((line) => addressOf(line) !== undefined);
  return first >= 0 ? first : lines.length;
}
