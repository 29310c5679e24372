import type { ComponentProps } from 'react';
import { Island as Place } from '../src/define/index.ts';
import type { IslandName } from './scripts.ts';

/** A part of the page that React takes over in the browser. */
export function Island<P extends object, S extends object = object>(
  island: ComponentProps<typeof Place<P, S>> & { name: IslandName },
) {
  return <Place {...island} />;
}
