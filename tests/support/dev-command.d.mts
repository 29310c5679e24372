import type { ChildProcess } from 'node:child_process';

export interface DevProcess {
  child: ChildProcess;
  /** Its address, without a slash at the end. */
  url: string;
  /** What it has written to stderr. */
  notes: string[];
  /** What it has written to stdout. */
  printed: string[];
  stop(): void;
  ended: Promise<unknown[]>;
}

export function startDev(
  folder: string,
  options?: { tool?: string; editor?: string; more?: readonly string[] },
): Promise<DevProcess>;
