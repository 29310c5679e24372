/** A change of the page in the window. */
type Patch = () => void;

/** A node in three versions: as it was served, as it is served now, and as it is in the window, where scripts and visitors change it. */
interface Versions<N extends Node> {
  before: N;
  next: N;
  live: N;
}

/** What is not patched: styles are swapped, scripts need another page, and what is without script is text in the window. */
const leftAlone = 'script, style, link[rel="stylesheet"], noscript';

/**
 * What has to be changed for a page in the window to become the next version, where only what differs between the two versions that
 * were served is touched: all else keeps what a visitor has opened or typed.
 *
 * @returns undefined if the page has to be loaded again: scripts have taken over what has changed
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
  if (before.isEqualNode(next) || before.matches(leftAlone)) return true;
  if (isTakenOver(live)) return false;
  const names = new Set([...before.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const value = next.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    patches.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)));
  }
  return patchChildren({ before, next, live }, patches);
}

/** React keeps its own picture of what it has taken over. */
function isTakenOver(element: Element): boolean {
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
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const liveGone = lives.slice(start, old.length - end);
  const isPaired = gone.length === come.length && gone.every((node, at) => isSameKind(node, come[at]));
  if (isPaired)
    return gone.every((node, at) => {
      const [other, there] = [come[at], liveGone[at]];
      return other && there ? patchNode({ before: node, next: other, live: there }, patches) : false;
    });
  if ([...gone, ...come].some(needsScript)) return false;
  const anchor = lives[old.length - end] ?? null;
  patches.push(() => {
    for (const node of liveGone) node.parentNode?.removeChild(node);
    for (const node of come) live.insertBefore(document.importNode(node, true), anchor);
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
  [...parent.childNodes].filter((node) => !(node instanceof Element && node.matches(leftAlone)));

/** The nodes in the window for those that were served; scripts may have put others between them. Undefined if one is missing. */
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

/** How many nodes two lists have in common, from one of their ends. */
function commonLength(
  one: readonly Node[],
  other: readonly Node[],
  nodeAt: (nodes: readonly Node[], at: number) => Node | undefined,
): number {
  let at = 0;
  while (nodeAt(one, at)?.isEqualNode(nodeAt(other, at) ?? null)) at += 1;
  return at;
}

/** Whether scripts have to do something for what comes or goes; elements say that with attributes for data. */
function needsScript(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  const all = [node, ...node.querySelectorAll('*')];
  return all.some(
    (one) => one.matches('script') || one.getAttributeNames().some((name) => name.startsWith('data-')),
  );
}
