import { type ComponentType, type ReactNode, startTransition } from 'react';
import { jsx } from 'react/jsx-runtime';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { Boundary } from './error-boundary.ts';

interface IslandParts {
  element: HTMLElement;
  component: ComponentType<never>;
  props: object;
}

/**
 * Gives the served HTML of an island to React, in small pieces between which the page answers. This is the only file that
 * brings React to the browser. It uses what JSX is compiled to, as islands do, so that both are in one file.
 *
 * @param prefix of ids with which the island was rendered; another one would tear its ids apart
 * @see https://react.dev/reference/react/startTransition
 */
export function hydrateIsland(island: IslandParts, prefix: string): void {
  const options = { ...optionsOf(island), identifierPrefix: prefix };
  startTransition(() => void hydrateRoot(island.element, nodeOf(island), options));
}

/**
 * Lets React fill an empty element: with what depends on the visitor alone, and has no HTML to be served. Returns a function
 * that empties it.
 */
export function mountIsland(island: IslandParts): () => void {
  const root = createRoot(island.element, optionsOf(island));
  root.render(nodeOf(island));
  return () => root.unmount();
}

function nodeOf({ component, props }: IslandParts): ReactNode {
  return jsx(Boundary, { children: jsx(component as ComponentType, props) });
}

function optionsOf({ element }: IslandParts): RootOptions {
  return {
    // React draws an island anew that is not as it was served. Others may have changed it: that is no error of the page.
    onRecoverableError: console.warn,
    onUncaughtError: (error) => {
      console.error(error);
      showFailure(element);
    },
  };
}

/**
 * Puts the page's words for a failure in place of an island; the script has none. The rest of the page keeps working
 * (specification 3.9).
 */
function showFailure(element: HTMLElement): void {
  const alert = document.createElement('div');
  alert.role = 'alert';
  const words = document.querySelector<HTMLTemplateElement>('[data-island-failure]');
  if (words) alert.append(words.content.cloneNode(true));
  element.replaceChildren(alert);
}
