import {
  createNode,
  type Emitted,
  isSameEmitted,
  isSameStored,
  type Node,
  storedOf,
  valueIn,
} from './node.ts';
import type { Asking, Database, Prefetched, Query } from './query.ts';
import { type StoredNodes, writeNodes } from './store.ts';

/** What a query that runs has asked for and emitted. */
interface Frame<C> {
  dependencies: Set<Node<C>>;
  emitted: Emitted[];
  /** The texts among what was emitted: each is emitted once. */
  texts: Set<string>;
}

interface DatabaseOptions<C> {
  /** Checks whether something that was emitted is an error. */
  isError(emitted: Emitted): boolean;
  /** The results of earlier processes, and the revision in which they were right. */
  stored?: { nodes: readonly Node<C>[]; revision: number };
}

/**
 * Keeps results, each for as long as everything on which it depends stays the same (the red-green algorithm of rustc and Salsa,
 * https://rustc-dev-guide.rust-lang.org/queries/incremental-compilation.html). Each call of `invalidate` begins a revision. In it a result
 * is checked once: an input by its stamp, any other by whether something for which it asked has changed since it was last checked.
 */
export class LivingDatabase<C> implements Database<C> {
  readonly #isError: DatabaseOptions<C>['isError'];
  readonly #all = new Map<Query<C, unknown>, Map<string, Node<C>>>();
  readonly #frames: Frame<C>[] = [];
  readonly #running = new Set<Node<C>>();
  #revision: number;
  #config: { value: C } | undefined;
  #hasRun = false;

  constructor({ isError, stored }: DatabaseOptions<C>) {
    this.#isError = isError;
    this.#revision = stored?.revision ?? 0;
    for (const node of stored?.nodes ?? []) this.#nodesOf(node.query).set(node.argument, node);
  }

