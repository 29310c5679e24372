import type { z } from 'zod';
import { isPluralCategory } from './plural.ts';
import { rawKey, rawOf } from './raw.ts';
import { childSchema, hasKeys, isContainer, unwrap } from './walk.ts';

/** Who is told what is read of a value. */
interface Watcher {
  /**
   * Is called with the keys of the schema that lead to what is read, without indexes and names: `process.steps.title`. Lists, and
   * maps whose keys are names, have none; what they hold has.
   */
  note(keys: string): void;
  /** Is called with the first key that leads to what is read, whatever the schema says; without one if that may be all of it. */
  see?(key?: string): void;
}

/** The same value, which reports when something of it is read. What does not fit a map or a list is returned as it is. */
export function watch<T>(schema: z.ZodType, value: T, { note, see = () => {} }: Watcher): T {
  const watched = new Map<object, object>();
  const watching: Watching = {
    note,
    see,
    wrap(place, inner, first) {
      if (typeof inner !== 'object' || inner === null) return inner;
      const target = rawOf(inner);
      // What has taken the place of a name is watched as what it is.
      if (!place.isContainer) return inner;
      const known = watched.get(target);
      if (known) return known;
      const proxy = new Proxy(target, new Handler(place, first, watching));
      watched.set(target, proxy);
      return proxy;
    },
  };
  return watching.wrap(topOf(schema), value, undefined) as T;
}

/** Says whether it can be noted what is read of the values of a schema. */
export function canBeWatched(schema: z.ZodType): boolean {
  return topOf(schema).isContainer;
}

/** What all values inside one have in common. */
interface Watching extends Required<Watcher> {
  /**
   * A value at a place, which reports when something of it is read.
   *
   * @param first the first of all keys that lead to it; none at the top
   */
  wrap(place: Place, inner: unknown, first: string | undefined): unknown;
}

/** Tells of every reading of one value. It is a class because there is one for each value: they share their functions. */
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

/** A place in the files of a schema. */
interface Place {
  /** The keys of the schema that lead to it. */
  keys: string;
  /** Whether the last step to it adds a key. */
  isNamed: boolean;
  isContainer: boolean;
  /** The place at a key or index; undefined for what the schema does not know. */
  below(step: string): Place | undefined;
}

const tops = new WeakMap<z.ZodType, Place>();

/** The places of a schema are the same in all of its files, and most are asked for again and again. */
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
  return {
    keys,
    isNamed,
    isContainer: isContainer(schema),
    below(step) {
      // Whatever is in a list or below names is at the same place.
      const name = named ? step : '';
      const found = known.get(name);
      if (found || known.has(name)) return found;
      const child = childSchema(schema, step);
      const keysOfChild = keysBelow(schema, keys, step);
      const place = child && placeOf(child, keysOfChild, keysOfChild !== keys);
      known.set(name, place);
      return place;
    },
  };
}

/** The keys that lead to a child: lists, and maps whose keys are names, add none, and neither do the forms for counts. */
export function keysBelow(schema: z.ZodType, keys: string, step: string | number): string {
  if (!hasKeys(schema) || isPluralCategory(step)) return keys;
  return keys === '' ? `${step}` : `${keys}.${step}`;
}
