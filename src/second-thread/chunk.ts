/** Things that are made one after the other by the thread that has claimed them. */
export interface Chunk {
  /** The name of the task. */
  task: string;
  /** What each thing is made from: plain data. */
  work: unknown[];
  /** Shared by the threads: whether one has begun. */
  begun: Int32Array<SharedArrayBuffer>;
}

export function createChunk(task: string): Chunk {
  return { task, work: [], begun: new Int32Array(new SharedArrayBuffer(4)) };
}

/** Whether a chunk belongs to whoever asks: only the first one gets it. */
export function claim({ begun }: Chunk): boolean {
  return Atomics.exchange(begun, 0, 1) === 0;
}
