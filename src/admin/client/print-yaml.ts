import { Scalar } from 'yaml';
import { writeYaml } from './read-yaml.ts';

/** Where a value is written. */
interface Spot {
  /** True inside of brackets. */
  isInFlow: boolean | undefined;
  /** The spaces before its lines. */
  indent: number;
}

/** Prints values for a YAML text. */
export interface Print {
  /** Prints a key with its value, without the spaces before it. */
  pair(entry: readonly [string, unknown], spot: Spot): string;
  /** Prints an item of a list with its dash. */
  item(value: unknown, spot: Spot): string;
  /** Prints another value in the way in which one is written. Undefined if that cannot hold it. */
  scalar(node: Scalar, value: unknown, isInFlow: boolean | undefined): string | undefined;
}

/** Creates the printer of values for a YAML text. */
export function createPrint(text: string): Print {
  return {
    pair: ([key, value], { isInFlow, indent }) =>
      isInFlow ? inBrackets({ [key]: value }) : block({ [key]: value }, indent),
    item: (value, { isInFlow, indent }) => (isInFlow ? inBrackets([value]) : block([value], indent)),
    scalar(node, value, isInFlow) {
      const written = text.slice(...(node.range ?? [0, 0]));
      if (node.type === Scalar.BLOCK_FOLDED && typeof value === 'string') return folded(written, value);
      if (/[\n\r]/.test(String(value)) || /^[|>]/.test(written) || written === '') return undefined;
      const scalar = new Scalar(value);
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (isQuoted && node.type && typeof value === 'string') scalar.type = node.type;
      return isInFlow ? inBrackets([scalar]) : writeYaml(scalar).trimEnd();
    },
  };
}

/** Prints a value on several lines, the first of which is indented already. */
function block(value: unknown, indent: number): string {
  return writeYaml(value)
    .trimEnd()
    .replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** Prints what is inside of the brackets of a list or a map. */
function inBrackets(value: object): string {
  return writeYaml(value, { collectionStyle: 'flow' }).trim().slice(1, -1).trim();
}

/**
 * Folds a text as another one is folded, and keeps the lines that say the same. A line break is a blank line. Undefined if it cannot be
 * folded.
 */
function folded(written: string, value: string): string | undefined {
  const [head = '', ...lines] = written.trimEnd().split('\n');
  const paragraphs = value.split('\n');
  const isPlain = paragraphs.every((line) => line !== '' && !/^\s|\s$|[\p{Cc}]/u.test(line));
  if (!isPlain || !/^>-?$/.test(head) || lines.length === 0) return undefined;
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
  const width = Math.max(usualWidth, ...lines.map(({ length }) => length)) - indent.length;
  const before = lines.join('\n').split(/\n\s*\n/);
  const isParallel = before.length === paragraphs.length;
  const after = paragraphs.map((text, at) => {
    const old = isParallel ? (before[at]?.split('\n') ?? []) : [];
    return foldAgain(text, { lines: old.map((line) => line.slice(indent.length)), width })
      .map((line) => indent + line)
      .join('\n');
  });
  return `${head}\n${after.join('\n\n')}${/\n*$/.exec(written)?.[0] ?? ''}`;
}

/** So long are lines that nobody has made longer. */
const usualWidth = 100;

/**
 * Breaks a text into lines. Those before and after what has changed stay. Between them there are as many as before, if a line may then be a
 * little longer.
 */
function foldAgain(text: string, { lines, width }: { lines: readonly string[]; width: number }): string[] {
  let rest = text;
  const head: string[] = [];
  for (const line of lines) {
    if (!rest.startsWith(`${line} `)) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  const tail: string[] = [];
  for (const line of lines.slice(head.length).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  // Words between two lines join the first.
  if (head.length + tail.length === lines.length && head.length > 0) rest = `${head.pop()} ${rest}`;
  const count = lines.length - head.length - tail.length;
  const widths = Array.from({ length: mostExtra }, (_, extra) => width + extra);
  const fitting = widths.find((one) => wrap(rest, one).length <= count) ?? width;
  return [...head, ...wrap(rest, fitting), ...tail];
}

/** So much longer may a line become. */
const mostExtra = 25;

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
