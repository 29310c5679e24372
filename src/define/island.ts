import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandError } from './definition-error.ts';
import { nameOfValue } from './given.ts';
import { rawHtml, scriptJson } from './raw-html.ts';

/** When an island is made interactive. */
export type Wake = (typeof wakes)[number];

const wakes = ['visible', 'idle', 'interaction'] as const;

/** The prefix of the ids in an island: the browser must use the same, or its ids would not be those of the served page. */
export const islandPrefix = (name: string): string => `${name}-`;

interface IslandProps<P, S> {
  /** The name under which the browser finds its code (`scripts.islands` of the definition). */
  name: string;
  component: ComponentType<P & Partial<S>>;
  /**
   * JSON and nothing else: the browser gets them as text. What formats a number in the browser is imported by the component, from
   * `src/define/numbers.ts`.
   */
  props: P;
  /** The address of a file that holds the props, when they are too long to be in the page. */
  propsHref?: string | undefined;
  /** Props that only the server gives, because the component finds them in the page when the browser does not. */
  serverProps?: S | undefined;
  /** `visible`: when it is about to be seen; `idle`: when the page has nothing more urgent to do; `interaction`: when it is used. */
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

/** Refuses what JSON leaves out or changes: the component would get something else in the browser than on the server. */
function onlyJson(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const given = this[key];
  const isKept = given === value && !(given instanceof Map) && !(given instanceof Set);
  if (!isKept || typeof given === 'function' || typeof given === 'symbol')
    throw new TypeError(`“${key}” is ${nameOfValue(given)}`);
  return value;
}
