import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { SiteData } from './content.ts';
import type { PageContext } from './context.ts';
import type { PageFacts, PageKind, PageSchema } from './kind.ts';

/** The keys that a view reads although pages of a schema do not have them. */
type ExtraKeys<V extends { content: object }, S extends PageSchema> = Exclude<
  keyof V['content'],
  keyof z.output<S> | 'body'
>;

/** `unknown` if a view reads no extra key; else an object that no definition is, whose type names the keys in the compiler's message. */
type FitsSchema<V extends { content: object }, S extends PageSchema> =
  ExtraKeys<V, S> extends never ? unknown : { keysThatTheSchemaLacks: ExtraKeys<V, S> };

/** A kind of page as it is written: its hooks know what its pages hold. */
interface PageDefinition<S extends PageSchema, V, D extends SiteData> extends PageFacts<S> {
  /** What is inside `<main>`. */
  Page: (props: { view: V }) => ReactNode;
  /** What a page is about, for search engines (schema.org). Its breadcrumbs are added. */
  structuredData?(page: PageContext<z.output<S>, D>): readonly object[];
}

/**
 * Defines a kind of page. Its component may read what its schema has, and nothing else.
 *
 * @example definePage({ schema, Page: AboutPage, hasBody: true, isSingle: true })
 */
export function definePage<S extends PageSchema, V extends { content: object }, D extends SiteData>(
  definition: PageDefinition<S, V, D> & FitsSchema<V, S>,
): PageKind<S> {
  return definition;
}
