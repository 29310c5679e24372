/** The time, as a calendar shows it and as a stopwatch does. */
export interface Clock {
  /** Milliseconds since 1970. A person may set it back or forward. */
  now(): number;
  /** Milliseconds since some moment; nobody can set it. */
  ticks(): number;
}

/** The clocks of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
};
