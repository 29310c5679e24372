/** Number of tasks that run at once: a few more than the threads of Node's pool, so that no thread waits. */
const concurrency = 6;

/** A first-in, first-out queue of tasks with limited concurrency. */
export interface Queue {
  /** Queues a task. Resolves with its result. */
  add<T>(task: () => Promise<T>): Promise<T>;
  /** Waits until no task is queued or running. */
  idle(): Promise<void>;
}

/**
 * Creates an empty queue.
 *
 * @param signal stops the queue before the next task; the remaining ones reject with its reason
 */
export function createQueue(signal?: AbortSignal): Queue {
  const waiting = new Set<() => Promise<void>>();
  const lanes = new Set<Promise<void>>();
  const runWaiting = async () => {
    // Iteration includes tasks added meanwhile.
    for (const task of waiting) {
      waiting.delete(task);
      await task();
    }
  };
  const openLane = () => {
    const lane = runWaiting().finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  return {
    add: (task) =>
      new Promise((resolve, reject) => {
        waiting.add(async () => {
          try {
            signal?.throwIfAborted();
            resolve(await task());
          } catch (error) {
            reject(error);
          }
        });
        if (lanes.size < concurrency) openLane();
      }),
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
