import type { ComponentType } from 'react';
import { islandPrefix, renderIsland } from '../src/define/island.ts';
import { rawHtml, scriptJson } from '../src/define/raw-html.ts';
import { IslandFailure } from './components/IslandFailure.tsx';
import type { PageView } from './page-view.ts';

interface IslandProps<P, S> {
  /** The page that the island stands on. */
  view: PageView;
  /** The island's name in `islands.ts`. */
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

/** A part of the page that React takes over in the browser. */
export function Island<P extends object, S extends object = object>({
  view,
  name,
  component,
  props,
  propsHref,
  serverProps,
  wake,
}: IslandProps<P, S>) {
  const html = renderIsland({ name, component, props: { ...props, ...serverProps } });
  return (
    <>
      <div
        data-island={name}
        data-wake={wake}
        data-prefix={islandPrefix(name)}
        data-props={propsHref}
        {...rawHtml(html)}
      />
      {propsHref === undefined && <script type="application/json" {...rawHtml(scriptJson(props))} />}
      <IslandFailure view={view} />
    </>
  );
}
