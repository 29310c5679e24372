import type { Labels } from './catalogue.ts';
import { englishLabels } from './labels.ts';
import type { Message } from './messages/message.ts';
import type { Diagnostic } from './report.ts';

/** How problems are printed. */
export const formats = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof formats)[number];

/** A way to colour text, or to leave it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold', text: string) => string;

/** The words of a problem, safe to print. */
export function messageOf({ message: { what, why, fix, replacement } }: Diagnostic): Message {
  const words = { what: ownLines(what), why: ownLines(why), fix: ownLines(fix) };
  return replacement === undefined ? words : { ...words, replacement: printable(replacement) };
}

/** A text of which no line begins as a command of GitHub Actions does, which reads what is printed. */
const ownLines = (text: string) => printable(text).replace(/\n(?=\s*::)/g, ' ');

/** A problem for people: place, what, source line with caret, why and fix. */
export function formatText(diagnostic: Diagnostic, paint: Paint, labels: Labels = englishLabels): string {
  const { severity, code } = diagnostic;
  const { what, why, fix } = messageOf(diagnostic);
  const colour = severity === 'error' ? 'red' : 'yellow';
  return [
    `${paint('cyan', placeText(diagnostic))} ${paint(colour, labels[severity])} ${paint('dim', code)}`,
    `  ${paint('bold', what)}`,
    ...codeFrame(diagnostic, paint),
    `  ${paint('dim', `${labels.why}:`)} ${why}`,
    `  ${paint('dim', `${labels.fix}:`)} ${fix}`,
  ].join('\n');
}

/** A problem as an annotation of GitHub Actions. */
export function formatGithub(diagnostic: Diagnostic): string {
  const { place, severity, code } = diagnostic;
  const { what, why, fix } = messageOf(diagnostic);
  const properties = [
    `file=${escapeProperty(printable(place.file))}`,
    ...(place.line === undefined ? [] : [`line=${place.line}`]),
    ...(place.column === undefined ? [] : [`col=${place.column}`]),
    `title=${code}`,
  ];
  return `::${severity} ${properties.join(',')}::${escapeData(`${what} ${why} ${fix}`)}`;
}

/** A problem for programs. */
export function toJson(diagnostic: Diagnostic): Record<string, unknown> & { code: string } {
  const { code, severity, place } = diagnostic;
  return { code, severity, ...place, ...messageOf(diagnostic) };
}

/** `content/is/faq.yaml:12:3`. */
export function placeText({ place }: Diagnostic): string {
  const parts = [oneLine(place.file), place.line, place.column];
  return parts.filter((part) => part !== undefined).join(':');
}

/** The line of the source where a problem is, as it is shown. */
export interface Frame {
  line: number;
  /** The line, cut around the place of the problem if it is long. */
  text: string;
  /** How many characters are before the place, and how many it has. */
  start: number;
  length: number;
}

/** The line of the source where a problem is; undefined if it is in no line. */
export function frameOf({ place }: Diagnostic): Frame | undefined {
  const { sourceLine, line, column, length = 1 } = place;
  if (sourceLine === undefined || line === undefined || column === undefined) return undefined;
  const { shown, start } = shorten(sourceLine, column - 1);
  return { line, text: printable(shown), start, length: Math.max(1, Math.min(length, shown.length - start)) };
}

function codeFrame(diagnostic: Diagnostic, paint: Paint): string[] {
  const frame = frameOf(diagnostic);
  if (!frame) return [];
  const number = String(frame.line);
  // Tabs keep their width in the line of the caret.
  const before = frame.text.slice(0, frame.start).replace(/[^\t]/g, ' ');
  const caret = '^'.repeat(frame.length);
  return [
    `  ${paint('dim', `${number} |`)} ${frame.text}`,
    `  ${paint('dim', `${' '.repeat(number.length)} |`)} ${before}${paint('red', caret)}`,
  ];
}

/** Cuts a long line around the place of the problem. */
function shorten(line: string, start: number): { shown: string; start: number } {
  const width = 100;
  if (line.length <= width) return { shown: line, start };
  const from = Math.max(0, start - 30);
  const head = from > 0 ? '…' : '';
  return { shown: `${head}${line.slice(from, from + width)}…`, start: start - from + head.length };
}

/**
 * Content is not trusted: control characters could move the cursor of a terminal, and those of direction show a line in
 * another order than it has (trojansource.codes).
 */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}

/** The same of a name, which may hold line breaks and be at the beginning of a line. */
function oneLine(name: string): string {
  return printable(name)
    .replace(/[\t\n]/g, '\uFFFD')
    .replace(/^(?=\s*::)/, './/');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