  get config(): C {
    if (!this.#config) throw new Error('The database has no revision yet.');
    return this.#config.value;
  }

  /** Begins a new revision: inputs are asked again. */
  invalidate(config: C): void {
    this.#config = { value: config };
    this.#revision += 1;
  }

  get<T>(query: Query<C, T>, argument = ''): T {
    const node = this.#current(query as Query<C, unknown>, argument);
    this.#frames.at(-1)?.dependencies.add(node);
    return this.#valueOf(node) as T;
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
    const asked = query as Prefetched<C, unknown>;
    const node = this.#nodeOf(asked, argument);
    if (node.checked === this.#revision && node.live) return;
    const stamp = await asked.stamp?.(this.config, argument);
    const isSameStamp = !asked.stamp || (stamp !== undefined && stamp === node.stamp);
    const known = node.live ?? (node.checked > 0 ? valueIn(node, this.config) : undefined);
    if (isSameStamp && known && this.#isSound(node)) {
      node.live = known;
      node.checked = this.#revision;
      return;
    }
    const frame = newFrame<C>();
    this.#finish(node, await asked.start(this.#askingIn(frame), argument, known?.value), frame);
    node.stamp = stamp;
  }

  /** Returns what was emitted to a channel by all results of this revision. */
  emitted(channel: string): unknown[] {
    const current = this.#nodes().filter(
      (node) => node.emitted.length > 0 && node.checked === this.#revision,
    );
    return current.flatMap(({ emitted }) =>
      emitted.flatMap((one) => (one.channel === channel ? [one.value] : [])),
    );
  }

  /** Lets go of what was not asked for in this revision. */
  forgetOthers(): void {
    for (const nodes of this.#all.values())
      for (const [argument, { checked }] of nodes) if (checked !== this.#revision) nodes.delete(argument);
  }

  /** Whether anything was made since the results were read or written. */
  get hasRun(): boolean {
    return this.#hasRun;
  }

  /** Returns all results as they are stored (`readNodes`). */
  write(): StoredNodes {
    this.#hasRun = false;
    return writeNodes(this.#nodes(), this.#revision, this.config);
  }

  #nodes(): Node<C>[] {
    return [...this.#all.values()].flatMap((nodes) => [...nodes.values()]);
  }

  #nodesOf(query: Query<C, unknown>): Map<string, Node<C>> {
    const known = this.#all.get(query);
    if (known) return known;
    const none = new Map<string, Node<C>>();
    this.#all.set(query, none);
    return none;
  }

  #nodeOf(query: Query<C, unknown>, argument: string): Node<C> {
    const nodes = this.#nodesOf(query);
    const known = nodes.get(argument);
    if (known) return known;
    const node = createNode(query, argument);
    nodes.set(argument, node);
    return node;
  }

  #current(query: Query<C, unknown>, argument: string): Node<C> {
    const node = this.#nodeOf(query, argument);
    if (node.checked !== this.#revision) this.#refresh(node);
    return node;
  }

  /** Makes sure that a result is right. */
  #refresh(node: Node<C>): void {
    const { query, argument } = node;
    if (query.kind === 'input') {
      const stamp = query.stamp(this.config, argument);
      const isSame = node.checked > 0 && stamp !== undefined && stamp === node.stamp;
      if (!isSame) this.#run(node);
      node.stamp = stamp;
    } else if ((query.kind === 'prefetched' && query.stamp) || !this.#isSound(node)) this.#run(node);
    node.checked = this.#revision;
  }

  /** Checks whether all on which a result depends is as it was. */
  #isSound(node: Node<C>): boolean {
    if (node.checked === 0) return false;
    for (const one of node.dependencies) {
      if (one.checked !== this.#revision) this.#refresh(one);
      if (one.changed > node.checked) return false;
    }
    return true;
  }

  #run(node: Node<C>): void {
    const { query, argument } = node;
    if (this.#running.has(node)) throw new Error(`“${query.name}” of “${argument}” depends on itself.`);
    const frame = newFrame<C>();
    this.#running.add(node);
    try {
      const value = this.#noting(frame, () => runOf(query)(this, argument));
      this.#finish(node, value, frame);
    } finally {
      this.#running.delete(node);
    }
  }

  /** Runs something, and notes what it asks for and emits. */
  #noting<T>(frame: Frame<C>, work: () => T): T {
    this.#frames.push(frame);
    try {
      return work();
    } finally {
      this.#frames.pop();
    }
  }

  /** Takes a new result. What asked for it runs again only if it is another than before. */
  #finish(node: Node<C>, value: unknown, frame: Frame<C>): void {
    const { config } = this;
    const isKnown = node.checked > 0;
    const [before, emittedBefore] = [isKnown ? storedOf(node, config) : undefined, node.emitted];
    node.live = { value };
    node.stored = undefined;
    const hasError = frame.emitted.some(this.#isError) || [...frame.dependencies].some((one) => one.hasError);
    const isSame =
      isKnown &&
      hasError === node.hasError &&
      isSameStored(before, storedOf(node, config)) &&
      isSameEmitted(emittedBefore, frame.emitted);
    if (!isSame) node.changed = this.#revision;
    node.dependencies = [...frame.dependencies];
    node.emitted = frame.emitted;
    node.hasError = hasError;
    node.checked = this.#revision;
    this.#hasRun = true;
  }

  #valueOf(node: Node<C>): unknown {
    node.live ??= valueIn(node, this.config) ?? { value: this.#makeAgain(node) };
    return node.live.value;
  }

  /** Makes a result again of which the store has a digest alone. On what it depends is known. */
  #makeAgain({ query, argument }: Node<C>): unknown {
    return this.#noting(newFrame<C>(), () => runOf(query)(this, argument));
  }

  #askingIn(frame: Frame<C>): Asking<C> {
    return {
      config: this.config,
      get: (query, argument) => this.#noting(frame, () => this.get(query, argument)),
      emit: (channel, value) => this.#noting(frame, () => this.emit(channel, value)),
    };
  }
}

const newFrame = <C>(): Frame<C> => ({ dependencies: new Set(), emitted: [], texts: new Set() });

function runOf<C>(query: Query<C, unknown>) {
  if (query.kind === 'prefetched')
    throw new Error(`“${query.name}” must be prefetched before it is asked for.`);
  return query.run.bind(query);
}
