import type { Concern } from './concerns.ts';
import type { FactPool } from './fact-pool.ts';
import type { Attributes, FormPlace } from './facts.ts';

export const formConcern: Concern = { elements: ['div', 'form', 'script'] };

interface OpenIsland {
  start: number;
  wake: string;
  depth: number;
  forms: string[];
  isClosed: boolean;
  json?: string | undefined;
}

/** Collects the forms that are in islands, with the props that follow each island. */
export function createFormReader(forms: FormPlace[], html: string, { pooled }: FactPool) {
  let depth = 0;
  let island: OpenIsland | undefined;
  return {
    read(name: string, attributes: Attributes, start: number): void {
      if (name === 'div') depth += 1;
      if (name === 'div' && 'data-island' in attributes)
        island = { start, wake: attributes['data-wake'] ?? '', depth, forms: [], isClosed: false };
      else if (island?.isClosed && name === 'script' && attributes.type === 'application/json')
        island.json = '';
      if (name === 'form' && attributes.method === 'post' && attributes.name)
        island?.forms.push(attributes.name);
    },
    add(text: string): void {
      if (island?.json !== undefined) island.json += text;
    },
    close(name: string, end: number): void {
      if (island && name === 'div' && depth === island.depth) island.isClosed = true;
      if (name === 'div') depth -= 1;
      if (name !== 'script' || island?.json === undefined) return;
      if (island.forms.length > 0) forms.push(...placesOf(island, pooled(html.slice(island.start, end))));
      island = undefined;
    },
  };
}

function placesOf({ forms, wake, json = '' }: OpenIsland, markup: string): FormPlace[] {
  const props: unknown = JSON.parse(json);
  return forms.map((name) => ({ name, markup, wake, props }));
}
