import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../define/walk.ts';
import type { Place } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';
import { splitFrontMatter } from '../load/front-matter.ts';
import { asRead } from '../load/text-file.ts';
import { parseYaml, yamlText } from '../load/yaml.ts';
import type { Mention } from '../model/mentions.ts';
import { EditError } from './edit-error.ts';

/** A replacement of a part of one line. */
export interface Edit {
  /** The line and column, and how many characters are replaced: none for what is put in. */
  place: Place;
  /** The text that must be there. */
  from: string;
  to: string;
  /** The value that the keys have afterwards. Undefined for the text below them. */
  value?: { path: Path; to: unknown };
}

/**
 * Applies edits to the text of a file as it is on the disk, and leaves every other byte. Reads the result again, since keys can be written
 * in many ways.
 *
 * @throws EditError with the places of a text that cannot be edited like this
 */
export function applyEdits(text: string, edits: readonly Edit[], document: Document): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = text.slice(mark.length).split('\n');
  // From the end, so that the places before stay right.
  for (const { place, from, to } of edits.toSorted(fromEnd)) {
    const { line = 0, column = 0 } = place;
    const [written = '', start] = [lines[line - 1], column - 1];
    if (written.slice(start, start + from.length) !== from) throw unedited([place]);
    const end = written.endsWith('\r') ? '\r\n' : '\n';
    lines[line - 1] = written.slice(0, start) + to.replaceAll('\n', end) + written.slice(start + from.length);
  }
  const edited = mark + lines.join('\n');
  const wanted = edits.reduce(
    (data, { value }) => (value ? withValue(data, value.path, value.to) : data),
    document.data,
  );
  if (!isDeepStrictEqual(dataIn(edited, document), wanted)) throw unedited(edits.map(({ place }) => place));
  return edited;
}

function fromEnd({ place: a }: Edit, { place: b }: Edit): number {
  return (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0);
}

const unedited = (places: readonly Place[]) =>
  new EditError(
    'A text is written in a way that cannot be edited exactly. Write it on one line, without escapes, and run the command again.',
    places.map(({ file, line }) => `${file}:${line}`),
  );

/** The keys of a text; undefined if it cannot be parsed. */
function dataIn(text: string, { extension }: Document): unknown {
  const read = asRead(text.replace(/^\uFEFF/, ''));
  try {
    return extension === '.md' ? splitFrontMatter(read).data : parseYaml(read);
  } catch {
    return undefined;
  }
}

/** Copies a value with another one at a path. */
function withValue<T>(value: T, path: Path, to: unknown): T {
  const copy = structuredClone(value);
  let at = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1) ?? ''] = to;
  return copy;
}

/** Makes a mention refer to another page. */
export function edited({ place, from, path }: Mention, to: string): Edit {
  if (!path) return { place, from, to };
  const isQuoted = /["']/.test(place.sourceLine?.[(place.column ?? 1) - 2] ?? '');
  return { place, from, to: isQuoted ? to : yamlText(to), value: { path, to } };
}
