import {
  createNode,
  type Emitted,
  isSameResult,
  packedResult,
  type ResultNode,
  unpackValue,
} from './node.ts';
import type { PrefetchContext, Prefetched, Query, QueryContext } from './query.ts';
import { isSameData } from './same-data.ts';
import { type StoredNodes, writeNodes } from './store.ts';

/** A running query's dependencies and emitted values. */
interface QueryFrame<C> {
  dependencies: Set<ResultNode<C>>;
  emitted: Emitted[];
  /** Emitted strings, which are deduplicated. */
  texts: Set<string>;
}

interface DatabaseOptions<C> {
  /** Checks whether an emitted value is an error. */
  isError(emitted: Emitted): boolean;
  /** Results of earlier processes, and the revision in which they were verified. */
  stored?: { nodes: readonly ResultNode<C>[]; revision: number };
}

/**
 * Incremental query database with early cutoff (the red-green algorithm of rustc and Salsa,
 * https://rustc-dev-guide.rust-lang.org/queries/incremental-compilation.html). `invalidate` begins a revision, in which each result
 * is verified at most once. An input is current while its stamp is unchanged, any other result while no dependency has changed since
 * it was last verified.
 */
export class QueryDatabase<C> implements QueryContext<C> {
  readonly #isError: DatabaseOptions<C>['isError'];
  readonly #all = new Map<Query<C, unknown>, Map<string, ResultNode<C>>>();
  readonly #frames: QueryFrame<C>[] = [];
  readonly #running = new Set<ResultNode<C>>();
  #revision: number;
  #config: { value: C } | undefined;
  #hasUnsavedResults = false;

  constructor({ isError, stored }: DatabaseOptions<C>) {
    this.#isError = isError;
    this.#revision = stored?.revision ?? 0;
    for (const node of stored?.nodes ?? []) this.#nodesOf(node.query).set(node.argument, node);
  }

