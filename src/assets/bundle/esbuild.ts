import { join, resolve } from 'node:path';
import type { BuildFailure, BuildOptions, Location, Message } from 'esbuild';
import type { Config } from '../../config.ts';
import type { Place, Report } from '../../diagnostics/index.ts';

/** Browsers from spring 2024 on, which support `light-dark()`, nesting and popovers. */
const target = ['chrome123', 'firefox125', 'safari17.5'];

/** Returns the options for both scripts and styles. */
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
    // The same for the code of the site (cli/compile/bundle.ts).
    tsconfigRaw: {},
  }) satisfies BuildOptions;

/** The folder of the sources, and the report. */
export interface BundleSources extends Pick<Config, 'siteDir' | 'shown'> {
  report: Report;
}

/**
 * Awaits a run of esbuild and reports its errors and warnings; then returns undefined. Warnings count as errors, because an unclosed
 * bracket in CSS is only a warning but disables all rules after it.
 */
export async function reportBundleErrors<R extends { warnings: Message[] }>(
  running: Promise<R>,
  sources: BundleSources,
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

/** Checks whether an error is a build failure of esbuild. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function reportAll(messages: readonly Message[], { siteDir, shown, report }: BundleSources): void {
  for (const { text, location, notes, detail } of withoutDuplicates(messages)) {
    // esbuild locates an unclosed bracket at the end of the file. The opening bracket is more useful.
    const opening = notes.find((note) => note.text.startsWith('The unbalanced'))?.location;
    const hint = notes.find((note) => note.text.startsWith('Did you mean'))?.text;
    const own = placeOf(opening ?? location);
    const place = { ...own, file: shown(resolve(siteDir, own.file)) };
    const wanted = own.file.startsWith('templates/') ? undefined : missingExport(text);
    if (wanted) {
      report.error('bundle-failed', { file: shown(resolve(siteDir, wanted.file)) }, needsExport(wanted.name));
      continue;
    }
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

/** Returns the details of the problem that a file lacks an export which the browser needs. */
export const needsExport = (name: string) => ({
  isStyle: false,
  detail: `the browser needs “${name}” of this file, which does not export it`,
});

/** Returns the file of the site that lacks an export which generated code imports. */
function missingExport(text: string): { file: string; name: string } | undefined {
  const [, file, name] = /^No matching export in "(.+)" for import "(.+)"$/.exec(text) ?? [];
  return file === undefined || name === undefined ? undefined : { file, name };
}

/** Returns the Node module that the site's code must not import (cli/compile/untracked-imports.ts). */
function untrackedModule(detail: unknown): string | undefined {
  const { untrackedModule: module } = Object(detail) as { untrackedModule?: unknown };
  return typeof module === 'string' ? module : undefined;
}

/** Removes duplicate messages, because the parts of a style sheet are bundled separately. */
function withoutDuplicates(messages: readonly Message[]): Message[] {
  const key = ({ text, location }: Message) => {
    const { file, line, column } = placeOf(location);
    return [file, line, column, text].join(':');
  };
  return [...new Map(messages.toReversed().map((message) => [key(message), message])).values()].toReversed();
}

function placeOf(location: Location | null): Place {
  if (!location) return { file: 'templates' };
  const { line, column, length, lineText } = location;
  // The address of a part of a style sheet ends with the part.
  const file = location.file.replace(/\?\w+$/, '');
  // esbuild counts columns in bytes of UTF-8.
  const before = Buffer.from(lineText).subarray(0, column).toString('utf8').length;
  return { file, line, column: before + 1, length: Math.max(1, length), sourceLine: lineText };
}
