import { Parser } from 'htmlparser2';
import { blockOf } from './names.ts';

/** The components of a page, by the names of their classes and ids. */
export interface PageNames {
  /** Those that a visitor sees before the late styles are there. */
  first: Set<string>;
  all: Set<string>;
  /** Whether the page loads late styles at all. */
  hasLateStyles: boolean;
}

type Attributes = Partial<Record<string, string>>;

/** An element that is open while the page is read. */
interface OpenElement {
  isHidden: boolean;
  /** Whether all that stands in it is hidden but a `<summary>`. */
  isClosed: boolean;
}

/**
 * The names of a page. Its first screen ends at the link to the late styles, because browsers show nothing of what follows
 * until they are there. What is hidden until somebody opens it (popovers, dialogs, the content of `<details>`) is no part of it.
 *
 * @param lateHref what stands for the address of the late styles
 */
export function readNames(html: string, lateHref: string): PageNames {
  const names: PageNames = { first: new Set(), all: new Set(), hasLateStyles: false };
  const open: OpenElement[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'link' && attributes.href === lateHref) names.hasLateStyles = true;
      const isHidden = isHiddenIn(open.at(-1), tag) || hides(tag, attributes);
      for (const name of namesOf(attributes)) {
        names.all.add(name);
        if (!isHidden && !names.hasLateStyles) names.first.add(name);
      }
      open.push({ isHidden, isClosed: tag === 'details' && attributes.open === undefined });
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return names;
}

function isHiddenIn(parent: OpenElement | undefined, tag: string): boolean {
  return parent !== undefined && (parent.isHidden || (parent.isClosed && tag !== 'summary'));
}

function hides(tag: string, { popover, hidden, open }: Attributes): boolean {
  return popover !== undefined || hidden !== undefined || (tag === 'dialog' && open === undefined);
}

function namesOf({ class: classes = '', id }: Attributes): string[] {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  return [...names, ...(id === undefined ? [] : [id])].map(blockOf);
}
