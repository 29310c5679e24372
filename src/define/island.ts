import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** An island as it is to be rendered. */
interface IslandMarkup<P extends object> {
  /** The name under which the browser finds its code. */
  name: string;
  component: ComponentType<P>;
  /** What the component is given here. */
  props: P;
}

/** The prefix of the ids in an island: the browser must use the same, or its ids would not be those of the served page. */
export const islandPrefix = (name: string): string => `${name}-`;

/**
 * Returns the HTML inside an island. It is a root of its own with its own prefix of ids: rendered inside the page, `useId`
 * would count differently on the two sides.
 *
 * @see https://react.dev/reference/react-dom/server/renderToString
 */
export function renderIsland<P extends object>({ name, component, props }: IslandMarkup<P>): string {
  return renderToString(createElement(component, props), { identifierPrefix: islandPrefix(name) });
}
