/** How a result is written down for other processes. */
export interface Form<T> {
  /** Plain data (structured clone): maps, lists, texts, without functions and classes. Undefined for what must not be written down. */
  pack(result: T): unknown;
  /** Must give what can do the same as the result. */
  unpack(stored: unknown): T;
}

/** For results that are plain data themselves. */
export const plain = <T>(): Form<T> => ({ pack: (result) => result, unpack: (stored) => stored as T });
