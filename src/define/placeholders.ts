import type { Args, Code } from '../diagnostics/index.ts';
import type { SiteLocale } from './locale.ts';

/** Values by name: undefined for a name whose value is wrong, which is reported where it is. */
export type Named<T> = ReadonlyMap<string, T | undefined>;

/** A file that holds facts, read as far as it is right. */
export interface FactSource {
  /** The keys at a path. */
  keys(...path: string[]): string[];
  /** What is at a path, if it fits there. */
  read(...path: string[]): unknown;
}

/** Finds a file beside the pages by its name, and that of a language; undefined if it could not be read. */
export type FindFacts = (name: string, locale?: string) => FactSource | undefined;

/** What texts can name, by group; a group is undefined if the file that holds it could not be read. */
export type Facts = Readonly<Record<string, Named<unknown> | undefined>>;

/** Where a placeholder stands, and what is known there. */
export interface PlaceholderSetting {
  language: SiteLocale;
  facts: Facts;
  /** The text before the placeholder. */
  before: string;
  /** Reports a problem at the placeholder. */
  refuse<C extends Code>(code: C, args: Args<C>): void;
}

/** A kind of placeholder: what an editor writes before the colon. */
export interface PlaceholderKind {
  /** The group of facts whose names may be after the colon, and the file that holds it; any text may without. */
  group?: string;
  file?: string;
  /** What is in its place, or `standIn` for a value that is wrong where it is defined. */
  fill(name: string, setting: PlaceholderSetting): string;
}

/** What stands for a value that is wrong where it is defined, which is reported there. */
export const standIn = '…';

/** A price or fact that is typed in a text although there is a placeholder for it. */
export interface TypedFact {
  /** As it was typed. */
  text: string;
  start: number;
  /** What it may be, as placeholders. */
  names: string[];
  /** The amount of a price; undefined for other facts. */
  amount?: number;
  /** True for an amount that may be equal only by chance: nothing next to it says that it is money. */
  isDoubtful?: boolean;
  /** What to write for a doubtful fact that is equal only by chance. */
  otherwise?: string;
}

/** What texts may name in braces, such as `{price:flyer}`. */
export interface PlaceholderDefinition {
  /** Reads the facts. */
  facts(find: FindFacts, locales: readonly SiteLocale[]): Facts;
  kinds: Readonly<Record<string, PlaceholderKind>>;
  /** Finds facts that are typed in a text, whose placeholders are blanks. */
  typed?(text: string, facts: Facts): TypedFact[];
}
