import { QueryDatabase, queriesOf, readHead, readNodes } from '../../../src/incremental/index.ts';

/** Texts by name: the world outside of a small graph. */
export interface World {
  texts: Record<string, string>;
  /** Names whose stamp cannot be told. */
  unstamped?: ReadonlySet<string>;
}

/** Queries about texts, which note that they run. */
export function smallGraph() {
  const ran: string[] = [];
  const { all, query, input, prefetched } = queriesOf<World>();
  const text = input('text', {
    stamp: ({ texts, unstamped }, name) => (unstamped?.has(name) ? undefined : (texts[name] ?? 'none')),
    read: ({ texts }, name) => {
      ran.push(`text ${name}`);
      return texts[name] ?? '';
    },
    keep: 'digest',
  });
  return { ran, all, query, input, prefetched, text, take: () => ran.splice(0) };
}

const isError = ({ channel, value }: { channel: string; value: unknown }) =>
  channel === 'problem' && value === 'error';

/** Opens an empty database, whose first revision has these texts. */
export function openDatabase(texts: World['texts'] = {}, more: Partial<World> = {}): QueryDatabase<World> {
  const db = new QueryDatabase<World>({ isError });
  db.invalidate({ texts, ...more });
  return db;
}

/** Opens what a database has stored, as the next process does, of which the first revision has these texts. */
export function nextProcess(
  db: QueryDatabase<World>,
  all: ReturnType<typeof smallGraph>['all'],
  texts: World['texts'],
): QueryDatabase<World> {
  const { head, values } = db.write();
  const stored = readNodes<World>({ head: readHead(head), values: Buffer.concat(values) }, all);
  const next = new QueryDatabase<World>({ isError, stored });
  next.invalidate({ texts });
  return next;
}
