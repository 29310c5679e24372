import { hostileAnywhere } from './hostile.ts';
import type { Random } from './random.ts';

type Change<T> = (from: T, random: Random) => T;

/** A range of a text or of bytes, mostly a short one. */
function rangeOf(length: number, random: Random): [start: number, end: number] {
  const start = random.int(length + 1);
  const most = random.once(4) ? length : 40;
  return [start, Math.min(length, start + random.int(most + 1))];
}

/** Changes of a text that know nothing of what it means: what is cut, repeated, moved and put between. */
function textChanges(fragments: readonly string[]): readonly Change<string>[] {
  const splice = (text: string, [start, end]: [number, number], piece: string) =>
    text.slice(0, start) + piece + text.slice(end);
  return [
    (text, random) => splice(text, rangeOf(text.length, random), ''),
    (text, random) => {
      const [start, end] = rangeOf(text.length, random);
      return splice(text, [end, end], text.slice(start, end).repeat(1 + random.int(20)));
    },
    (text, random) => {
      const [start, end] = rangeOf(text.length, random);
      const to = random.int(text.length + 1);
      return splice(text, [to, to], text.slice(start, end));
    },
    (text, random) => {
      const at = random.int(text.length + 1);
      return splice(text, [at, at], random.pick(fragments));
    },
    (text, random) => splice(text, rangeOf(text.length, random), random.pick(fragments)),
    (text, random) => replaceWord(text, random.pick(fragments), random),
    changeLines,
  ];
}

/** Puts something in the place of a word or number. */
export function replaceWord(text: string, piece: string, random: Random): string {
  const words = [...text.matchAll(/[\p{L}\p{N}_-]+/gu)];
  if (words.length === 0) return text + piece;
  const { 0: word, index } = random.pick(words);
  return text.slice(0, index) + piece + text.slice(index + word.length);
}

/** Swaps, drops, repeats, indents or lengthens a line. */
function changeLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const [one, other] = [random.int(lines.length), random.int(lines.length)];
  const [a = '', b = ''] = [lines[one], lines[other]];
  const ways = [
    () => lines.with(one, b).with(other, a),
    () => lines.toSpliced(one, 1),
    () => lines.toSpliced(other, 0, a),
    () => lines.with(one, `${' '.repeat(1 + random.int(6))}${a}`),
    () => lines.with(one, a.trimStart()),
    () => lines.with(one, a + ' löng'.repeat(random.int(4000))),
    () => lines.slice(0, one),
  ];
  return random.pick(ways)().join('\n');
}

/** A text changed one to four times. */
export function mutateText(
  text: string,
  random: Random,
  fragments: readonly string[] = hostileAnywhere,
): string {
  const changes = textChanges(fragments);
  let changed = text;
  for (let left = 1 + random.int(4); left > 0; left -= 1) changed = random.pick(changes)(changed, random);
  return changed.slice(0, 1_200_000);
}

const byteChanges: readonly Change<Buffer>[] = [
  (bytes, random) => {
    const flipped = Buffer.from(bytes);
    const at = random.int(bytes.length);
    if (bytes.length > 0) flipped[at] = (flipped[at] ?? 0) ^ (1 << random.int(8));
    return flipped;
  },
  (bytes, random) => bytes.subarray(0, random.int(bytes.length + 1)),
  (bytes, random) => {
    const [start, end] = rangeOf(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  (bytes, random) => {
    const [start, end] = rangeOf(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  (bytes, random) => {
    const [start, end] = rangeOf(bytes.length, random);
    const noise = Buffer.from(Array.from({ length: end - start }, () => random.int(256)));
    return Buffer.concat([bytes.subarray(0, start), noise, bytes.subarray(end)]);
  },
  (bytes, random) => {
    const at = random.int(bytes.length + 1);
    const piece = Buffer.from(random.pick(hostileAnywhere), random.pick(['utf8', 'utf16le', 'latin1']));
    return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  },
];

/** Bytes changed one to three times. */
export function mutateBytes(bytes: Uint8Array, random: Random): Buffer {
  let changed = Buffer.from(bytes);
  for (let left = 1 + random.int(3); left > 0; left -= 1)
    changed = Buffer.from(random.pick(byteChanges)(changed, random));
  return changed;
}

/** The same with one value, key or item of a list exchanged. */
export function mutateJson(value: unknown, random: Random, values: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || random.once(5)) return random.pick(values);
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(values)];
    const at = random.int(value.length);
    return value.with(at, mutateJson(value[at], random, values));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return { [nameOf(random.pick(values))]: random.pick(values) };
  const at = random.int(entries.length);
  const [key, old] = entries[at] ?? ['', undefined];
  const entry = random.once(3) ? [nameOf(random.pick(values)), old] : [key, mutateJson(old, random, values)];
  return Object.fromEntries(entries.with(at, entry as [string, unknown]));
}

/** A value as a key. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
