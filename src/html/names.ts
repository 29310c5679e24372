import type { Attributes, PageFacts } from './facts.ts';
import { stylePlaceholders } from './page-styles.ts';

/** An element that is open while the page is read. */
interface OpenElement {
  isHidden: boolean;
  /** Whether all that is in it is hidden but a `<summary>`. */
  isClosed: boolean;
}

/**
 * Notes the classes and ids of a page, and which of them its first screen shows. It ends at the link to the late styles, because
 * browsers show nothing of what follows until they are there. What is hidden until someone opens it (popovers, dialogs, the
 * content of `<details>`) is no part of it.
 */
export function createNameReader({ names }: PageFacts) {
  const open: OpenElement[] = [];
  return {
    open(tag: string, attributes: Attributes): void {
      if (tag === 'link' && attributes.href === stylePlaceholders.lateCss) names.hasLateStyles = true;
      const isHidden = isHiddenIn(open.at(-1), tag) || hides(tag, attributes);
      for (const name of namesOf(attributes)) {
        names.all.add(name);
        if (!isHidden && !names.hasLateStyles) names.first.add(name);
      }
      open.push({ isHidden, isClosed: tag === 'details' && attributes.open === undefined });
    },
    close(): void {
      open.pop();
    },
  };
}

function isHiddenIn(parent: OpenElement | undefined, tag: string): boolean {
  return parent !== undefined && (parent.isHidden || (parent.isClosed && tag !== 'summary'));
}

function hides(tag: string, { popover, hidden, open }: Partial<Attributes>): boolean {
  return popover !== undefined || hidden !== undefined || (tag === 'dialog' && open === undefined);
}

function namesOf({ class: classes = '', id }: Partial<Attributes>): string[] {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  return id === undefined ? names : [...names, id];
}
