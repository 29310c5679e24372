import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { SiteData } from './content.ts';
import type { PageContext } from './context.ts';
import type { PageFacts, PageKind, PageSchema } from './kind.ts';

/** The same keys, some of them optional. */
type KeysOf<T> = { [K in keyof T]: unknown };

/** A kind of page as it is written: its hooks know what its pages hold. */
interface PageDefinition<S extends PageSchema, V, D extends SiteData> extends PageFacts<S> {
  /** What is inside `<main>`. */
  Page: (props: { view: V }) => ReactNode;
  /** What a page is about, for search engines (schema.org). Its breadcrumbs are added. */
  structuredData?(page: PageContext<z.output<S>, D>): readonly object[];
}

/**
 * Defines a kind of page. Its component must read a view whose content has the keys of its schema.
 *
 * @example definePage({ schema, Page: AboutPage, hasBody: true, isSingle: true })
 */
export function definePage<
  S extends PageSchema,
  V extends { content: KeysOf<z.output<S>> },
  D extends SiteData,
>(definition: PageDefinition<S, V, D>): PageKind<S> {
  return definition;
}
