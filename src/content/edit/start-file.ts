import { z } from 'zod';
import { metaOf, namesKey, optionsOf, type Path, unwrap } from '../../define/walk.ts';
import { countBetween, type Phrase } from '../../diagnostics/index.ts';
import { yamlOf } from '../load/yaml-of.ts';
import { describedWithExamples } from '../model/described.ts';
import { limitsOf } from '../model/limits.ts';
import { choicesOf, type Starting, startValue } from './start-value.ts';

/** The longest line of a comment. */
const width = 100;

/** The keys of a new page as lines of YAML, each below its description and its choices. */
export function startFile(schema: z.ZodObject, starting: Starting): string[] {
  return mapLines(schema, [], { starting, explained: new Map() });
}

interface Writing {
  starting: Starting;
  /** The fields whose long lists of choices stand above, by kind of reference: the list is not repeated. */
  explained: Map<string, string>;
}

function mapLines(schema: z.ZodObject, path: Path, writing: Writing): string[] {
  return Object.entries(schema.shape).flatMap(([key, child]) => {
    const [field, own] = [child as z.ZodType, [...path, key]];
    const comment = commentLines(field, own, writing);
    const lines = entryLines(key, field, { path: own, writing });
    const entry = isLeftOut(field, own) ? lines.map((line) => `# ${line}`) : lines;
    // Sections stand apart, as people write them.
    return [...(path.length === 0 && lines.length > 1 ? [''] : []), ...comment, ...entry];
  });
}

/** Checks for an optional key. It stands as a comment, with all that is below it. */
const isLeftOut = (schema: z.ZodType, path: Path) =>
  path.join('.') !== 'draft' && schema.safeParse(undefined).success;

function entryLines(
  key: string,
  schema: z.ZodType,
  { path, writing }: { path: Path; writing: Writing },
): string[] {
  const inner = firstOption(schema);
  if (inner instanceof z.ZodObject) {
    const lines = mapLines(inner, path, writing);
    return [lines.every(isComment) ? `${key}: {}` : `${key}:`, ...indented(lines)];
  }
  if (inner instanceof z.ZodRecord) return [`${key}: {}`];
  if (inner instanceof z.ZodArray) return listLines(key, inner, { path, writing });
  return [`${key}: ${yamlOf(startValue(inner, path, writing.starting))}`.trimEnd()];
}

function listLines(
  key: string,
  schema: z.ZodArray,
  { path, writing }: { path: Path; writing: Writing },
): string[] {
  const elements = firstItems(schema, path);
  if (elements.length === 0) return [`${key}: []`];
  const items = elements.map((element, at) => {
    const own = [...path, at];
    const lines =
      element instanceof z.ZodObject
        ? // Only the first item of its kind explains its keys.
          mapLines(element, own, writing).filter(
            (line) => elements.indexOf(element) === at || !isComment(line),
          )
        : [yamlOf(startValue(element, own, writing.starting))];
    return asItem(lines);
  });
  return [`${key}:`, ...indented(items.flat())];
}

/** Returns the schemas of the items that a new list begins with. */
function firstItems(schema: z.ZodArray, path: Path): z.ZodType[] {
  const options = new Map(optionsOf(unwrap(schema.element)).map((option) => [option.name, option.schema]));
  const named = (metaOf(schema).beginsWith ?? []).flatMap((name) => options.get(name) ?? []);
  if (named.length > 0) return named;
  const element = firstOption(schema.element as z.ZodType);
  const { min } = limitsOf(schema);
  const count = element instanceof z.ZodObject && path.length === 1 ? Math.max(1, min) : min;
  return Array.from({ length: count }, () => element);
}

/** Puts the dash before the first key of an item; its comments stand above it. */
function asItem(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !isComment(line));
  if (first < 0) return [...lines, '- {}'];
  return lines.map((line, at) => (at < first ? line : `${at === first ? '- ' : '  '}${line}`));
}

const isComment = (line: string) => /^\s*#/.test(line);

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Returns the schema of a value that is given; the first one where there are several. */
function firstOption(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) return firstOption(inner.options[0] as z.ZodType);
  if (inner instanceof z.ZodNullable) return firstOption(inner.unwrap() as z.ZodType);
  if (inner instanceof z.ZodPipe) return firstOption(inner.in as z.ZodType);
  return inner;
}

function commentLines(schema: z.ZodType, path: Path, writing: Writing): string[] {
  const { phrase } = writing.starting;
  const inner = unwrap(schema);
  const own = describedWithExamples(inner);
  const described = own ?? describedWithExamples(itemOf(inner) ?? inner) ?? '';
  const sentences = [
    own === undefined ? listText(described, phrase) : phrase(described),
    capitalized(phrase(limitText(inner, described))),
    capitalized(phrase(choiceText(inner, path, writing))),
  ];
  return sentences.filter((one) => one !== '').flatMap(wrapped);
}

const itemOf = (schema: z.ZodType) => (schema instanceof z.ZodArray ? unwrap(schema.element) : undefined);

/** Describes a list by what its items hold. */
function listText(described: string, phrase: Phrase): string {
  if (described === '') return '';
  const text = phrase(described);
  return `${capitalized(phrase('a list'))}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Says how long a text or a list may be, unless its description does. */
function limitText(schema: z.ZodType, described: string): string {
  const { min, max } = limitsOf(schema);
  const isText = schema instanceof z.ZodString;
  if (described.includes(String(max)) || !(isText || schema instanceof z.ZodArray)) return '';
  const noun = isText ? 'characters' : 'items';
  if (!Number.isFinite(max)) return min > 1 ? `at least ${min} ${noun}` : '';
  return min > 1 ? `${countBetween(min, max)} ${noun}` : `at most ${max} ${noun}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** As many names are listed again at each key. */
const fewNames = 12;

function choiceText(schema: z.ZodType, path: Path, { starting: { names }, explained }: Writing): string {
  const field = itemOf(schema) ?? schema;
  const choices = choicesOf(field, names);
  if (choices.length === 0) return '';
  const key = namesKey(metaOf(field));
  const above = explained.get(key);
  if (above !== undefined && key !== '' && choices.length > fewNames)
    return `one of those that stand above at ${above}`;
  explained.set(key, path.filter((step) => typeof step === 'string').join('.'));
  return `one of: ${choices.join(', ')}`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${last === undefined ? '#' : '#  '} ${word}`);
  }
  return lines;
}