  get config(): C {
    if (!this.#config) throw new Error('The database has no revision yet.');
    return this.#config.value;
  }

  /** Begins a new revision, in which every result must be verified again. */
  invalidate(config: C): void {
    this.#config = { value: config };
    this.#revision += 1;
  }

  get<T>(query: Query<C, T>, argument = ''): T {
    return this.#valueOf(this.#depend(query as Query<C, unknown>, argument)) as T;
  }

  ensure(query: Query<C, unknown>, argument = ''): void {
    this.#depend(query, argument);
  }

  peek<T>(query: Query<C, T>, argument = ''): T {
    return this.#valueOf(this.#current(query as Query<C, unknown>, argument)) as T;
  }

  emit(channel: string, value: unknown): void {
    const frame = this.#frames.at(-1);
    if (!frame) return;
    if (typeof value === 'string') {
      const text = `${channel}\0${value}`;
      if (frame.texts.has(text)) return;
      frame.texts.add(text);
    }
    frame.emitted.push({ channel, value });
  }

  hasErrors(): boolean {
    const frame = this.#frames.at(-1);
    if (!frame) return false;
    return frame.emitted.some(this.#isError) || [...frame.dependencies].some(({ hasError }) => hasError);
  }

  async prefetch<T>(query: Prefetched<C, T>, argument = ''): Promise<void> {
    const untyped = query as Prefetched<C, unknown>;
    const node = this.#nodeOf(untyped, argument);
    if (node.verifiedAt === this.#revision && node.live) return;
    const stamp = await untyped.stamp?.(this.config, argument);
    const isSameStamp = !untyped.stamp || (stamp !== undefined && stamp === node.stamp);
    const previous = node.live ?? (node.verifiedAt > 0 ? unpackValue(node, this.config) : undefined);
    if (isSameStamp && previous && this.#areDependenciesUnchanged(node)) {
      node.live = previous;
      node.verifiedAt = this.#revision;
      return;
    }
    const frame = createFrame<C>();
    this.#finish(node, await untyped.start(this.#prefetchContext(frame), argument, previous?.value), frame);
    node.stamp = stamp;
  }

  /** Returns the values that results of this revision emitted to a channel. */
  emitted(channel: string): unknown[] {
    const values: unknown[] = [];
    for (const { emitted, verifiedAt } of this.#nodes())
      if (verifiedAt === this.#revision)
        for (const one of emitted) if (one.channel === channel) values.push(one.value);
    return values;
  }

  /** Evicts results that this revision has not verified. */
  evictUnverified(): void {
    for (const nodes of this.#all.values())
      for (const [argument, { verifiedAt }] of nodes)
        if (verifiedAt !== this.#revision) nodes.delete(argument);
  }

  /** True if a query has run since the results were read or written. */
  get hasUnsavedResults(): boolean {
    return this.#hasUnsavedResults;
  }

  /** Serializes all results for `readNodes`. */
  write(): StoredNodes {
    this.#hasUnsavedResults = false;
    return writeNodes([...this.#nodes()], this.#revision, this.config);
  }

  *#nodes(): Iterable<ResultNode<C>> {
    for (const nodes of this.#all.values()) yield* nodes.values();
  }

  #nodesOf(query: Query<C, unknown>): Map<string, ResultNode<C>> {
    const existing = this.#all.get(query);
    if (existing) return existing;
    const nodes = new Map<string, ResultNode<C>>();
    this.#all.set(query, nodes);
    return nodes;
  }

  #nodeOf(query: Query<C, unknown>, argument: string): ResultNode<C> {
    const nodes = this.#nodesOf(query);
    const existing = nodes.get(argument);
    if (existing) return existing;
    const node = createNode(query, argument);
    nodes.set(argument, node);
    return node;
  }

  /** Records a current result as a dependency of the running query. */
  #depend(query: Query<C, unknown>, argument: string): ResultNode<C> {
    const node = this.#current(query, argument);
    this.#frames.at(-1)?.dependencies.add(node);
    return node;
  }

  #current(query: Query<C, unknown>, argument: string): ResultNode<C> {
    const node = this.#nodeOf(query, argument);
    if (node.verifiedAt !== this.#revision) this.#refresh(node);
    return node;
  }

  /** Runs the query of a node unless its result is current. */
  #refresh(node: ResultNode<C>): void {
    const { query, argument } = node;
    if (query.kind === 'input') {
      const stamp = query.stamp(this.config, argument);
      const isSame = node.verifiedAt > 0 && stamp !== undefined && stamp === node.stamp;
      if (!isSame) this.#run(node);
      node.stamp = stamp;
    } else if ((query.kind === 'prefetched' && query.stamp) || !this.#areDependenciesUnchanged(node))
      this.#run(node);
    node.verifiedAt = this.#revision;
  }

  /** Checks that no dependency has changed since the result was last verified. */
  #areDependenciesUnchanged(node: ResultNode<C>): boolean {
    if (node.verifiedAt === 0) return false;
    for (const dependency of node.dependencies) {
      if (dependency.verifiedAt !== this.#revision) this.#refresh(dependency);
      if (dependency.changedAt > node.verifiedAt) return false;
    }
    return true;
  }

  #run(node: ResultNode<C>): void {
    const { query, argument } = node;
    if (this.#running.has(node)) throw new Error(`“${query.name}” of “${argument}” depends on itself.`);
    const frame = createFrame<C>();
    this.#running.add(node);
    try {
      const value = this.#runInFrame(frame, () => runOf(query)(this, argument));
      this.#finish(node, value, frame);
    } finally {
      this.#running.delete(node);
    }
  }

  /** Runs a function in a frame, which records its dependencies and emitted values. */
  #runInFrame<T>(frame: QueryFrame<C>, work: () => T): T {
    this.#frames.push(frame);
    try {
      return work();
    } finally {
      this.#frames.pop();
    }
  }

  /** Stores a new result. If it equals the last one, `changedAt` stays, so dependents need not run again (early cutoff). */
  #finish(node: ResultNode<C>, value: unknown, frame: QueryFrame<C>): void {
    const { config } = this;
    const hasPrevious = node.verifiedAt > 0;
    const [before, emittedBefore] = [hasPrevious ? packedResult(node, config) : undefined, node.emitted];
    node.live = { value };
    node.bytes = undefined;
    const hasError =
      frame.emitted.some(this.#isError) || [...frame.dependencies].some((dependency) => dependency.hasError);
    const isSame =
      hasPrevious &&
      hasError === node.hasError &&
      isSameResult(before, node, config) &&
      isSameData(emittedBefore, frame.emitted);
    if (!isSame) node.changedAt = this.#revision;
    node.dependencies = [...frame.dependencies];
    node.emitted = frame.emitted;
    node.hasError = hasError;
    node.verifiedAt = this.#revision;
    this.#hasUnsavedResults = true;
  }

  #valueOf(node: ResultNode<C>): unknown {
    node.live ??= unpackValue(node, this.config) ?? { value: this.#recompute(node) };
    return node.live.value;
  }

  /** Recomputes a current result whose value was not stored. Its dependencies are already recorded. */
  #recompute({ query, argument }: ResultNode<C>): unknown {
    return this.#runInFrame(createFrame<C>(), () => runOf(query)(this, argument));
  }

  #prefetchContext(frame: QueryFrame<C>): PrefetchContext<C> {
    return {
      config: this.config,
      get: (query, argument) => this.#runInFrame(frame, () => this.get(query, argument)),
      emit: (channel, value) => this.#runInFrame(frame, () => this.emit(channel, value)),
    };
  }
}

const createFrame = <C>(): QueryFrame<C> => ({ dependencies: new Set(), emitted: [], texts: new Set() });

function runOf<C>(query: Query<C, unknown>) {
  if (query.kind === 'prefetched')
    throw new Error(`“${query.name}” must be prefetched before it is asked for.`);
  return query.run.bind(query);
}
