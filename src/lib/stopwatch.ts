/** How long a stage of the build took. Some are under way at the same time. */
export interface StageTime {
  stage: string;
  /** When it began, in milliseconds since the process did. */
  start: number;
  /** From then to its end, in milliseconds. */
  ms: number;
}

/** Measures stages; what a stage gives is passed on. */
interface Stopwatch {
  /** A stage may come in pieces: it is from the start of the first to the end of the last. */
  time<T>(stage: string, work: () => T): T;
  stages: StageTime[];
}

/** A stopwatch that has measured nothing yet. */
export function createStopwatch(): Stopwatch {
  const stages: StageTime[] = [];
  const begin = (stage: string): StageTime => {
    const begun = stages.find((one) => one.stage === stage);
    if (begun) return begun;
    const entry = { stage, start: performance.now(), ms: 0 };
    stages.push(entry);
    return entry;
  };
  return {
    stages,
    time(stage, work) {
      const entry = begin(stage);
      const note = () => {
        entry.ms = performance.now() - entry.start;
      };
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
