import { z } from 'zod';
import { type Path, pathText, schemaAt, unwrap, valueAt } from '../../define/walk.ts';
import { withSuggestion } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';

/** What is known of a key that does not belong where it is. */
interface StrayKey {
  /** The key that was probably meant. */
  suggestion?: string;
  /** The key under which it belongs: it is not indented enough. */
  under?: string;
  /** The key beside which it belongs: it is indented too far. */
  beside?: string;
  /** The key and its value, where the space after its colon is missing. */
  spaced?: string;
  /** What is missing because of it, as texts of paths: it is not reported as well. */
  hides: string[];
}

/** What an unknown key was probably meant to be: one that is indented wrongly, or misspelt. */
export function explainKey(
  document: Document,
  schema: z.ZodType,
  [path, key]: readonly [Path, string],
): StrayKey {
  const under = mapBeside(document, schema, [path, key]);
  if (under !== undefined) {
    const home = [...path, under];
    return {
      under,
      hides: [pathText([...home, key]), ...(hasNothing(document, home) ? [pathText(home)] : [])],
    };
  }
  const parent = path.slice(0, -1);
  if (path.length > 0 && freeKeys(document, schema, parent).includes(key))
    return { beside: String(path.at(-1)), hides: [pathText([...parent, key])] };
  const unspaced = splitUnspaced(key);
  if (unspaced && freeKeys(document, schema, path).includes(unspaced.name))
    return {
      spaced: `${unspaced.name}: ${unspaced.text}`,
      hides: [pathText([...path, unspaced.name])],
    };
  const { suggestion } = withSuggestion(key, freeKeys(document, schema, path));
  return suggestion === undefined ? { hides: [] } : { suggestion, hides: [pathText([...path, suggestion])] };
}

/** Splits `key:value`, in which the space after the colon is missing. */
export function splitUnspaced(written: string): { name: string; text: string } | undefined {
  const [, name = '', text] = /^([\w-]+):(\S.*)$/.exec(written) ?? [];
  return text === undefined ? undefined : { name, text };
}

/** The nearest map above a key, on the same level, that may have the key and has not. */
function mapBeside(
  document: Document,
  schema: z.ZodType,
  [path, key]: readonly [Path, string],
): string | undefined {
  const parent = schemaAt(schema, path);
  if (!(parent instanceof z.ZodObject)) return undefined;
  const present = Object.keys(valueAt(document.data, path) ?? {});
  const above = present.slice(0, present.indexOf(key)).toReversed();
  return above.find(
    (name) =>
      parent.shape[name] !== undefined &&
      unwrap(parent.shape[name]) instanceof z.ZodObject &&
      freeKeys(document, schema, [...path, name]).includes(key),
  );
}

function hasNothing({ data }: Document, path: Path): boolean {
  return valueAt(data, path) === null;
}

/** What the unknown keys of a file leave missing elsewhere: the key is reported, and not the gap as well. */
export function hiddenGaps(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
): Set<string> {
  const hidden = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.flatMap((key) => explainKey(document, schema, [issue.path as Path, key]).hides)
      : [],
  );
  return new Set(hidden);
}

/** The keys that a map may have and has not. */
function freeKeys(document: Document, schema: z.ZodType, path: Path): string[] {
  const present = Object.keys(valueAt(document.data, path) ?? {});
  return knownKeys(schema, path).filter((key) => !present.includes(key));
}

/** The keys that a map may have. */
export function knownKeys(schema: z.ZodType, path: Path): string[] {
  const parent = schemaAt(schema, path);
  return parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
}
