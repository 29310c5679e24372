import { z } from 'zod';
import { type Path, pathText, schemaAt, unwrap, valueAt } from '../../define/walk.ts';
import { withSuggestion } from '../../diagnostics/index.ts';
import type { Document } from '../load/document.ts';

/** The likely cause of an unknown key. */
interface StrayKey {
  /** The key that was probably meant. */
  suggestion?: string;
  /** The key that it belongs under. It is not indented enough. */
  under?: string;
  /** The sibling key that it belongs beside. It is indented too far. */
  beside?: string;
  /** The corrected `key: value`, if the space after the colon is missing. */
  spaced?: string;
  /** The paths that are missing as a consequence. They are not reported as well. */
  hides: string[];
}

/** Explains an unknown key: wrong indentation, a missing space or a misspelling. */
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

/** Splits `key:value` written without a space after the colon. */
export function splitUnspaced(written: string): { name: string; text: string } | undefined {
  const [, name = '', text] = /^([\w-]+):(\S.*)$/.exec(written) ?? [];
  return text === undefined ? undefined : { name, text };
}

/** Finds the nearest preceding sibling map that accepts the key and does not have it yet. */
function mapBeside(
  document: Document,
  schema: z.ZodType,
  [path, key]: readonly [Path, string],
): string | undefined {
  const parent = schemaAt(schema, path, document.data);
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

/** Returns the paths of missing keys that unknown keys explain. Only the unknown key is reported. */
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

/** Returns the allowed keys that a map does not have. */
function freeKeys(document: Document, schema: z.ZodType, path: Path): string[] {
  const present = Object.keys(valueAt(document.data, path) ?? {});
  return knownKeys(document, schema, path).filter((key) => !present.includes(key));
}

/** Returns the allowed keys of a map. */
export function knownKeys({ data }: Document, schema: z.ZodType, path: Path): string[] {
  const parent = schemaAt(schema, path, data);
  return parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
}
