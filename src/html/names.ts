import type { Concern } from './concerns.ts';
import type { Attributes, FactPool, PageFacts } from './facts.ts';
import { stylePlaceholders } from './page-styles.ts';

export const nameConcern: Concern = {
  elements: ['link', 'details', 'dialog'],
  attributes: ['class', 'id', 'hidden', 'popover'],
};

/** What the first screen shows of what is in an element; of a closed `<details>` that is its `<summary>`. */
type Sight = 'all' | 'summary' | 'nothing';

/**
 * Notes the classes and ids of a page, and which of them its first screen shows. It ends at the link to the late styles, because
 * browsers show nothing of what follows until they are there. What is hidden until someone opens it (popovers, dialogs, the
 * content of `<details>`) is no part of it.
 */
export function createNameReader({ names }: PageFacts, { pooled }: FactPool) {
  /** The elements that are open. */
  const open: Sight[] = [];
  return {
    /** Is called for every element, before it is read. */
    open(tag: string): void {
      open.push(sightIn(open.at(-1), tag));
    },
    read(tag: string, attributes: Attributes): void {
      if (tag === 'link' && attributes.href === stylePlaceholders.lateCss) names.hasLateStyles = true;
      const isHidden = open.at(-1) === 'nothing' || hides(tag, attributes);
      if (isHidden) open[open.length - 1] = 'nothing';
      else if (tag === 'details' && attributes.open === undefined) open[open.length - 1] = 'summary';
      for (const name of namesOf(attributes)) {
        const own = pooled(name);
        names.all.add(own);
        if (!isHidden && !names.hasLateStyles) names.first.add(own);
      }
    },
    close(): void {
      open.pop();
    },
  };
}

function sightIn(parent: Sight = 'all', tag: string): Sight {
  return parent === 'nothing' || (parent === 'summary' && tag !== 'summary') ? 'nothing' : 'all';
}

function hides(tag: string, { popover, hidden, open }: Partial<Attributes>): boolean {
  return popover !== undefined || hidden !== undefined || (tag === 'dialog' && open === undefined);
}

function namesOf({ class: classes = '', id }: Partial<Attributes>): string[] {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  return id === undefined ? names : [...names, id];
}
