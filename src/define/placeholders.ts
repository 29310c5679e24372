import type { Args, Code } from '../diagnostics/index.ts';
import type { SiteLocale } from './locale.ts';

/** Values by name. Invalid values are undefined and reported at their source. */
export type Named<T> = ReadonlyMap<string, T | undefined>;

/** A file with facts. Invalid values are left out. */
export interface FactSource {
  /** Returns the keys at a path. */
  keys(...path: string[]): string[];
  /** Returns the value at a path. Undefined if it is invalid. */
  read(...path: string[]): unknown;
}

/** Finds a data file by name, shared or of a language. Returns undefined if it could not be read. */
export type FindFacts = (name: string, locale?: string) => FactSource | undefined;

/** The facts that texts can use, by group. A group is undefined if its file could not be read. */
export type Facts = Readonly<Record<string, Named<unknown> | undefined>>;

/** The context of a placeholder. */
export interface PlaceholderSetting {
  language: SiteLocale;
  facts: Facts;
  /** The text before the placeholder. */
  before: string;
  /** Reports a problem at the placeholder. */
  refuse<C extends Code>(code: C, args: Args<C>): void;
}

/** A kind of placeholder: the part before the colon. */
export interface PlaceholderKind {
  /**
   * The group of facts that the part after the colon names, and the file that defines it. Without a group any
   * text is allowed.
   */
  group?: string;
  file?: string;
  /** Returns the value of the placeholder, or `standIn` if the fact is invalid at its source. */
  fill(name: string, setting: PlaceholderSetting): string;
}

/** Replaces a value that is invalid at its source, where it is reported. */
export const standIn = '…';

/** A price or fact that is typed out although a placeholder exists. */
export interface TypedFact {
  /** The text as typed. */
  text: string;
  start: number;
  /** The matching placeholders. */
  names: string[];
  /** The amount of a price. Undefined for other facts. */
  amount?: number;
  /** If true, the amount may match by chance: nothing next to it marks it as money. */
  isDoubtful?: boolean;
  /** The alternative for a doubtful fact that matches only by chance. */
  otherwise?: string;
}

/** The placeholders that texts may use, such as `{price:flyer}`. */
export interface PlaceholderDefinition {
  /** Reads the facts from data files. */
  facts(find: FindFacts, locales: readonly SiteLocale[]): Facts;
  kinds: Readonly<Record<string, PlaceholderKind>>;
  /** Finds typed-out facts in a text whose placeholders are replaced with spaces. */
  typed?(text: string, facts: Facts): TypedFact[];
}
