/** The exit code of a command that was ended by a person at the keyboard; a service manager gets 0. */
export const codeOfSignal = (signal: NodeJS.Signals): number => (signal === 'SIGINT' ? 130 : 0);

/** Listens for the first signal only, so that a second one ends the process at once, and no longer than `until` says. */
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
