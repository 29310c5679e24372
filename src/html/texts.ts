import type { Concern } from './concerns.ts';
import type { FactPool } from './fact-pool.ts';
import type { Attributes, PageFacts } from './facts.ts';
import { inlineHashes, sourceOf } from './policy.ts';

const headingLevels = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

export const textConcern: Concern = { elements: [...headingLevels.keys(), 'style', 'script'] };

/** Collects the text of headings, and of inline styles and scripts. */
export function createTextReader(facts: PageFacts, { pooled }: FactPool) {
  let heading: PageFacts['headings'][number] | undefined;
  let inline: { text: string; into: string[] } | undefined;
  return {
    /** Is called for every element, before it is read. */
    open(): void {
      inline = undefined;
    },
    read(name: string, attributes: Attributes): void {
      const into = inlineHashes(facts, name, attributes);
      inline = into && { text: '', into };
      const level = headingLevels.get(name);
      if (level === undefined) return;
      heading = { level, text: '' };
      facts.headings.push(heading);
    },
    add(text: string): void {
      if (heading) heading.text += text;
      if (inline) inline.text += text;
    },
    close(name: string): void {
      if (inline) inline.into.push(pooled(sourceOf(inline.text)));
      inline = undefined;
      if (!heading || !headingLevels.has(name)) return;
      heading.text = pooled(heading.text);
      heading = undefined;
    },
  };
}
