import { type ComponentType, startTransition } from 'react';
import { jsx } from 'react/jsx-runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Boundary } from './error-boundary.ts';

interface IslandParts {
  element: HTMLElement;
  component: ComponentType<never>;
  props: unknown;
  /** The prefix of ids with which the island was rendered; another one would tear its ids apart. */
  prefix: string;
}

/**
 * Gives the served HTML of an island to React, in small pieces between which the page answers. This is the only file that
 * brings React to the browser. It uses what JSX is compiled to, as islands do, so that both are in one file.
 *
 * @see https://react.dev/reference/react/startTransition
 */
export function hydrateIsland({ element, component, props, prefix }: IslandParts): void {
  const island = jsx(Boundary, { children: jsx(component as ComponentType<unknown>, props) });
  startTransition(() => void hydrateRoot(element, island, { identifierPrefix: prefix }));
}

interface NewIslandParts<P extends object> {
  element: HTMLElement;
  component: ComponentType<P>;
  props: P;
  onError: (error: unknown) => void;
}

/** Lets React fill an empty element: with what depends on the visitor alone, and has no HTML to be served. */
export function mountIsland<P extends object>({
  element,
  component,
  props,
  onError,
}: NewIslandParts<P>): void {
  createRoot(element, { onUncaughtError: onError }).render(jsx(component, props));
}
