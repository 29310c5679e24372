/** Turns a result into plain data (structured clone) for other processes, and back. */
export interface Codec<T> {
  /** Undefined for what must not be stored. */
  pack(value: T): unknown;
  unpack(stored: unknown): T;
}

/**
 * What the store keeps of a result: the value, with a codec where it is no plain data; a digest, for a text or bytes that can be made
 * again; or nothing, for what counts as changed whenever it was made again.
 */
type Keep<C, T> = 'value' | 'digest' | 'nothing' | ((config: C, argument: string) => Codec<T>);

/** Has a name that no other query has. Its argument is a text, such as the path of a file. */
interface Common<C, T> {
  readonly name: string;
  readonly keep: Keep<C, T>;
}

/** What queries ask. A query depends on what it asks for, and on nothing else. */
export interface Database<C> {
  /** What all queries may read. Nothing in it changes as long as the store is the same; what does change is an input. */
  readonly config: C;
  /** Returns a result. The query that asks depends on it. */
  get<T>(query: Query<C, T>, argument?: string): T;
  /** Does the same for something that notes by itself what is read of it: the query that asks does not depend on all of it. */
  peek<T>(query: Query<C, T>, argument?: string): T;
  /** Says something beside the result of the query that runs. It is said again as long as the result stands. */
  emit(channel: string, value: unknown): void;
  /** Checks whether anything that the query that runs has asked for so far has emitted an error. */
  hasErrors(): boolean;
  /** Makes a result that takes time, unless it is right: `get` has it from then on. */
  prefetch<T>(query: Prefetched<C, T>, argument?: string): Promise<void>;
}

/** A pure function of other queries, which it asks with `db.get`. */
interface Derived<C, T> extends Common<C, T> {
  readonly kind: 'derived';
  run(db: Database<C>, argument: string): T;
}

/** What is known before the code of the site is loaded: it is enough to say whether inputs have changed. */
type Outer<C> = Omit<C, 'site'>;

/** A door to the outside, such as the text of a file. */
interface Input<C, T> extends Common<C, T> {
  readonly kind: 'input';
  /** Returns a text that is cheap to get and changes whenever the input does; undefined if that cannot be told now. */
  stamp(config: Outer<C>, argument: string): string | undefined;
  run(db: Database<C>, argument: string): T;
}

/** What takes time outside of the graph, such as bundling. It is prefetched before other queries ask for it. */
export interface Prefetched<C, T> extends Common<C, T> {
  readonly kind: 'prefetched';
  /** Says what it depends on beside the queries that it asks; undefined if that cannot be told. Absent where there is nothing else. */
  stamp?(config: C, argument: string): string | undefined | Promise<string | undefined>;
  /** @param previous the last result, of which parts may still be right */
  start(db: Asking<C>, argument: string, previous: T | undefined): Promise<T>;
}

/** What a prefetched query may do: it runs beside others, so what it asks for is noted through this alone. */
export type Asking<C> = Pick<Database<C>, 'config' | 'get' | 'emit'>;

export type Query<C, T> = Derived<C, T> | Input<C, T> | Prefetched<C, T>;

/** Gives the functions that define the queries of one kind of database, and all queries that they have defined. */
export function queriesOf<C>() {
  const all: Query<C, unknown>[] = [];
  const noted = <Q>(query: Q): Q => {
    all.push(query as Query<C, unknown>);
    return query;
  };
  return {
    all: all as readonly Query<C, unknown>[],
    query: <T>(name: string, run: Derived<C, T>['run'], keep: Keep<C, T> = 'value'): Derived<C, T> =>
      noted({ kind: 'derived', name, keep, run }),
    input: <T>(name: string, { stamp, read, keep = 'nothing' }: InputFunctions<C, T>): Input<C, T> =>
      noted({ kind: 'input', name, keep, stamp, run: ({ config }, argument) => read(config, argument) }),
    prefetched: <T>(
      name: string,
      { keep = 'value', ...functions }: PrefetchedFunctions<C, T>,
    ): Prefetched<C, T> => noted({ kind: 'prefetched', name, keep, ...functions }),
  };
}

interface InputFunctions<C, T> extends Pick<Input<C, T>, 'stamp'>, Partial<Pick<Input<C, T>, 'keep'>> {
  read(config: C, argument: string): T;
}

type PrefetchedFunctions<C, T> = Pick<Prefetched<C, T>, 'stamp' | 'start'> &
  Partial<Pick<Prefetched<C, T>, 'keep'>>;
