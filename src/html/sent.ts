import { sentAnchor } from '../define/payload.ts';
import type { Concern } from './concerns.ts';
import type { Attributes, PageFacts } from './facts.ts';

export const sentConcern: Concern = { attributes: ['id'] };

/** Looks for words in the element to which the server leads a browser that has sent a form without script. */
export function createSentReader(facts: PageFacts) {
  let element: { name: string; depth: number } | undefined;
  return {
    /** Called for every element, before it is read. */
    open(name: string): void {
      if (name === element?.name) element.depth += 1;
    },
    read(name: string, { id }: Attributes): void {
      if (id === sentAnchor) element ??= { name, depth: 1 };
    },
    add(text: string): void {
      if (element && text.trim() !== '') facts.saysSent = true;
    },
    close(name: string): void {
      if (name !== element?.name) return;
      element.depth -= 1;
      if (element.depth === 0) element = undefined;
    },
  };
}
