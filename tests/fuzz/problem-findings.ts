import { type Diagnostic, formatGithub, formatText, toJson } from '../../src/diagnostics/index.ts';
import { loadTranslator } from '../../src/diagnostics/translation.ts';
import type { Findings } from './kind.ts';

/** Problems of a file as a whole, of one that is missing, and of files that have no lines. */
const ofWholeFiles =
  /^(?:file-|media-|picture-|video-|drawing-(?:large|deep)$|translation-missing$|page-missing$)/;

/** What would move the cursor of a terminal, hide text or turn it around. */
const controls = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const icelandic = await loadTranslator('is');

const plain = (_style: string, text: string) => text;

/** What is wrong with problems: that they stand nowhere, beside their file, or cannot be printed. */
export function problemFindings(
  problems: readonly Diagnostic[],
  files: ReadonlyMap<string, string>,
): Findings {
  return problems.flatMap((problem) => [...placeFindings(problem, files), ...printFindings(problem)]);
}

function placeFindings({ code, place }: Diagnostic, files: ReadonlyMap<string, string>): Findings {
  const { file, line, column, length = 1, sourceLine } = place;
  if (line === undefined) return ofWholeFiles.test(code) ? [] : [`${code}: no line in ${file}`];
  const text = files.get(file);
  if (text === undefined) return [`${code}: ${file} was not there`];
  const there = text.split('\n')[line - 1];
  if (there === undefined) return [`${code}: ${file} has no line ${line}`];
  const isInside = column !== undefined && column >= 1 && column - 1 <= there.length && length >= 1;
  if (!isInside) return [`${code}: line ${line} of ${file} has no column ${column}, length ${length}`];
  return sourceLine === there ? [] : [`${code}: line ${line} of ${file} is another`];
}

function printFindings(problem: Diagnostic): Findings {
  const lines = [problem, icelandic.translate(problem)].flatMap((one) => formatText(one, plain).split('\n'));
  const isUnsafe = [...lines, formatGithub(problem)].some((line) => controls.test(line.replaceAll('\t', '')));
  JSON.stringify(toJson(problem));
  return isUnsafe ? [`${problem.code}: prints a control character`] : [];
}
