/** A pending DOM change. */
type Patch = () => void;

/** A node in three versions: as served before, as served now, and in the window, where scripts and visitors may have changed it. */
interface Versions<N extends Node> {
  before: N;
  next: N;
  live: N;
}

/** Elements that are not patched: styles are swapped, scripts need a reload, and `<noscript>` is text in the window. */
const unpatched = 'script, style, link[rel="stylesheet"], noscript';

/**
 * Computes the DOM changes between two served versions. Everything else in the window keeps its state, such as typed text.
 *
 * @returns undefined if the page must be reloaded, because scripts own what has changed
 */
export function patchesOf(before: Document, next: Document, live: Document): Patch[] | undefined {
  const patches: Patch[] = [];
  const all: Versions<Element> = {
    before: before.documentElement,
    next: next.documentElement,
    live: live.documentElement,
  };
  return patchElement(all, patches) ? patches : undefined;
}

function patchElement({ before, next, live }: Versions<Element>, patches: Patch[]): boolean {
  if (before.isEqualNode(next) || before.matches(unpatched)) return true;
  if (isOwnedByReact(live)) return false;
  const names = new Set([...before.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const value = next.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    patches.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)));
  }
  return patchChildren({ before, next, live }, patches);
}

/** Checks whether React has hydrated an element. React does not notice changes by others. */
function isOwnedByReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

function patchChildren({ before, next, live }: Versions<Element>, patches: Patch[]): boolean {
  const [old, now] = [ownNodes(before), ownNodes(next)];
  const lives = liveNodes(old, live);
  if (!lives) return false;
  const start = commonLength(old, now, (nodes, at) => nodes[at]);
  const rest = Math.min(old.length, now.length) - start;
  const end = Math.min(
    rest,
    commonLength(old, now, (nodes, at) => nodes[nodes.length - 1 - at]),
  );
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const liveRemoved = lives.slice(start, old.length - end);
  const isPaired =
    removed.length === added.length && removed.every((node, at) => isSameKind(node, added[at]));
  if (isPaired)
    return removed.every((node, at) => {
      const [other, liveNode] = [added[at], liveRemoved[at]];
      return other && liveNode ? patchNode({ before: node, next: other, live: liveNode }, patches) : false;
    });
  if ([...removed, ...added].some(needsScript)) return false;
  const anchor = lives[old.length - end] ?? null;
  patches.push(() => {
    for (const node of liveRemoved) node.parentNode?.removeChild(node);
    for (const node of added) live.insertBefore(document.importNode(node, true), anchor);
  });
  return true;
}

function patchNode({ before, next, live }: Versions<Node>, patches: Patch[]): boolean {
  if (before instanceof Element && next instanceof Element && live instanceof Element)
    return patchElement({ before, next, live }, patches);
  if (before.nodeValue !== next.nodeValue)
    patches.push(() => {
      live.nodeValue = next.nodeValue;
    });
  return true;
}

const ownNodes = (parent: Element) =>
  [...parent.childNodes].filter((node) => !(node instanceof Element && node.matches(unpatched)));

/** Finds the nodes in the window for the served ones. Skips nodes that scripts have added. Returns undefined if one is missing. */
function liveNodes(served: readonly Node[], parent: Element): Node[] | undefined {
  const found: Node[] = [];
  let candidate = parent.firstChild;
  for (const node of served) {
    while (candidate && !isSameKind(node, candidate)) candidate = candidate.nextSibling;
    if (!candidate) return undefined;
    found.push(candidate);
    candidate = candidate.nextSibling;
  }
  return found;
}

function isSameKind(one: Node, other: Node | undefined): boolean {
  if (one.nodeName !== other?.nodeName) return false;
  return !('id' in one && 'id' in other) || one.id === other.id;
}

/** Counts the equal nodes at one end of two lists. */
function commonLength(
  one: readonly Node[],
  other: readonly Node[],
  nodeAt: (nodes: readonly Node[], at: number) => Node | undefined,
): number {
  let at = 0;
  while (nodeAt(one, at)?.isEqualNode(nodeAt(other, at) ?? null)) at += 1;
  return at;
}

/** Checks whether scripts may act on a node that is added or removed: it contains a script or `data-` attributes. */
function needsScript(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  const all = [node, ...node.querySelectorAll('*')];
  return all.some(
    (one) => one.matches('script') || one.getAttributeNames().some((name) => name.startsWith('data-')),
  );
}
