import type { Task } from '../second-thread/work.ts';
import { createPartsNotes, createRounds } from './notes.ts';
import type { Form } from './stored-form.ts';
import type { Entry, StoredMemory } from './stored-memory.ts';

/** What can be compared with what an earlier run had. A symbol is what nobody can know again. */
type Input = string | number | boolean | undefined | symbol;

/** Something that is remembered, and everything on which it depends. */
export interface Subject<T> {
  /** Nothing else has it. */
  name: string;
  /** Everything of the content, the choices and the machine. */
  inputs: readonly Input[];
  /** Everything of the code: functions and definitions, which follow from it and from the name; lists stand for what is in them. */
  code?: readonly unknown[];
  /** Absent for what this process alone remembers. */
  form?: Form<T>;
  /** Whether all else is as it was when a result was made: for what depends on more than its inputs, which the result can tell. */
  isStill?(known: T): boolean;
}

/**
 * What pure functions gave, each for as long as its inputs stay the same. The same functions are called in the same order with and
 * without it.
 */
export interface Memory {
  /** Returns what `make` gave when it was last called for this subject, if everything on which it depends is the same; else calls it. */
  recall<T>(subject: Subject<T>, make: () => T): T;
  /** Returns what would be recalled if it had to be neither made nor proved; it is no part of anything. */
  known<T>(subject: Subject<T>): T | undefined;
  /** Whether a result that was written down would be recalled. */
  isStored<T>(subject: Subject<T>): boolean;
  /** Says that the result of a task will soon be recalled by this name: a second thread, if there is one, may make it until then. */
  foresee<A>(task: Task<A>, argument: A, name: string): void;
  /** Writes down what other processes can use. */
  save(): Promise<void>;
}

/** That of a process in which the code changes. */
export interface LastingMemory extends Memory {
  /** Says that other code runs from now on than that of the processes that wrote down what they remembered, or read it. */
  leaveStored(): void;
  /**
   * Says that the same code runs in other objects from now on: what `work` recalls is taken over into these in the form for other
   * processes, and nothing else is known that depends on code.
   */
  rebind<T>(work: () => Promise<T>): Promise<T>;
  /** Says that everything which is still needed is recalled from now on. */
  beginRound(): void;
  /** Forgets what was not recalled in this round, and is no part of what was, such as pages that have gone. */
  forgetOlder(): void;
}

/** For what is built without. */
export const noMemory: Memory = {
  recall: (_subject, make) => make(),
  known: () => undefined,
  isStored: () => false,
  foresee: () => {},
  save: async () => {},
};

/** Something that can be recalled, and how it is made. */
export interface Recallable<T> {
  subject: Subject<T>;
  make(): T;
}

/** Makes something as it would be written down. */
export function entryOf<T>({ subject: { name, inputs, form }, make }: Recallable<T>): Entry {
  return { name, inputs, pack: () => form?.pack(make()), parts: new Set() };
}

interface Remembered {
  inputs: readonly Input[];
  code: readonly unknown[];
  result: unknown;
  /** Gives the result as plain data; absent for what is not written down. */
  pack: (() => unknown) | undefined;
  /** The names of what was recalled to make it. */
  parts: ReadonlySet<string>;
}

/**
 * A memory without anything in it. It keeps one result for each name.
 *
 * @param from what other processes have remembered, of the same code
 * @param foresee begins to make what will be recalled
 */
export function createMemory(from?: StoredMemory, foresee: Memory['foresee'] = () => {}): LastingMemory {
  let stored = from;
  const all = new Map<string, Remembered>();
  /** What was made by the same code in other objects. */
  let carried = new Map<string, Remembered>();
  const findPacked = <T>(subject: Subject<T>): Remembered | undefined => {
    const { name, inputs, form } = subject;
    const found = form && (packedOf(carried.get(name), inputs) ?? stored?.find(name, inputs));
    const value = found?.value();
    if (!found || value === undefined) return undefined;
    return remembered(subject, { result: form.unpack(value), parts: found.parts });
  };
  const find = <T>(subject: Subject<T>) => ifOf(subject, all.get(subject.name) ?? findPacked(subject));
  const { note, makeNoting } = createPartsNotes();
  const rounds = createRounds(all);
  return {
    recall<T>(subject: Subject<T>, make: () => T): T {
      const { name, isStill = () => true } = subject;
      note(name);
      rounds.note(name);
      const known = find(subject);
      if (known && isStill(known.result as T)) {
        all.set(name, known);
        return known.result as T;
      }
      const made = makeNoting(make);
      all.set(name, remembered(subject, made));
      stored?.forget(name);
      return made.result;
    },
    known: <T>(subject: Subject<T>) => find(subject)?.result as T | undefined,
    isStored: ({ name, inputs }) => stored?.find(name, inputs) !== undefined,
    foresee,
    save: async () => stored?.save(entriesOf(all)),
    leaveStored() {
      stored = undefined;
    },
    async rebind(work) {
      carried = new Map([...all].filter(([, { code }]) => code.length > 0));
      for (const name of carried.keys()) all.delete(name);
      try {
        return await work();
      } finally {
        carried.clear();
      }
    },
    beginRound: rounds.begin,
    forgetOlder: rounds.forgetOlder,
  };
}

function remembered<T>(
  { inputs, code = [], form }: Subject<T>,
  { result, parts }: { result: T; parts: ReadonlySet<string> },
): Remembered {
  return { inputs, code, result, pack: form && (() => form.pack(result)), parts };
}

/** What can be written down. */
function entriesOf(all: ReadonlyMap<string, Remembered>): Entry[] {
  return [...all].flatMap(([name, { inputs, pack, parts }]) => (pack ? [{ name, inputs, pack, parts }] : []));
}

/** A result, if it is of the same inputs and code. */
function ifOf<T>({ inputs, code = [] }: Subject<T>, one: Remembered | undefined): Remembered | undefined {
  return one && isSame(one.inputs, inputs) && isSame(one.code, code) ? one : undefined;
}

/** What is remembered of these inputs, as it is written down. */
function packedOf(one: Remembered | undefined, inputs: readonly Input[]) {
  const packed = one && isSame(one.inputs, inputs) ? one.pack?.() : undefined;
  return one && packed !== undefined ? { value: () => packed, parts: one.parts } : undefined;
}

function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && isSame(one, other));
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]));
}
