import { readdirSync, readFileSync } from 'node:fs';
import { ServerError } from './failure.ts';

/** Kept for files, the database, mail and what else a server opens beside connections. */
const reserve = 64;
/** With fewer connections a server is of no use: a browser opens up to six for a page. */
const fewest = 32;

/** How many connections fit into the files that a process may open. */
interface Room {
  connections: number;
  /** What the person who runs the server should know; undefined if all that are wanted fit. */
  note?: string;
}

/**
 * How many of the wanted connections fit. The rest is refused one by one, in place of an error at each.
 *
 * @throws ServerError if too few fit
 */
export function roomFor(wanted: number, { limit, open } = openFiles()): Room {
  const connections = Math.min(wanted, limit - open - reserve);
  if (connections < fewest)
    throw new ServerError(
      `This process may open ${limit} files, too few for a server. Raise the limit (“ulimit -n 8192”, LimitNOFILE) and start again.`,
    );
  if (connections === wanted) return { connections };
  const note = `${connections} connections fit into the ${limit} files that this process may open (“ulimit -n”, LimitNOFILE).`;
  return { connections, note };
}

/** How many files this process has and may have; on systems without `/proc` as many as it likes. */
function openFiles(): { limit: number; open: number } {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return { limit, open: readdirSync('/proc/self/fd').length };
  } catch {
    return { limit: Number.POSITIVE_INFINITY, open: 0 };
  }
}
