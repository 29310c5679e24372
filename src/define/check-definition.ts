import { z } from 'zod';
import { askInBrackets } from '../diagnostics/index.ts';
import { DefinitionError, type Written } from './definition-error.ts';
import { nameOfValue } from './given.ts';

const expecting = (what: string, fits: (value: unknown) => boolean) => z.custom(fits, { error: what });

const call = expecting('a function', (value) => typeof value === 'function');
/** React represents wrapped components, such as those of `memo`, as objects. */
const component = expecting(
  'a component',
  (value) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value),
);
const schema = expecting('a schema of zod', (value) => value instanceof z.ZodType);
const text = expecting('a text', (value) => typeof value === 'string');
const number = expecting('a number', (value) => typeof value === 'number');
const truth = expecting('true or false', (value) => typeof value === 'boolean');
const texts = z.record(z.string(), text, { error: 'an object of texts' });
const problems = expecting(
  'problems (defineProblems)',
  (value) => typeof value === 'function' && 'explain' in value,
);
const calls = z.array(call, { error: 'a list of functions' });
const object = <S extends z.ZodRawShape>(shape: S) => z.looseObject(shape, { error: 'an object' });

const kind = z.strictObject(
  {
    ...{ schema, Page: component, structuredData: call.optional(), derive: call.optional() },
    ...{ hasBody: truth.optional(), isSingle: truth.optional(), isOptional: truth.optional() },
    role: expecting('“home” or “not-found”', (value) => value === 'home' || value === 'not-found').optional(),
    budget: z.record(z.string(), number, { error: 'an object of numbers' }).optional(),
  },
  { error: 'a kind of page (definePage)' },
);

const file = { schema, holds: text, isOptional: truth.optional() };
const source = expecting(
  'an object with “file”, “folder”, or “digest” and “load”',
  (value) =>
    object({ file: text, parse: call.optional() }).safeParse(value).success ||
    object({ folder: text, parse: call.optional() }).safeParse(value).success ||
    object({ digest: call, load: call }).safeParse(value).success,
);
const files = (shape: z.ZodRawShape) =>
  z.record(z.string(), z.strictObject(shape, { error: 'an object with “schema” and “holds”' }), {
    error: 'an object',
  });

const locale = object({
  ...{ id: text, name: text, ogLocale: text, quotes: text, prefix: text.optional() },
  ...{
    formatNumber: call,
    formatDay: call,
    formatMoment: call,
    plural: call,
    slugify: call,
    hyphenate: call,
  },
  search: object({ fold: call, stem: call, variants: call }),
});

const definition = z.strictObject({
  locales: z
    .array(locale, { error: 'a list of languages' })
    .min(1, { error: 'a list with one language or more' }),
  pages: z.record(z.string(), kind, { error: 'an object of kinds of pages' }),
  data: z.strictObject(
    { shared: files({ ...file, from: source.optional() }), own: files(file) },
    { error: 'an object with “shared” and “own”' },
  ),
  facts: call,
  references: z
    .record(
      z.string(),
      object({ file: text, path: z.array(text, { error: 'a list of texts' }), where: text, resolve: call }),
    )
    .optional(),
  placeholders: object({
    facts: call,
    kinds: z.record(z.string(), object({ fill: call })),
    typed: call.optional(),
  }).optional(),
  ...{ repairs: calls.optional(), checks: calls.optional(), doubts: calls.optional() },
  problems: z.array(problems, { error: 'a list of problems (defineProblems)' }).optional(),
  search: z
    .strictObject(
      {
        types: z.array(text, { error: 'a list of texts' }).optional(),
        ...{ input: call.optional(), words: call.optional(), none: call.optional() },
      },
      { error: 'an object' },
    )
    .optional(),
  forms: object({
    forms: z.array(object({ rules: object({ name: text }) }), { error: 'a list of forms (defineForm)' }),
    agency: object({ formatMoment: call, foot: call }),
  }).optional(),
  files: z.record(z.string(), call, { error: 'an object of functions' }).optional(),
  texts: call.optional(),
  drawings: texts.optional(),
  scripts: z
    .strictObject(
      { entry: text.optional(), islands: texts.optional(), enhancements: texts.optional() },
      { error: 'an object' },
    )
    .optional(),
  card: object({
    size: object({ width: number, height: number }),
    font: object({ name: text, weight: number, file: text }),
    card: call,
  }).optional(),
  ...{
    view: call.optional(),
    Document: component,
    Picture: component.optional(),
    textSizes: text.optional(),
  },
  ...{ homeLabel: call.optional(), media: call.optional(), llms: call.optional() },
  phrases: z.record(z.string(), texts, { error: 'an object of languages' }).optional(),
  ...{ hasFavicon: truth.optional(), isCompressed: truth.optional(), themeColour: text.optional() },
});

/**
 * Checks the shape of a site definition at run time. A build does not check its types.
 *
 * @throws DefinitionError
 */
export function checkDefinition(written: object): void {
  const result = definition.safeParse(written);
  if (result.success) return;
  const { issues } = result.error;
  const explained = issues.flatMap((issue) => explain(issue, written));
  throw new DefinitionError(explained.join('\n'), writtenIn(issues[0]?.path ?? [], written));
}

/**
 * Locates a mistake in a language definition, which has its own file. Other mistakes are found by the call
 * that defines the part.
 */
function writtenIn(path: readonly PropertyKey[], written: object): Written | undefined {
  const [part, at = 0] = path;
  const id: unknown = part === 'locales' ? Object(Object(written).locales)[at]?.id : undefined;
  return typeof id === 'string' ? writtenLanguage(id, String(path.at(-1))) : undefined;
}

/** Returns the location of a part of a language definition. */
export const writtenLanguage = (id: string, part: string): Written => ({
  ...{ key: 'id', value: id, part: part === 'id' ? undefined : part, otherwise: 'key' },
});

function explain(issue: z.core.$ZodIssue, written: object): string[] {
  const path = issue.path.join('.');
  const value = issue.path.reduce<unknown>((at, key) => Object(at)[key], written);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const where = path === '' ? 'The definition' : `“${path}”`;
      const known = path === '' ? Object.keys(definition.shape) : [];
      return `${where} has a key “${key}” that nothing reads${askInBrackets(key, known)}.`;
    });
  return [
    `“${path}” of the definition must be ${issue.message}, but it is ${value === undefined ? 'missing' : nameOfValue(value)}.`,
  ];
}
