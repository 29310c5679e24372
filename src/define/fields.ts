import { z } from 'zod';
import type { Message } from '../diagnostics/index.ts';
import { readBaseUrl } from './base-url.ts';
import { decodeAddress, refuseQuery } from './former-address.ts';
import { type Lifetime, openEnds, timeUnits } from './lifetime.ts';

/**
 * What a text of the content is for. Prose differs between the languages; everything else must be equal.
 *
 * - `prose`: words for a visitor
 * - `heading`: prose in large type, which gets soft hyphens
 * - `address`: a part of a URL, its own in each language
 * - anything else is a kind of reference: the name of something that must exist. `icon`, `page`, `picture` and `video`
 *   are the generator's; a site adds its own (`references` of its definition)
 */
export type FieldRole = string;

/** A name of something else in the content, distinguished by kind so that it can be resolved by type. */
export type Reference<K extends string> = string & z.core.$brand<K>;

/** Whether a field holds words for a visitor, which its language may write in its own way. */
export function isProse({ role }: { role?: FieldRole }): boolean {
  return role === 'prose' || role === 'heading';
}

declare module 'zod' {
  interface GlobalMeta {
    /** What the text is for; decides parity, spelling, hyphenation and reference checks. */
    role?: FieldRole;
    /** True for what may differ between the languages: a reference, or how many items a list has. */
    perLanguage?: boolean;
    /** The names in braces that the site fills in when it shows the text. */
    placeholders?: readonly string[];
  }
}

/** What a text must comply with, beside being there. */
interface ProseLimits {
  /** The most characters that fit where the text is shown. */
  max?: number;
  /** Names that must be in braces, such as `{n}`, because the site fills them in. */
  placeholders?: readonly string[];
}

/** One line of words for a visitor. Limits come before the metadata: a later check would make zod forget it. */
export function prose(description: string, { max = Infinity, placeholders = [] }: ProseLimits = {}) {
  const text = z.string().min(1).max(max);
  const whole = placeholders.length === 0 ? text : text.check(keepsPlaceholders(placeholders));
  return whole.meta({ description, role: 'prose', placeholders });
}

function keepsPlaceholders(names: readonly string[]) {
  return z.refine<string>((text) => names.every((name) => text.includes(`{${name}}`)), {
    params: { placeholders: names },
  });
}

/** Words that are shown in large type; long words get soft hyphens. */
export const heading = (description: string) => z.string().min(1).meta({ description, role: 'heading' });

/** Words that visitors may search for. A language may have more of them for a thing than another. */
export const keywords = () =>
  z.array(prose('A word that visitors may search for')).meta({ perLanguage: true });

/** A summary of a page for search engines: long enough to say something, short enough to be shown whole. */
export const summary = (description: string) =>
  z.string().min(50).max(165).meta({ description, role: 'prose' });

/** The name of something that must exist, such as an icon file, the id of a page, a picture or a video. */
export function reference<K extends string>(kind: K, description: string) {
  const text = z.string().min(1).brand<K>().meta({ description, role: kind });
  // While K is open, the type of `brand` is undecided and `meta` forgets it.
  return text as z.core.$ZodBranded<z.ZodString, K>;
}

/** A reference to a page that may be a different one in each language. */
export const pagePerLanguage = (description: string) =>
  z.string().min(1).brand<'page'>().meta({ description, role: 'page', perLanguage: true });

/** One of a fixed list of words, the same in every language. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  z.enum(values).meta({ description });

/** A whole number, written in digits only. */
export const integer = (description: string) => z.number().int().meta({ description });

/** An identifier: lowercase ASCII letters, digits and hyphens. The same in every language. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
    .meta({ description });

/** The last part of a page's address in its language: lowercase ASCII letters, digits and hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    .meta({ description: `${description}; lowercase letters a to z, digits and hyphens`, role: 'address' });

/** The address at which a site is published, in its one form: no slash at the end, other letters as punycode. */
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
    .meta({ description });

/** A check that says in its own words what is wrong. Later checks are left out then. */
function explains(explain: (text: string) => Message | undefined): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const problem = explain(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { problem } });
  };
}

/** Addresses that lead to a page: parts of letters, digits and `-._~`, none of which begins as a hidden file does. */
export const formerAddresses = (description: string) =>
  z
    .array(
      z
        .string()
        .check(explains(refuseQuery), z.overwrite(decodeAddress))
        .regex(/^(?:\/[\p{L}\p{N}~-][\p{L}\p{M}\p{N}_.~-]*)+$/u)
        .meta({
          description: `${description}; each is whole, begins with a slash, ends without one and has no spaces`,
          role: 'address',
        }),
    )
    .meta({ perLanguage: true })
    .default([]);

/** How long something is kept: `7 days`, or until something happens. The same in every language. */
export const lifetime = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:[1-9]\\d{0,3} (?:${timeUnits.join('|')})|${openEnds.join('|')})$`))
    .meta({ description: `${description}, written so in every language` }) as z.ZodType<Lifetime>;
