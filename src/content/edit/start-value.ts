import { z } from 'zod';
import { isProse } from '../../define/fields.ts';
import type { SiteLocale } from '../../define/locale.ts';
import { metaOf, namesKey, optionsOf, type Path, unwrap, valueAt } from '../../define/walk.ts';
import type { Phrase } from '../../diagnostics/index.ts';
import { limitsOf } from '../model/limits.ts';
import type { PageFile, Written } from './written.ts';

/** The new page in one language, and what its first values are taken from. */
export interface Starting {
  locale: SiteLocale;
  title: string;
  slug: string;
  /** A page of the kind in this language, whose choices fit each other. Undefined for the first page of a kind. */
  model: PageFile | undefined;
  /** The pages beside the new one. */
  siblings: readonly PageFile[];
  names: Written['names'];
  today: string;
  /** Translates the comments. */
  phrase: Phrase;
}

/** Returns the first value of a field that is neither a map nor a list. Undefined if nobody can tell. */
export function startValue(schema: z.ZodType, path: Path, starting: Starting): unknown {
  const { title, slug, model } = starting;
  const key = path.join('.');
  if (key === 'title') return title;
  if (key === 'slug') return slug;
  if (path[0] === 'languages') return starting.locale.id;
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (key === 'draft') return true;
  if (isProse(metaOf(schema))) return startText(schema, path, starting);
  const found = model && valueAt(model.document.data, path);
  const taken = nextNumber(path, starting.siblings) ?? found;
  const fits = (value: unknown) => value !== undefined && schema.safeParse(value).success;
  return fits(taken) ? taken : candidates(schema, starting).find(fits);
}

/** Returns words that say that a text is not written yet. */
function startText(schema: z.ZodType, path: Path, { locale, title }: Starting): string {
  const { role, placeholders = [] } = metaOf(schema);
  const { min, max } = limitsOf(schema);
  const at = path.findLast((step) => typeof step === 'number');
  const [short = title, ...longer] = locale.unwritten;
  const isItem = typeof path.at(-1) === 'number';
  const texts = role === 'heading' || isItem ? [short, ...longer] : [...longer, short];
  const complete = (text: string) => {
    // Some lists may not hold the same twice.
    const numbered = text === short && typeof at === 'number' ? `${text} ${at + 1}` : text;
    // No two pages may have the same description.
    const own = path.join('.') === 'description' ? `${title}. ${numbered}` : numbered;
    return [own, ...placeholders.map((name) => `{${name}}`)].join(' ');
  };
  return texts.map(complete).find((text) => text.length >= min && text.length <= max) ?? title.slice(0, max);
}

/** Returns the next number where each page has a number of its own, such as its place in a menu. */
function nextNumber(path: Path, siblings: readonly PageFile[]): number | undefined {
  const ids = new Map(siblings.map((page) => [page.id, valueAt(page.document.data, path)]));
  const numbers = [...ids.values()].filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  if (numbers.length < 2 || new Set(numbers).size < numbers.length) return undefined;
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  return Math.max(...numbers) + Math.min(...steps);
}

/** Returns values of which one may fit a field that no other page has. */
function candidates(schema: z.ZodType, { names, today, slug }: Starting): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  const { min } = limitsOf(schema);
  return [
    ...(names.get(namesKey(metaOf(schema))) ?? []),
    ...[
      min,
      min + 1,
      false,
      slug,
      today,
      `${today} 09:00`,
      '09:00',
      `/${slug}`,
      `https://example.com/${slug}`,
    ],
    ...['name@example.com', ''],
  ];
}

/** Lists what a field may hold, if that is a list of words. */
export function choicesOf(schema: z.ZodType, names: Written['names']): readonly string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  const options = optionsOf(inner).map(({ name }) => name);
  if (options.length > 0) return options;
  return [...(names.get(namesKey(metaOf(inner))) ?? [])].toSorted();
}
