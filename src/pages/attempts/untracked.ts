import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import { isOfSite, readFrame, writtenPosition } from './position.ts';

/** A read by the site's code that the build cannot track. */
export class UntrackedRead extends Error {
  readonly read: string;

  constructor(read: string) {
    super(`${read} is not tracked`);
    this.read = read;
  }
}

type ToolFolder = Pick<Config, 'toolDir'>;

/** The folder of the running tool, compiled or not: its frames need no source map. */
const own = join(dirname(fileURLToPath(import.meta.url)), '/');

/** The number of running tracked calls, and the first read that was refused. */
const state: { depth: number; refused: UntrackedRead | undefined } = { depth: 0, refused: undefined };

/**
 * Runs the site's code, which must not read the clock, random numbers, the process or the machine. Only calls from the site's own
 * frames are refused; packages and the tool may read them.
 *
 * @throws UntrackedRead even if the site's code caught it
 */
export function runTracked<T>(work: () => T, tool: ToolFolder): T {
  const stop = refuseReads(tool);
  try {
    return throwIfRefused(work());
  } finally {
    stop();
  }
}

/** Loads the modules of the site under the same rules as `runTracked`. */
export async function loadTracked<T>(work: () => Promise<T>, tool: ToolFolder): Promise<T> {
  const stop = refuseReads(tool);
  try {
    return throwIfRefused(await work());
  } finally {
    stop();
  }
}

function throwIfRefused<T>(result: T): T {
  if (state.refused) throw state.refused;
  return result;
}

/** Replaces the functions and values that must not be read. Returns a function that restores them. */
function refuseReads(tool: ToolFolder): () => void {
  state.depth += 1;
  const restore = state.depth === 1 ? replaceAll(tool) : () => {};
  return () => {
    state.depth -= 1;
    state.refused = undefined;
    restore();
  };
}

function replaceAll(tool: ToolFolder): () => void {
  const check = (read: string, caller: object): void => {
    if (!isCalledBySite(caller, tool)) return;
    const error = new UntrackedRead(read);
    Error.captureStackTrace(error, caller as () => void);
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

/** Properties of `process` that depend on the machine or the run. */
const machineFacts = ['env', 'argv', 'cwd', 'hrtime', 'uptime', 'memoryUsage'] as const;

type Method = (...args: never[]) => unknown;

type RefuseCall = <K extends string>(owner: Record<K, Method>, key: K) => () => void;

/** Refuses methods whose results depend on the version of Node, or on the locale and time zone of the machine. */
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

/** Replaces a method of a global object or prototype. */
function replace<K extends string>(
  owner: Record<K, Method>,
  key: K,
  refuse: (caller: object) => void,
): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  const real = owner[key];
  function value(this: unknown, ...args: never[]) {
    refuse(value);
    // An extracted method has no `this`.
    return real.apply(this ?? owner, args);
  }
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });
  return () => restoreKey(owner, key, before);
}

/** Replaces a value of a global object with a getter. */
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

/** Restores a property. Inherited ones become visible again when the replacement is deleted. */
function restoreKey(owner: object, key: string, before: PropertyDescriptor | undefined): void {
  if (before) Object.defineProperty(owner, key, before);
  else Reflect.deleteProperty(owner, key);
}

/** Checks whether code of the site has called a function. The tool calls some for each file, so only one frame is captured. */
function isCalledBySite(called: object, tool: ToolFolder): boolean {
  const { stackTraceLimit } = Error;
  const trace = { stack: '' };
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(trace, called as () => void);
  Error.stackTraceLimit = stackTraceLimit;
  const frame = trace.stack.split('\n').find((line) => /^\s*at /.test(line));
  const compiled = frame === undefined ? undefined : readFrame(frame);
  if (!compiled || compiled.path.startsWith(own)) return false;
  const written = writtenPosition(compiled);
  return written !== undefined && isOfSite(written.path, tool);
}
