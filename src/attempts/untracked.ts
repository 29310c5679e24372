import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { isOfSite, readFrame, writtenPosition } from './position.ts';

/** A read by the site's code that the build cannot track. */
export class UntrackedRead extends Error {
  readonly read: string;

  constructor(read: string) {
    super(`${read} is not tracked`);
    this.read = read;
  }
}

type Places = Pick<Config, 'toolDir'>;

/** The folder of the running tool, compiled or not: its frames need no source map. */
const own = join(dirname(fileURLToPath(import.meta.url)), '/');

/** How many calls of `tracked` are under way, and the first read that one of them refused. */
const state: { depth: number; refused: UntrackedRead | undefined } = { depth: 0, refused: undefined };

/**
 * Runs code of the site, which must not read the clock, random numbers, or facts of the process and the machine. The site's own
 * code alone is refused, by the frame that calls: packages and the tool may use them.
 *
 * @throws UntrackedRead also if the code caught it
 */
export function tracked<T>(work: () => T, places: Places): T {
  const stop = refuse(places);
  try {
    return passed(work());
  } finally {
    stop();
  }
}

/** Does the same while the modules of the site are loaded. */
export async function trackedLoad<T>(work: () => Promise<T>, places: Places): Promise<T> {
  const stop = refuse(places);
  try {
    return passed(await work());
  } finally {
    stop();
  }
}

function passed<T>(result: T): T {
  if (state.refused) throw state.refused;
  return result;
}

/** Replaces the functions that read such things. Returns a function that puts them back. */
function refuse(places: Places): () => void {
  state.depth += 1;
  const restore = state.depth === 1 ? replaceAll(places) : () => {};
  return () => {
    state.depth -= 1;
    state.refused = undefined;
    restore();
  };
}

function replaceAll(places: Places): () => void {
  const check = (read: string, caller: object): void => {
    const error = new UntrackedRead(read);
    Error.captureStackTrace(error, caller as () => void);
    if (!isCalledBySite(error, places)) return;
    state.refused ??= error;
    throw error;
  };
  const { Date: RealDate } = globalThis;
  const handler: ProxyHandler<DateConstructor> = {
    apply(target, _, args) {
      check('Date()', handler.apply ?? handler);
      return Reflect.apply(target, undefined, args);
    },
    construct(target, args, newTarget) {
      if (args.length === 0) check('new Date()', handler.construct ?? handler);
      return Reflect.construct(target, args, newTarget);
    },
  };
  const refuseCall = <K extends string>(owner: Record<K, Method>, key: K, name = '') =>
    replace(owner, key, (caller) => check(`${name}${key}()`, caller));
  const undo = [
    refuseCall(RealDate, 'now', 'Date.'),
    refuseCall(Math, 'random', 'Math.'),
    refuseCall(performance, 'now', 'performance.'),
    refuseCall(crypto, 'randomUUID', 'crypto.'),
    refuseCall(crypto, 'getRandomValues', 'crypto.'),
    ...refuseLocales(refuseCall),
    ...machineFacts.map((key) => replaceValue(process, key, (caller) => check(`process.${key}`, caller))),
    replaceValue(performance, 'timeOrigin', (caller) => check('performance.timeOrigin', caller)),
    replaceValue(globalThis, 'Intl', (caller) => check('Intl', caller)),
  ];
  globalThis.Date = new Proxy(RealDate, handler);
  return () => {
    globalThis.Date = RealDate;
    for (const one of undo) one();
  };
}

/** Facts of the process and its machine. */
const machineFacts = ['env', 'argv', 'cwd', 'hrtime', 'uptime', 'memoryUsage'] as const;

type Method = (...args: never[]) => unknown;

type RefuseCall = <K extends string>(owner: Record<K, Method>, key: K) => () => void;

/** Refuses methods that follow the version of Node and, without an argument, the language and time zone of the machine. */
const refuseLocales = (refuseCall: RefuseCall) => [
  ...[Number.prototype, BigInt.prototype, Array.prototype, Date.prototype].map((owner) =>
    refuseCall(owner, 'toLocaleString'),
  ),
  refuseCall(Date.prototype, 'toLocaleDateString'),
  refuseCall(Date.prototype, 'toLocaleTimeString'),
  refuseCall(String.prototype, 'localeCompare'),
  refuseCall(String.prototype, 'toLocaleLowerCase'),
  refuseCall(String.prototype, 'toLocaleUpperCase'),
];

/** Replaces the method of a global object or of a prototype. */
function replace<K extends string>(
  owner: Record<K, Method>,
  key: K,
  refuse: (caller: object) => void,
): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  const real = owner[key];
  function value(this: unknown, ...args: never[]) {
    refuse(value);
    // A method that was taken from its object belongs to it still.
    return real.apply(this ?? owner, args);
  }
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });
  return () => restoreKey(owner, key, before);
}

/** Replaces a value of a global object. */
function replaceValue<T extends object>(
  owner: T,
  key: keyof T & string,
  refuse: (caller: object) => void,
): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  const real = owner[key];
  const get = () => {
    refuse(get);
    return real;
  };
  Object.defineProperty(owner, key, { get, configurable: true });
  return () => restoreKey(owner, key, before);
}

/** Methods of a prototype become visible again. */
function restoreKey(owner: object, key: string, before: PropertyDescriptor | undefined): void {
  if (before) Object.defineProperty(owner, key, before);
  else Reflect.deleteProperty(owner, key);
}

function isCalledBySite({ stack = '' }: Error, places: Places): boolean {
  const [frame] = stack.split('\n').filter((line) => /^\s*at /.test(line));
  const compiled = frame === undefined ? undefined : readFrame(frame);
  if (!compiled || compiled.path.startsWith(own)) return false;
  const written = writtenPosition(compiled);
  return written !== undefined && isOfSite(written.path, places);
}
