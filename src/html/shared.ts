import type { Concern } from './concerns.ts';
import type { FactPool } from './fact-pool.ts';
import type { Attributes, PageFacts } from './facts.ts';

export const sharedConcern: Concern = { elements: ['link', 'meta'] };

/** Returns a function that notes pictures that other sites may show. */
export function createSharedReader({ shared }: PageFacts, { pooled }: FactPool) {
  return (name: string, attributes: Attributes): void => {
    const { rel = '', href = '', content = '' } = attributes;
    if (name === 'link' && /\bicon\b|-icon\b/.test(rel)) shared.push(pooled(href));
    if (name === 'meta' && /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
      shared.push(pooled(content));
  };
}
