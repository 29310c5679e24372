import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandFailure } from './components/IslandFailure.tsx';
import type { PageView } from './page-view.ts';
import { rawHtml, scriptJson } from './raw-html.ts';

interface IslandProps<P, S> {
  /** The page that the island stands on. */
  view: PageView;
  /** The island's name in `client/islands.ts`. */
  name: string;
  component: ComponentType<P & Partial<S>>;
  /** JSON and nothing else: the browser gets them as text. */
  props: P;
  /** The address of a file that holds the props, when they are too long to stand in the page. */
  propsHref?: string;
  /** Props that only the server gives, because the component finds them in the page when the browser does not. */
  serverProps?: S;
  /** When the island is made interactive. */
  wake: 'visible' | 'idle' | 'interaction';
}

/**
 * A part of the page that React takes over in the browser. It is rendered as a root of its own with its own prefix of
 * ids: rendered inside the page, `useId` would count differently on the two sides.
 */
export function Island<P extends object, S extends object = object>({
  view,
  name,
  component,
  props,
  propsHref,
  serverProps,
  wake,
}: IslandProps<P, S>) {
  const prefix = `${name}-`;
  const html = renderToString(createElement(component, { ...props, ...serverProps }), {
    identifierPrefix: prefix,
  });
  return (
    <>
      <div
        data-island={name}
        data-wake={wake}
        data-prefix={prefix}
        data-props={propsHref}
        {...rawHtml(html)}
      />
      {propsHref === undefined && <script type="application/json" {...rawHtml(scriptJson(props))} />}
      <IslandFailure view={view} />
    </>
  );
}
