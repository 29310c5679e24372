/** The time that a stage of the build took. Stages may overlap. */
export interface StageTime {
  stage: string;
  /** Start, in milliseconds since the process started. */
  start: number;
  /** Duration in milliseconds. */
  ms: number;
}

/** A timer for stages. */
interface Stopwatch {
  /** Runs and times part of a stage. A stage lasts from the start of its first part to the end of its last. */
  time<T>(stage: string, work: () => T): T;
  stages: StageTime[];
}

/** Creates a stopwatch without stages. */
export function createStopwatch(): Stopwatch {
  const stages: StageTime[] = [];
  const begin = (stage: string): StageTime => {
    const existing = stages.find((one) => one.stage === stage);
    if (existing) return existing;
    const entry = { stage, start: performance.now(), ms: 0 };
    stages.push(entry);
    return entry;
  };
  return {
    stages,
    time(stage, work) {
      const entry = begin(stage);
      const stop = () => {
        entry.ms = performance.now() - entry.start;
      };
      const result = work();
      if (result instanceof Promise) {
        result.then(stop, stop);
        return result;
      }
      stop();
      return result;
    },
  };
}
