/** Converts a result to plain data (structured clone) and back. */
export interface Codec<T> {
  /** Returns undefined for a result that must not be stored. */
  pack(value: T): unknown;
  unpack(stored: unknown): T;
}

/**
 * The stored form of a result: its value, with a codec if it is not plain data; only a digest, for text or bytes that are
 * recomputed when needed; or nothing, for a result that counts as changed whenever its query runs.
 */
type Keep<C, T> = 'value' | 'digest' | 'nothing' | ((config: C, argument: string) => Codec<T>);

/** The properties of all queries. */
interface QueryBase<C, T> {
  /** Unique among all queries. */
  readonly name: string;
  readonly keep: Keep<C, T>;
}

/** The interface through which queries read each other and so become dependent. */
export interface QueryContext<C> {
  /** The configuration, which is constant for one store. Anything that changes must be an input. */
  readonly config: C;
  /** Returns a result and records it as a dependency of the running query. */
  get<T>(query: Query<C, T>, argument?: string): T;
  /** Makes sure that a result is current and records it as a dependency, without reading it. */
  ensure(query: Query<C, unknown>, argument?: string): void;
  /** Returns a result without recording a dependency, for values that record each read themselves. */
  peek<T>(query: Query<C, T>, argument?: string): T;
  /** Emits a value beside the result of the running query. It is replayed while the result is current. */
  emit(channel: string, value: unknown): void;
  /** Checks whether the running query or a dependency so far has emitted an error. */
  hasErrors(): boolean;
  /** Computes an asynchronous result unless it is current. Afterwards `get` returns it. */
  prefetch<T>(query: Prefetched<C, T>, argument?: string): Promise<void>;
}

/** A pure function of other queries, which it reads with `db.get`. */
interface Derived<C, T> extends QueryBase<C, T> {
  readonly kind: 'derived';
  run(db: QueryContext<C>, argument: string): T;
}

/** A value from outside the graph, such as the text of a file. */
interface Input<C, T> extends QueryBase<C, T> {
  readonly kind: 'input';
  /**
   * Returns a cheap string that changes whenever the input does; undefined if no stamp can be trusted now. It works without the
   * site, whose code need not be loaded to find that nothing has changed.
   */
  stamp(config: Omit<C, 'site'>, argument: string): string | undefined;
  run(db: QueryContext<C>, argument: string): T;
}

/** Asynchronous work, such as bundling. It must be prefetched before other queries read it. */
export interface Prefetched<C, T> extends QueryBase<C, T> {
  readonly kind: 'prefetched';
  /** Returns a stamp of its dependencies outside the graph; undefined if it must run again. */
  stamp?(config: C, argument: string): string | undefined | Promise<string | undefined>;
  /** @param previous the last result, parts of which may be reused */
  start(db: PrefetchContext<C>, argument: string, previous: T | undefined): Promise<T>;
}

/** The database as one prefetched query sees it. It records that query's dependencies while others run concurrently. */
export type PrefetchContext<C> = Pick<QueryContext<C>, 'config' | 'get' | 'emit'>;

export type Query<C, T> = Derived<C, T> | Input<C, T> | Prefetched<C, T>;

/** Creates the functions that define queries, and the list of all queries defined with them. */
export function queriesOf<C>() {
  const all: Query<C, unknown>[] = [];
  const register = <Q>(query: Q): Q => {
    all.push(query as Query<C, unknown>);
    return query;
  };
  return {
    all: all as readonly Query<C, unknown>[],
    query: <T>(name: string, run: Derived<C, T>['run'], keep: Keep<C, T> = 'value'): Derived<C, T> =>
      register({ kind: 'derived', name, keep, run }),
    input: <T>(name: string, { stamp, read, keep = 'nothing' }: InputFunctions<C, T>): Input<C, T> =>
      register({ kind: 'input', name, keep, stamp, run: ({ config }, argument) => read(config, argument) }),
    prefetched: <T>(
      name: string,
      { keep = 'value', ...functions }: PrefetchedFunctions<C, T>,
    ): Prefetched<C, T> => register({ kind: 'prefetched', name, keep, ...functions }),
  };
}

interface InputFunctions<C, T> extends Pick<Input<C, T>, 'stamp'>, Partial<Pick<Input<C, T>, 'keep'>> {
  read(config: C, argument: string): T;
}

type PrefetchedFunctions<C, T> = Pick<Prefetched<C, T>, 'stamp' | 'start'> &
  Partial<Pick<Prefetched<C, T>, 'keep'>>;
