import type { ComponentProps } from 'react';
import { Island as Place } from '../src/define/index.ts';
import { IslandFailure } from './components/IslandFailure.tsx';
import type { PageView } from './page-view.ts';
import type { IslandName } from './scripts.ts';

type PlaceProps<P extends object, S extends object> = ComponentProps<typeof Place<P, S>>;

/** A part of the page that React takes over in the browser, and what is said when it cannot. */
export function Island<P extends object, S extends object = object>({
  view,
  ...island
}: PlaceProps<P, S> & { view: PageView; name: IslandName }) {
  return (
    <>
      <Place {...island} />
      <IslandFailure view={view} />
    </>
  );
}
