import type { Attributes, FormPlace } from './facts.ts';

interface OpenIsland {
  start: number;
  wake: string;
  depth: number;
  forms: string[];
  isClosed: boolean;
  json?: string | undefined;
}

/** Collects the forms that are in islands, with the props that follow each island. It is called where each element begins and ends. */
export function createFormReader(forms: FormPlace[], html: string) {
  let depth = 0;
  let island: OpenIsland | undefined;
  return {
    open(name: string, attributes: Attributes, start: number): void {
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
      const { start, wake, json } = island;
      const [markup, props] = [html.slice(start, end), JSON.parse(json)];
      forms.push(...island.forms.map((form) => ({ name: form, markup, wake, props })));
      island = undefined;
    },
  };
}
