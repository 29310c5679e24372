import type { z } from 'zod';
import { isPluralCategory } from './plural.ts';
import { rawKey, rawOf } from './raw.ts';
import { childSchema, hasKeys, isContainer, optionOf, unwrap } from './walk.ts';

/** The callbacks of a recording proxy. */
interface Watcher {
  /**
   * Called with the schema path of each value that is read: `process.steps.title`. Indexes and record keys
   * are left out.
   */
  note(keys: string): void;
  /**
   * Called with the first key of the path to each value that is read, with or without a schema. Called
   * without a key if all of the value may be read.
   */
  see?(key?: string): void;
}

/** Wraps a value in a proxy that reports reads. Returns values that are not containers unchanged. */
export function watch<T>(schema: z.ZodType, value: T, { note, see = () => {} }: Watcher): T {
  const watched = new Map<object, object>();
  const watching: Watching = {
    note,
    see,
    wrap(place, inner, first) {
      if (typeof inner !== 'object' || inner === null) return inner;
      const target = rawOf(inner);
      // A resolved reference has no container schema here and reports its own reads.
      if (!place.isContainer) return inner;
      const known = watched.get(target);
      if (known) return known;
      const proxy = new Proxy(target, new Handler(place.of(target), first, watching));
      watched.set(target, proxy);
      return proxy;
    },
  };
  return watching.wrap(topOf(schema), value, undefined) as T;
}

/** Checks whether reads of values with a schema can be recorded. */
export function canBeWatched(schema: z.ZodType): boolean {
  return topOf(schema).isContainer;
}

/** The state shared by all proxies of one value. */
interface Watching extends Required<Watcher> {
  /**
   * Wraps a value at a place.
   *
   * @param first the first key of the path to it; undefined at the root
   */
  wrap(place: Place, inner: unknown, first: string | undefined): unknown;
}

/** The proxy handler of one value. It is a class so that the many instances share their methods. */
class Handler implements ProxyHandler<object> {
  readonly #place: Place;
  readonly #first: string | undefined;
  readonly #watching: Watching;

  constructor(place: Place, first: string | undefined, watching: Watching) {
    this.#place = place;
    this.#first = first;
    this.#watching = watching;
  }

  get(target: object, key: string | symbol): unknown {
    const { note, see, wrap } = this.#watching;
    if (key === rawKey) {
      see(this.#first);
      return target;
    }
    const first = this.#firstOf(key);
    see(first);
    const inner: unknown = Reflect.get(target, key);
    const place = typeof key === 'string' ? this.#place.below(key) : undefined;
    if (!place) return inner;
    if (place.isNamed) note(place.keys);
    return wrap(place, inner, first);
  }

  has(target: object, key: string | symbol): boolean {
    this.#watching.see(this.#firstOf(key));
    return Reflect.has(target, key);
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    this.#watching.see(this.#firstOf(key));
    return Reflect.getOwnPropertyDescriptor(target, key);
  }

  ownKeys(target: object): (string | symbol)[] {
    this.#watching.see(this.#first);
    return Reflect.ownKeys(target);
  }

  #firstOf(key: string | symbol): string | undefined {
    return this.#first ?? (typeof key === 'string' ? key : undefined);
  }
}

/** A position in a schema. */
interface Place {
  /** The schema path: object keys only. */
  keys: string;
  /** True if the last step adds a key to the path. */
  isNamed: boolean;
  isContainer: boolean;
  /** Returns the place at a key or index. Undefined if the schema does not have it. */
  below(step: string): Place | undefined;
  /** Returns the place of the option that a value of a discriminated union is. Other places return themselves. */
  of(value: object): Place;
}

const tops = new WeakMap<z.ZodType, Place>();

/** Returns the root place of a schema, cached. All files of a schema share their places. */
function topOf(schema: z.ZodType): Place {
  const known = tops.get(schema);
  if (known) return known;
  const top = placeOf(unwrap(schema), '', false);
  tops.set(schema, top);
  return top;
}

function placeOf(schema: z.ZodType, keys: string, isNamed: boolean): Place {
  const named = hasKeys(schema);
  const known = new Map<string, Place | undefined>();
  const options = new Map<string, Place>();
  const own: Place = {
    keys,
    isNamed,
    isContainer: isContainer(schema),
    below(step) {
      // All items of a list and all values of a record share one place.
      const name = named ? step : '';
      const found = known.get(name);
      if (found || known.has(name)) return found;
      const child = childSchema(schema, step, undefined);
      const keysOfChild = keysBelow(schema, keys, step);
      const place = child && placeOf(child, keysOfChild, keysOfChild !== keys);
      known.set(name, place);
      return place;
    },
    of(value) {
      const option = optionOf(schema, value);
      if (!option) return own;
      const place = options.get(option.name) ?? placeOf(option.schema, keysOfOption(keys, option), isNamed);
      options.set(option.name, place);
      return place;
    },
  };
  return own;
}

/** Appends an option of a discriminated union to a schema path: `blocks.text`. */
export const keysOfOption = (keys: string, { name }: { name: string }) =>
  keys === '' ? name : `${keys}.${name}`;

/** Appends a step to a schema path. List indexes, record keys and plural categories add nothing. */
export function keysBelow(schema: z.ZodType, keys: string, step: string | number): string {
  if (!hasKeys(schema) || isPluralCategory(step)) return keys;
  return keys === '' ? `${step}` : `${keys}.${step}`;
}
