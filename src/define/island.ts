import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandError } from './definition-error.ts';
import { nameOfValue } from './given.ts';
import { rawHtml, scriptJson } from './raw-html.ts';

/** The trigger that hydrates an island. */
export type Wake = (typeof wakes)[number];

const wakes = ['visible', 'idle', 'interaction'] as const;

/**
 * Returns the `useId` prefix of an island. It must be the same in the browser, or hydrated ids would differ.
 */
export const islandPrefix = (name: string): string => `${name}-`;

interface IslandProps<P, S> {
  /** The name under which the browser finds its code (`scripts.islands` of the definition). */
  name: string;
  component: ComponentType<P & Partial<S>>;
  /**
   * JSON-serializable props. Functions such as number formatters are imported by the component, from
   * `src/define/numbers.ts`.
   */
  props: P;
  /** The URL of a file with the props, if they are too large to inline. */
  propsHref?: string | undefined;
  /** Props for the server only. In the browser the component reads them from the page. */
  serverProps?: S | undefined;
  /**
   * The trigger: `visible` (about to enter the viewport), `idle` (the page has nothing more urgent to do) or
   * `interaction` (first use).
   */
  wake: Wake;
}

/**
 * Renders a part of the page that React hydrates in the browser. Each island is a separate root with its own
 * id prefix, because `useId` would count differently inside the page.
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
  if (!wakes.includes(wake))
    throw new IslandError(name, `The island “${name}” has the wake “${wake}”; write ${wakes.join(', ')}`);
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
    return scriptJson(props, onlyJson);
  } catch (error) {
    throw new IslandError(name, `The props of the island “${name}” are no JSON: ${String(error)}`);
  }
}

/** Throws on values that JSON drops or changes: props would differ between server and browser. */
function onlyJson(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const given = this[key];
  const isKept = given === value && !(given instanceof Map) && !(given instanceof Set);
  if (!isKept || typeof given === 'function' || typeof given === 'symbol')
    throw new TypeError(`“${key}” is ${nameOfValue(given)}`);
  return value;
}
