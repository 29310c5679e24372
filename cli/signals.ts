/** The exit code of a command that a person has ended at the keyboard; a service manager gets 0. */
export const codeOfSignal = (signal: NodeJS.Signals): number => (signal === 'SIGINT' ? 130 : 0);

/** Waits for the first signal to stop, unless `until` is aborted. A second signal ends the process at once. */
export function askedToStop(until?: AbortSignal): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const names = ['SIGINT', 'SIGTERM'] as const;
    const forget = () => {
      for (const name of names) process.off(name, hear);
    };
    const hear = (signal: NodeJS.Signals) => {
      forget();
      resolve(signal);
    };
    for (const name of names) process.on(name, hear);
    until?.addEventListener('abort', forget);
  });
}

/** Runs work that must not end half done. Signals that arrive meanwhile have no effect: it takes a moment only. */
export function withoutSignals(work: () => void): void {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const ignore = () => undefined;
  for (const name of names) process.on(name, ignore);
  try {
    work();
  } finally {
    // Node tells of signals only after the work.
    setImmediate(() => {
      for (const name of names) process.off(name, ignore);
    });
  }
}
