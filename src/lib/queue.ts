/** How many pieces are under way at once: a few more than Node has threads for pictures and compression, so that none of these waits. */
const most = 6;

/** Work in pieces, of which a few are done at once, in the order in which they come. */
export interface Queue {
  /** Gives what the piece gives, when it has been its turn. */
  add<T>(piece: () => Promise<T>): Promise<T>;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Creates a queue with nothing in it.
 *
 * @param signal ends it before the next piece: those that are left throw its reason
 */
export function createQueue(signal?: AbortSignal): Queue {
  const waiting = new Set<() => Promise<void>>();
  const lanes = new Set<Promise<void>>();
  const workThrough = async () => {
    // A set also visits what it gets meanwhile.
    for (const piece of waiting) {
      waiting.delete(piece);
      await piece();
    }
  };
  const openLane = () => {
    const lane = workThrough().finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  return {
    add: (piece) =>
      new Promise((resolve, reject) => {
        waiting.add(async () => {
          try {
            signal?.throwIfAborted();
            resolve(await piece());
          } catch (error) {
            reject(error);
          }
        });
        if (lanes.size < most) openLane();
      }),
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
