/** An error that is shown to the operator in one line. */
export class ServerError extends Error {}

interface Place {
  host: string;
  port: number;
}

/** Explains in one line why a server could not start, and what to do; undefined for a bug. */
export function explainFailure(error: unknown, { host, port }: Place): string | undefined {
  if (error instanceof ServerError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const lines: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program. Stop it, or choose another with --port.`,
    EACCES: `This user may not listen on port ${port} or read the folder. Choose a port from 1024 upwards, or fix the permissions.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `There is no host named ${host}. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.`,
    EMFILE: 'Too many files are open. Raise the limit (“ulimit -n 4096”) and start again.',
    ENFILE: 'Too many files are open on this machine. Close other programs and start again.',
  };
  return lines[code];
}
