import type { Concern } from './concerns.ts';
import type { Attributes, FactPool, PageFacts } from './facts.ts';
import { stylePlaceholders } from './page-styles.ts';

export const nameConcern: Concern = {
  elements: ['link', 'details', 'dialog'],
  attributes: ['class', 'id', 'hidden', 'popover'],
};

/** The visible part of an element's content on the first screen; `summary` is for a closed `<details>`. */
type Visibility = 'all' | 'summary' | 'nothing';

/**
 * Collects the classes and ids of a page, and those on its first screen. The first screen ends at the link to the late styles, because
 * browsers render nothing after it until they are loaded. It excludes hidden content, such as popovers, dialogs and closed `<details>`.
 */
export function createNameReader({ names }: PageFacts, { intern }: FactPool) {
  /** One entry for each open element. */
  const open: Visibility[] = [];
  return {
    /** Called for every element, before `read`. */
    open(tag: string): void {
      open.push(visibilityIn(open.at(-1), tag));
    },
    read(tag: string, attributes: Attributes): void {
      if (tag === 'link' && attributes.href === stylePlaceholders.lateCss) names.hasLateStyles = true;
      const isHidden = open.at(-1) === 'nothing' || isHiding(tag, attributes);
      if (isHidden) open[open.length - 1] = 'nothing';
      else if (tag === 'details' && attributes.open === undefined) open[open.length - 1] = 'summary';
      for (const name of namesOf(attributes)) {
        const own = intern(name);
        names.all.add(own);
        if (!isHidden && !names.hasLateStyles) names.first.add(own);
      }
    },
    close(): void {
      open.pop();
    },
  };
}

function visibilityIn(parent: Visibility = 'all', tag: string): Visibility {
  return parent === 'nothing' || (parent === 'summary' && tag !== 'summary') ? 'nothing' : 'all';
}

function isHiding(tag: string, { popover, hidden, open }: Partial<Attributes>): boolean {
  return popover !== undefined || hidden !== undefined || (tag === 'dialog' && open === undefined);
}

function namesOf({ class: classes = '', id }: Partial<Attributes>): string[] {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  return id === undefined ? names : [...names, id];
}
