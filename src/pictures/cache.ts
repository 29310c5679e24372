import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Files that are kept from one build to the next. A cache that cannot be read or written costs time and nothing else. */
export interface Cache {
  /** What was kept by this name, or else what `make` gives, which is then kept. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Removes what no build has asked for in a month. */
  sweep(): void;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** Opens a cache in a folder, which need not exist. */
export function openCache(folder: string): Cache {
  return {
    async get(name, make) {
      const path = join(folder, name);
      const kept = attempt(() => read(path));
      if (kept) return kept;
      const made = await make();
      attempt(() => keep(made, path, folder));
      return made;
    },
    sweep: () => void attempt(() => sweep(folder)),
  };
}

/** Marks the file as used, for the sweep. */
function read(path: string): Uint8Array {
  const bytes = readFileSync(path);
  const now = new Date();
  attempt(() => utimesSync(path, now, now));
  return bytes;
}

/** A file gets its name when it is whole: a build that is killed, or another at the same time, leaves no half. */
function keep(bytes: Uint8Array, path: string, folder: string): void {
  const working = `${path}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(working, bytes);
    renameSync(working, path);
  } finally {
    rmSync(working, { force: true });
  }
}

function sweep(folder: string): void {
  const oldest = Date.now() - month;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < oldest) rmSync(path, { force: true });
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
