/** How long a stage of the build took. */
export interface StageTime {
  stage: string;
  /** In milliseconds. */
  ms: number;
}

/** Measures stages; what a stage gives is passed on. */
export interface Stopwatch {
  time<T>(stage: string, work: () => T): T;
  stages: StageTime[];
}

/** A stopwatch that has measured nothing yet. */
export function createStopwatch(): Stopwatch {
  const stages: StageTime[] = [];
  return {
    stages,
    time(stage, work) {
      const start = performance.now();
      const note = () => stages.push({ stage, ms: performance.now() - start });
      const result = work();
      if (result instanceof Promise) {
        result.then(note, note);
        return result;
      }
      note();
      return result;
    },
  };
}
