import type { Paint } from '../src/index.ts';

/** Exit codes: 0 fine, 1 the content or the build has errors, this one for wrong usage, 130 interrupted. */
export const wrongUsage = 2;

/** Prints results on stdout, and everything else on stderr. */
export interface Output {
  result(line: string): void;
  /** Prints a line for people, not for programs. */
  note(line: string): void;
  /** Colours a text, when stderr is a terminal that shows colours. */
  paint: Paint;
}

/** The parts of `process` that printing needs. */
interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown; isTTY?: boolean };
  env: Record<string, string | undefined>;
}

const codes = { red: 31, yellow: 33, cyan: 36, dim: 2, bold: 1 } as const;

/** Prints through the streams of a process. */
export function createOutput({ stdout, stderr, env }: Streams): Output {
  const colours = wantsColours(env, stderr.isTTY ?? false);
  return {
    result: (line) => stdout.write(`${line}\n`),
    note: (line) => stderr.write(`${line}\n`),
    paint: (style, text) => (colours ? `\u001b[${codes[style]}m${text}\u001b[0m` : text),
  };
}

/** Decides by `NO_COLOR` and `FORCE_COLOR`, unless they are empty (no-color.org, force-color.org), then by the terminal. */
function wantsColours(env: Streams['env'], isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb' && !env.CI;
}

/** Lines of a table: columns as wide as their widest cell; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const cell = (value: string | number, column: number) =>
    typeof value === 'number'
      ? String(value).padStart(widths[column] ?? 0)
      : value.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

/** Formats a size in bytes, kB or MB. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** Formats a duration in milliseconds or seconds. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

/** Counts a noun: `1 error`, `2 errors`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
