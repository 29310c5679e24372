import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Page, SiteData } from './content.ts';
import type { PageContext } from './context.ts';
import type { DerivedPage, PageFacts, PageKind, PageSchema } from './kind.ts';

/** The keys that a view reads but the schema does not have. */
type ExtraKeys<V extends { content: object }, S extends PageSchema> = Exclude<
  keyof V['content'],
  keyof z.output<S> | 'body'
>;

/**
 * `unknown` if a view reads no extra key. Otherwise a type that no definition fits and that names the keys in
 * the compiler's message.
 */
type FitsSchema<V extends { content: object }, S extends PageSchema> =
  ExtraKeys<V, S> extends never ? unknown : { keysThatTheSchemaLacks: ExtraKeys<V, S> };

/** A page kind as written. Its hooks know the type of its pages. */
interface PageDefinition<S extends PageSchema, V, D extends SiteData> extends PageFacts<S> {
  /** The component that renders the contents of `<main>`. */
  Page: (props: { view: V }) => ReactNode;
  /** Returns the structured data of a page (schema.org). Its breadcrumbs are added. */
  structuredData?(page: PageContext<z.output<S>, D>): readonly object[];
  /**
   * Returns the pages that are made from a page: further parts of a list, a page for each tag. The component tells them by
   * `route.derived`.
   *
   * @param others all pages of its language
   */
  derive?(page: Page<z.output<S>>, others: readonly Page[]): readonly DerivedPage[];
}

/**
 * Defines a page kind. Its component may read only keys of its schema.
 *
 * @example definePage({ schema, Page: AboutPage, hasBody: true, isSingle: true })
 */
export function definePage<S extends PageSchema, V extends { content: object }, D extends SiteData>(
  definition: PageDefinition<S, V, D> & FitsSchema<V, S>,
): PageKind<S> {
  return definition;
}
