import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process in MB, and how many files and connections it has open; Linux only. */
export function readImageMetadata(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  return { megabytes, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** The value in the middle, or at another part of the way from the smallest to the largest. */
export function quantile(values, part = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
