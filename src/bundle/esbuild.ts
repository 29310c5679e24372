import { join, resolve } from 'node:path';
import type { BuildFailure, BuildOptions, Location, Message } from 'esbuild';
import type { Config } from '../config.ts';
import type { Place, Report } from '../diagnostics/index.ts';

/** Browsers with `light-dark()`, nesting and popovers: from spring 2024 on. */
const target = ['chrome123', 'firefox125', 'safari17.5'];

/** The options for bundling both scripts and styles. Nothing is written to the disk. */
export const commonOptions = (siteDir: string) =>
  ({
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    outdir: join(siteDir, 'out'),
    publicPath: '/',
    target,
    logLevel: 'silent',
    legalComments: 'none',
    charset: 'utf8',
    // As for the code of the site (cli/compile/bundle.ts).
    tsconfigRaw: {},
  }) satisfies BuildOptions;

/** Where the sources are from which esbuild works, and where problems of them are reported. */
export interface Sources extends Pick<Config, 'siteDir' | 'shown'> {
  report: Report;
}

/**
 * Waits for a run of esbuild and reports what it found. Warnings are errors: a bracket that is not closed is only a
 * warning to esbuild, but removes the rules after it from every page.
 */
export async function unlessFailed<R extends { warnings: Message[] }>(
  running: Promise<R>,
  sources: Sources,
): Promise<R | undefined> {
  try {
    const result = await running;
    reportAll(result.warnings, sources);
    return result.warnings.length === 0 ? result : undefined;
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    reportAll([...error.errors, ...error.warnings], sources);
    return undefined;
  }
}

/** Whether an error is what esbuild says of sources. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function reportAll(messages: readonly Message[], { siteDir, shown, report }: Sources): void {
  for (const { text, location, notes, detail } of withoutRepetitions(messages)) {
    // Only the opening bracket shows where one is missing; the end of the file says nothing.
    const opening = notes.find((note) => note.text.startsWith('The unbalanced'))?.location;
    const hint = notes.find((note) => note.text.startsWith('Did you mean'))?.text;
    const own = placeOf(opening ?? location);
    const place = { ...own, file: shown(resolve(siteDir, own.file)) };
    const module = untrackedModule(detail);
    if (module !== undefined) {
      report.error('untracked-import', place, { module });
      continue;
    }
    report.error('bundle-failed', place, {
      detail: text.replace(/\.$/, ''),
      isStyle: place.file.endsWith('.css'),
      ...(hint === undefined ? {} : { hint }),
    });
  }
}

/** The module of Node that code of the site imports (cli/compile/untracked-imports.ts). */
function untrackedModule(detail: unknown): string | undefined {
  const { untrackedModule: module } = Object(detail) as { untrackedModule?: unknown };
  return typeof module === 'string' ? module : undefined;
}

/** A style sheet whose parts are bundled several times has its problems several times. */
function withoutRepetitions(messages: readonly Message[]): Message[] {
  const key = ({ text, location }: Message) => {
    const { file, line, column } = placeOf(location);
    return [file, line, column, text].join(':');
  };
  return [...new Map(messages.toReversed().map((message) => [key(message), message])).values()].toReversed();
}

function placeOf(location: Location | null): Place {
  if (!location) return { file: 'templates' };
  const { line, column, length, lineText } = location;
  // A part of a style sheet has its name behind the path.
  const file = location.file.replace(/\?\w+$/, '');
  // esbuild counts columns in bytes of UTF-8.
  const before = Buffer.from(lineText).subarray(0, column).toString('utf8').length;
  return { file, line, column: before + 1, length: Math.max(1, length), sourceLine: lineText };
}
