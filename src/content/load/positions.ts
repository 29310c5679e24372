import {
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
} from 'js-yaml';
import type { Path } from '../../define/walk.ts';

/** A range of characters of a text. */
export interface Range {
  start: number;
  end: number;
}

interface Node {
  /** Where the key is; items of lists and the whole document have none. */
  key?: Range;
  value: Range;
  children: Map<string | number, Node>;
}

interface Frame {
  node: Node;
  isList: boolean;
  /** The key that waits for its value. */
  pending?: { name: string; range: Range };
}

/**
 * Where every value of a YAML text is. Worked out only when there is a problem to report; the parser is the
 * one that read the values, so the two cannot disagree.
 */
export function yamlPositions(text: string): (path: Path, part?: 'key' | 'value') => Range {
  const root: Node = { value: { start: 0, end: text.length }, children: new Map() };
  const frames: Frame[] = [];
  const walk = { text, root, frames, passed: 0 };
  for (const event of parseEvents(text, {})) place(event, walk);
  return (path, part = 'value') => rangeOf(root, path, part);
}

interface Walk {
  text: string;
  root: Node;
  frames: Frame[];
  /** How many characters are before the end of what was placed last. */
  passed: number;
}

function place(event: Event, walk: Walk): void {
  const { text, root, frames } = walk;
  if (event.type === EVENT_POP) {
    frames.pop();
  } else if (event.type === EVENT_SCALAR) {
    const frame = frames.at(-1);
    const isEmpty = event.valueStart < 0;
    const range = isEmpty ? emptyRange(walk) : { start: event.valueStart, end: event.valueEnd };
    walk.passed = range.end;
    if (frame && !frame.isList && !frame.pending)
      frame.pending = { name: getScalarValue(text, event), range };
    else attach(frame, range);
  } else if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) {
    walk.passed = event.start;
    const frame = frames.at(-1);
    const node = frame ? attach(frame, { start: event.start, end: event.start + 1 }) : root;
    frames.push({ node, isList: event.type === EVENT_SEQUENCE });
  }
}

/** What is empty is nowhere for the parser: an item of a list is found by its dash. */
function emptyRange({ text, frames, passed }: Walk): Range {
  if (!frames.at(-1)?.isList) return { start: passed, end: passed };
  const signs = text.slice(passed).matchAll(/(?<!\S)#.*|-/g);
  const dash = [...signs].find(([sign]) => sign === '-')?.index ?? 0;
  return { start: passed + dash, end: passed + dash + 1 };
}

function attach(frame: Frame | undefined, value: Range): Node {
  const node: Node = { value, children: new Map() };
  if (!frame) return node;
  const { pending } = frame;
  if (pending) node.key = pending.range;
  frame.node.children.set(pending?.name ?? frame.node.children.size, node);
  delete frame.pending;
  return node;
}

/** A path that is not there gives the key, or else the start, of its nearest parent. */
function rangeOf(root: Node, path: Path, part: 'key' | 'value'): Range {
  let node = root;
  for (const step of path) {
    const child = node.children.get(step);
    if (!child) return node.key ?? firstKey(node) ?? { start: node.value.start, end: node.value.start + 1 };
    node = child;
  }
  return part === 'key'
    ? (node.key ?? node.value)
    : node.value.end > node.value.start
      ? node.value
      : (node.key ?? node.value);
}

function firstKey(node: Node): Range | undefined {
  const [first] = node.children.values();
  return first?.key;
}
