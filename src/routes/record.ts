import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../cache/whole-file.ts';
import type { Config } from '../config.ts';
import { ledgerFile } from '../content/load/ledger.ts';
import { parseYaml } from '../content/load/yaml.ts';
import type { RouteTable } from '../define/route.ts';

const introduction = `# Every address that was ever published, and its page. Builds add to this file; commit it with the content.
# An address whose page is gone leads to another page, to another site (https://…), or is “gone”.
`;

/**
 * Adds the published addresses to the ledger, in order. Changes nothing else in it.
 *
 * @returns how many lines were added or changed
 * @throws errors of the file system
 */
export async function recordAddresses(
  { addressed }: RouteTable,
  { content }: Pick<Config, 'content'>,
): Promise<number> {
  const path = join(content.path, ledgerFile);
  const published = addressed.flatMap(({ path: own, id, page }) =>
    [own, ...page.data.aliases].map((address) => [address, id] as const),
  );
  const { text, changes } = ledgerWith(readIfThere(path), new Map(published));
  if (changes > 0) await writeWhole(path, [Buffer.from(text)]);
  return changes;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Matches a line of the ledger: the address, what stands between, the target, and the rest. */
const entry = /^(\/[^\s:]*)(:\s+)(\S+)(.*)$/;

const addressOf = (line: string): string | undefined => entry.exec(line)?.[1];

/**
 * Adds addresses with their pages to the text of a ledger, or corrects their lines. Every other byte stays.
 *
 * @param before undefined if there is no ledger yet
 * @returns the text, and how many lines were added or changed
 */
export function ledgerWith(
  before: string | undefined,
  pages: ReadonlyMap<string, string>,
): { text: string; changes: number } {
  const [text, known] = before === undefined ? [introduction, {}] : [before, parseYaml(before)];
  const missing = [...pages].filter(([address]) => !Object.hasOwn(known, address));
  const written = text.split(/\r?\n/);
  const lines = written.map((line) => {
    const [, address = '', colon, target, rest] = entry.exec(line) ?? [];
    const id = pages.get(address) ?? target;
    return id === target ? line : `${address}${colon}${id}${rest}`;
  });
  const changes = missing.length + lines.filter((line, at) => line !== written[at]).length;
  for (const [address, id] of missing.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    lines.splice(placeFor(address, lines), 0, `${address}: ${id}`);
  return { text: lines.join(text.includes('\r\n') ? '\r\n' : '\n'), changes };
}

/** Returns where a line for an address belongs: behind the last that is smaller, or else before all. */
function placeFor(address: string, lines: readonly string[]): number {
  const smaller = lines.findLastIndex((line) => (addressOf(line) ?? address) < address);
  if (smaller >= 0) return smaller + 1;
  const first = lines.findIndex((line) => addressOf(line) !== undefined);
  return first >= 0 ? first : lines.length - 1;
}
