import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandError } from './definition-error.ts';
import { rawHtml, scriptJson } from './raw-html.ts';

/** When an island is made interactive. */
export type Wake = 'visible' | 'idle' | 'interaction';

/** The prefix of the ids in an island: the browser must use the same, or its ids would not be those of the served page. */
export const islandPrefix = (name: string): string => `${name}-`;

interface IslandProps<P, S> {
  /** The name under which the browser finds its code (`scripts.islands` of the definition). */
  name: string;
  component: ComponentType<P & Partial<S>>;
  /** JSON and nothing else: the browser gets them as text. */
  props: P;
  /** The address of a file that holds the props, when they are too long to be in the page. */
  propsHref?: string | undefined;
  /** Props that only the server gives, because the component finds them in the page when the browser does not. */
  serverProps?: S | undefined;
  wake: Wake;
}

/**
 * A part of the page that React takes over in the browser. It is a root of its own with its own prefix of ids: rendered inside
 * the page, `useId` would count differently on the two sides.
 *
 * @see https://react.dev/reference/react-dom/server/renderToString
 */
export function Island<P extends object, S extends object = object>({
  name,
  component,
  props,
  propsHref,
  serverProps,
  wake,
}: IslandProps<P, S>): ReactNode {
  if (!component) throw new IslandError(name, `The island “${name}” has no component`);
  const prefix = islandPrefix(name);
  const element = createElement(component, { ...props, ...serverProps });
  const place = {
    'data-island': name,
    'data-wake': wake,
    'data-prefix': prefix,
    'data-props': propsHref,
    ...rawHtml(renderToString(element, { identifierPrefix: prefix })),
  };
  const text = propsHref === undefined && { type: 'application/json', ...rawHtml(jsonOf(props, name)) };
  return createElement(Fragment, null, createElement('div', place), text && createElement('script', text));
}

function jsonOf(props: object, name: string): string {
  try {
    return scriptJson(props);
  } catch (error) {
    throw new IslandError(name, `The props of the island “${name}” are no JSON: ${String(error)}`);
  }
}
