import { z } from 'zod';
import type { Message } from '../diagnostics/index.ts';
import { readBaseUrl } from './base-url.ts';
import { decodeAddress, formerPath, refuseQuery } from './former-address.ts';
import { type Lifetime, openEnds, timeUnits } from './lifetime.ts';
import { momentOf } from './publication.ts';

/**
 * The purpose of a content text. Prose differs between languages; everything else must be equal.
 *
 * - `prose`: text for visitors
 * - `heading`: prose in large type, with soft hyphens
 * - `address`: a part of a URL, different in each language
 * - any other role is a kind of reference: the name of something that must exist. `icon`, `page`, `picture`
 *   and `video` are built in; a site adds its own with `references` in its definition
 */
export type FieldRole = string;

/** A reference to something else in the content. Branded by kind, so that it can be resolved by type. */
export type Reference<K extends string> = string & z.core.$brand<K>;

/** Checks whether a field contains prose, which may differ between languages. */
export function isProse({ role }: { role?: FieldRole }): boolean {
  return role === 'prose' || role === 'heading';
}

declare module 'zod' {
  interface GlobalMeta {
    /** The purpose of the text. Decides parity, spelling, hyphenation and reference checks. */
    role?: FieldRole;
    /** The kind of page that a reference to a page demands. By default, any. */
    template?: string;
    /** If true, the value may differ between languages, such as a reference or the length of a list. */
    perLanguage?: boolean;
    /** Placeholders that the site fills in at display time. */
    placeholders?: readonly string[];
    /** What may be written, for editors. Prose in another language is a phrase of the site. */
    examples?: readonly unknown[];
    /** The options that a new list of a discriminated union begins with, by their names. */
    beginsWith?: readonly string[];
  }
}

/** The constraints of a prose text. */
interface ProseLimits {
  /** The maximum number of characters. */
  max?: number;
  /** Placeholders that the text must contain, such as `{n}`, because the site fills them in. */
  placeholders?: readonly string[];
}

/** A text that is not empty. It is shared, because each method of a schema makes a copy, which takes time at every start. */
const line = z.string().min(1);

/**
 * Creates the schema of one line of prose. Limits precede the metadata, because zod drops it when a check is
 * added.
 */
export function prose(description: string, { max, placeholders = [] }: ProseLimits = {}) {
  const text = max === undefined ? line : line.max(max);
  const whole = placeholders.length === 0 ? text : text.check(keepsPlaceholders(placeholders));
  return whole.meta({ description, role: 'prose', placeholders });
}

function keepsPlaceholders(names: readonly string[]) {
  return z.refine<string>((text) => names.every((name) => text.includes(`{${name}}`)), {
    params: { placeholders: names },
  });
}

/** Creates the schema of a heading. Long words get soft hyphens. */
export const heading = (description: string) => line.meta({ description, role: 'heading' });

/** Creates the schema of search keywords. Their number may differ between languages. */
export const keywords = () =>
  z.array(prose('A word that visitors may search for')).meta({ perLanguage: true });

/**
 * Creates the schema of a page description for search engines: 50 to 165 characters, which they show in full.
 */
export const summary = (description: string) =>
  z.string().min(50).max(165).meta({ description, role: 'prose' });

/** Creates the schema of a reference, such as the name of an icon, page, picture or video. */
export function reference<K extends string>(kind: K, description: string) {
  const text = line.brand<K>().meta({ description, role: kind });
  // With a generic K the type of `brand` is unresolved, and `meta` loses it.
  return text as z.core.$ZodBranded<z.ZodString, K>;
}

/** Creates the schema of a reference to a page of one kind. */
export const pageOfKind = (template: string, description: string) =>
  line.brand<'page'>().meta({ description, role: 'page', template });

/** Creates the schema of a reference to a page that may differ between languages. */
export const pagePerLanguage = (description: string) =>
  line.brand<'page'>().meta({ description, role: 'page', perLanguage: true });

/** Creates the schema of one of a fixed list of words. It is the same in every language. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  z.enum(values).meta({ description });

/** Creates the schema of a whole number. */
export const integer = (description: string) => z.number().int().meta({ description });

/**
 * Creates the schema of an identifier: lowercase ASCII letters, digits, hyphens and underscores. It is the
 * same in every language.
 */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
    .meta({ description });

/** Checks what a pattern can: editors know no more. */
const dayAndTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/;

/**
 * Creates the schema of a moment: a day such as `2026-12-01`, or a time on it such as `2026-12-01 09:00`, in UTC. It is the same in
 * every language.
 */
export const moment = (description: string) =>
  z
    .string()
    .regex(dayAndTime, { abort: true })
    .refine((text) => momentOf(text) !== undefined)
    .meta({
      description: `${description}: a day, or a day and a time in UTC`,
      examples: ['2026-12-01', '2026-12-01 09:00'],
    });

/** Creates the schema of a slug: lowercase ASCII letters, digits and hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    .meta({ description: `${description}; lowercase letters a to z, digits and hyphens`, role: 'address' });

/** Creates the schema of a base URL. Normalizes it: no trailing slash, other letters as Punycode. */
export const baseUrl = (description: string) =>
  z
    .string()
    .check(
      explains((text) => {
        const read = readBaseUrl(text);
        return 'problem' in read ? read.problem : undefined;
      }),
      z.overwrite((text) => {
        const read = readBaseUrl(text);
        return 'url' in read ? read.url : text;
      }),
    )
    .meta({ description, examples: ['https://www.example.com'] });

/** Creates a check with its own message. Later checks are skipped if it fails. */
function explains(explain: (text: string) => Message | undefined): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const problem = explain(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { problem } });
  };
}

/**
 * Creates the schema of aliases of a page. Path segments have letters, digits, spaces and `-._~`.
 */
export const formerAddresses = (description: string) =>
  z
    .array(
      z
        .string()
        .check(explains(refuseQuery), z.overwrite(decodeAddress))
        .regex(formerPath)
        .meta({
          description: `${description}; each is whole, begins with a slash and ends without one`,
          role: 'address',
          examples: ['/old-name'],
        }),
    )
    .meta({ perLanguage: true })
    .default([]);

/**
 * Creates the schema of a retention period: `7 days`, or an event that ends it. It is the same in every
 * language.
 */
export const lifetime = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:[1-9]\\d{0,3} (?:${timeUnits.join('|')})|${openEnds.join('|')})$`))
    .meta({
      description: `${description}, written so in every language`,
      examples: ['7 days', openEnds[0]],
    }) as z.ZodType<Lifetime>;
