import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Listed, readResults, type Stored } from '../memory/result-file.ts';
import { type Chunk, claim, createChunk } from './chunk.ts';
import type { Job, Task } from './work.ts';

/** What a second thread is started from: the compiled program, and the compiled site. */
export interface ThreadFiles {
  program: string;
  site: string;
}

/** A second thread. What it has not made is made where it is needed. */
export interface SecondThread {
  /** Says that the result of a task will be asked for by this name: it is made until then, in the order in which it is told. */
  foresee<A>(task: Task<A>, argument: A, name: string): void;
  /** The result under a name, if it has come. What has not been begun will not be any more. */
  take(name: string): Stored | undefined;
  /** Whether it is quicker to have so many files written by the thread. */
  isWorthFor(count: number): boolean;
  /**
   * Runs a job in the thread.
   *
   * @throws if it fails there, or if the thread ends
   */
  run<A>(job: Job<A>, argument: A): Promise<void>;
}

/** How many things are made at a time: the fewer, the more messages; the more, the longer both threads make the same at the end. */
const chunkSize = 16;
/** The thread loads the whole engine first, and V8 compiles it anew: with 1,000 texts nothing was won, with 3,000 an eighth of the time. */
const leastWork = 2000;
/** The same for files to write: with 3,000 time was lost, with 10,000 won. */
const leastFiles = 5000;

/** How many threads build: the main one, or a second one as well. */
export type Threads = 1 | 2;

/**
 * A second thread that starts when there is much to do.
 *
 * @param threads undefined for one where there is a second processor; 2 for one that starts at once
 */
export function createSecondThread(files: ThreadFiles, threads?: Threads): SecondThread | undefined {
  if (threads === undefined) return availableParallelism() < 2 ? undefined : openThread(files);
  return threads === 2 ? openThread(files, true) : undefined;
}

function openThread(files: ThreadFiles, isAsked = false): SecondThread {
  const { port1: own, port2: other } = new MessageChannel();
  const chunkOf = new Map<string, Chunk>();
  const arrived = new Map<string, Stored>();
  const waiting: Chunk[] = [];
  let filling: Chunk | undefined;
  let thread: StartedThread | undefined;

  const started = () => {
    thread ??= startThread(files, other);
    return thread;
  };
  const send = () => {
    started();
    for (const chunk of waiting.splice(0)) own.postMessage(chunk);
  };
  const receive = () => {
    for (;;) {
      const given: { message: Listed } | undefined = receiveMessageOnPort(own);
      if (!given) return;
      const { list, bytes } = given.message;
      for (const [name, stored] of readResults(list, () => bytes[0])) arrived.set(name, stored);
    }
  };
  return {
    foresee({ name: task }, argument, name) {
      filling = filling?.task === task ? filling : createChunk(task);
      filling.work.push(argument);
      chunkOf.set(name, filling);
      if (filling.work.length < chunkSize) return;
      waiting.push(filling);
      filling = undefined;
      if (isAsked || thread || waiting.length * chunkSize >= leastWork) send();
    },
    take(name) {
      if (thread && !arrived.has(name)) receive();
      const chunk = chunkOf.get(name);
      if (chunk) claim(chunk);
      const stored = arrived.get(name);
      arrived.delete(name);
      return stored;
    },
    isWorthFor: (count) => isAsked || thread !== undefined || count >= leastFiles,
    run: ({ name: job }, argument) => started().call({ job, argument }),
  };
}

interface StartedThread {
  call(message: { job: string; argument: unknown }): Promise<void>;
}

/** Nothing waits for the thread but its jobs. */
function startThread({ program, site }: ThreadFiles, port: MessagePort): StartedThread {
  const workerData = { site, port };
  const worker = new Worker(program, { workerData, transferList: [port] });
  worker.unref();
  const ended = once(worker, 'exit').then(
    () => new Error('The thread has ended.'),
    (error: unknown) => error,
  );
  return {
    async call(message) {
      const { port1: own, port2: answers } = new MessageChannel();
      try {
        worker.postMessage({ ...message, answers }, [answers]);
        const [problem] = await Promise.race([once(own, 'message'), ended.then((error) => [error])]);
        if (problem !== undefined) throw problem;
      } finally {
        own.close();
      }
    },
  };
}
