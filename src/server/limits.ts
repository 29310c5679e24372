/** See `limits`. */
export type Limits = Readonly<Record<keyof typeof limits, number>>;

/** The limits for a client: sizes in bytes, times in milliseconds. */
export const limits = Object.freeze({
  /** The longest address; RFC 9110 (4.1) asks for 8,000 at least. */
  targetLength: 8192,
  /** All header lines together, with the request line. */
  headerBytes: 16_384,
  headerCount: 100,
  bodyBytes: 65_536,
  /** Until all headers are there; Node looks once a second, so that it is 10 seconds at most. */
  headersMs: 9000,
  /** Until the whole request is there; 20 seconds at most. */
  requestMs: 19_000,
  /** Without any byte in either direction; for a client that does not read, twice that, because Node looks twice. */
  silentMs: 20_000,
  /** Between two requests. Node adds up to a second in some versions. */
  idleMs: 4000,
  /** From a request to stop until whoever still reads is cut off. */
  stopMs: 8000,
  /** Until a refused client must stop sending. */
  lingerMs: 2000,
  /** Open connections from which on none is kept for a next request. */
  crowd: 1024,
  /** Open connections at most; when there are more, the address with most of them loses its oldest. */
  connections: 4096,
  /** Open connections of one address at most: a browser has six, and offices and phone companies have one address. */
  connectionsOfAddress: 256,
  /** Requests of one connection without an answer; browsers send the next one when they have it. */
  pipelined: 32,
  /** Bytes a second that a client takes at least while something is sent to it, over a window in milliseconds. */
  readRate: 500,
  readWindowMs: 30_000,
});
