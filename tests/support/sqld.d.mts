/** A libSQL server that runs. */
export interface Sqld {
  url: string;
  pid: number;
  /** Sends a signal, and waits for its end where it ends it; SIGKILL by default. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export function whyNoSqld(): string | undefined;

export function tokenMaker(): {
  publicKey: string;
  token(claims?: { a?: 'ro' | 'rw'; exp?: number }): string;
};

export function startSqld(place: { folder: string; port: number; publicKey?: string }): Promise<Sqld>;
