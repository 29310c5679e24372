import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { align } from './align.ts';
import { applyEdits, type Edit, insertion, removals } from './entry-edits.ts';
import { createPlaces, type Places } from './places.ts';
import { createPrint, type Print } from './print-yaml.ts';
import { readDocument, writeYaml } from './read-yaml.ts';
import { entriesOf, isSame } from './same.ts';

/** What a value was, and what it is to be. */
interface Change {
  before: unknown;
  after: unknown;
}

/** How a text is read and written. */
interface Merging {
  places: Places;
  print: Print;
}

/**
 * Writes changed values into a YAML text, and leaves all other bytes: comments, quotes, line breaks, and keys that are not edited.
 *
 * @param text ends with a line break
 */
export function mergeYaml(text: string, change: Change): string {
  const root = readDocument(text).contents;
  const merging = { places: createPlaces(text), print: createPrint(text) };
  return isMap(root) ? applyEdits(text, editsOfMap(merging, root, change)) : text;
}

/** Writes changed values into a YAML text key by key, where the exact way fails: it may write other lines in its own form. */
export function rewriteYaml(text: string, { before, after }: Change): string {
  const document = readDocument(text);
  const [old, wanted] = [new Map(entriesOf(before)), new Map(entriesOf(after))];
  for (const key of old.keys()) if (!wanted.has(key)) document.delete(key);
  for (const [key, value] of wanted) if (!isSame(old.get(key), value)) document.set(key, value);
  return document.toString({ lineWidth: 0 });
}

type KeyValue = Pair<Node, Node | null>;

const keyOf = ({ key }: KeyValue): string => (isScalar(key) ? String(key.value) : '');

function editsOfMap(merging: Merging, map: YAMLMap, { before, after }: Change): Edit[] {
  const { places, print } = merging;
  const pairs = new Map((map.items as KeyValue[]).map((pair) => [keyOf(pair), pair]));
  const [old, wanted] = [new Map(entriesOf(before)), new Map(entriesOf(after))];
  const moved = after instanceof Map ? movedKeys([...pairs.keys()], [...wanted.keys()]) : [];
  const renamed = after instanceof Map ? renamedKeys([...pairs.keys()], [...wanted.keys()]) : new Map();
  const isGone = (key: string) => old.has(key) && (moved.includes(key) || !wanted.has(key));
  const gone = [...pairs.values()].filter(
    (pair) => isGone(keyOf(pair)) && ![...renamed.values()].includes(keyOf(pair)),
  );
  const edits = removals(places, map, gone);
  let last: KeyValue | undefined;
  for (const [key, value] of wanted) {
    const former = renamed.get(key) ?? key;
    const pair = pairs.get(former);
    if (pair && !gone.includes(pair)) {
      if (former !== key) edits.push(nameEdit(pair, key));
      edits.push(...editsOfPair(merging, { map, pair }, { before: old.get(former), after: value }));
      last = pair;
    } else {
      const put = print.pair([key, value], { isInFlow: map.flow, indent: places.columnOf(map) });
      edits.push(insertion(places, { parent: map, last }, put));
    }
  }
  return edits;
}

/** Finds the keys that stand elsewhere than before. The others keep their lines. */
function movedKeys(before: readonly string[], after: readonly string[]): string[] {
  const kept = before.filter((key) => after.includes(key));
  const wanted = after.filter((key) => before.includes(key));
  const inOrder = align(kept, wanted, (a, b) => a === b).filter(
    ({ from = -1, to = -1 }) => kept[from] !== undefined && kept[from] === wanted[to],
  );
  return kept.filter((_, at) => !inOrder.some(({ from }) => from === at));
}

/** Finds the keys that stand where another one was: their former names. */
function renamedKeys(before: readonly string[], after: readonly string[]): Map<string, string> {
  const steps = align(before, after, (a, b) => a === b);
  return new Map(
    steps.flatMap(({ from = -1, to = -1 }) => {
      const [old, key] = [before[from], after[to]];
      const isNew = old !== undefined && key !== undefined && !before.includes(key) && !after.includes(old);
      return isNew ? [[key, old]] : [];
    }),
  );
}

function nameEdit({ key }: KeyValue, name: string): Edit {
  const [start = 0, end = 0] = key.range ?? [];
  return { start, end, text: writeYaml(name).trimEnd() };
}

function editsOfPair(
  merging: Merging,
  { map, pair }: { map: YAMLMap; pair: KeyValue },
  change: Change,
): Edit[] {
  if (isSame(change.before, change.after)) return [];
  const { places, print } = merging;
  const inside = pair.value && editsInside(merging, pair.value, { ...change, isInFlow: map.flow });
  if (inside) return inside;
  const text = print.pair([keyOf(pair), change.after], {
    ...{ isInFlow: map.flow, indent: places.columnOf(map) },
  });
  return [{ start: places.startOf(pair), end: places.endOf(pair), text }];
}

/** Returns the edits inside a value. Undefined if it must be written anew. */
function editsInside(
  merging: Merging,
  node: Node,
  { before, after, isInFlow }: Change & { isInFlow: boolean | undefined },
): Edit[] | undefined {
  if (isScalar(node) && Object(after) !== after) {
    const text = merging.print.scalar(node, after, isInFlow);
    const [start = 0, end = 0] = node.range ?? [];
    return text === undefined ? undefined : [{ start, end, text }];
  }
  if (isMap(node) && !Array.isArray(after) && entriesOf(after).length > 0)
    return editsOfMap(merging, node, { before, after });
  const isList = isSeq(node) && Array.isArray(after) && after.length > 0 && Array.isArray(before);
  return isList ? editsOfList(merging, node, { before, after }) : undefined;
}

function editsOfList(
  merging: Merging,
  list: YAMLSeq,
  { before, after }: { before: unknown[]; after: unknown[] },
): Edit[] {
  const { places, print } = merging;
  const items = list.items as Node[];
  const steps = align(before, after, isSame);
  const spot = { isInFlow: list.flow, indent: places.columnOf(list) };
  const gone = steps.flatMap(({ from = -1, to }) => (to === undefined ? (items[from] ?? []) : []));
  const edits = removals(places, list, gone);
  let last: Node | undefined;
  for (const { from = -1, to } of steps) {
    const [item, value] = [items[from], after[to ?? -1]];
    if (to === undefined) continue;
    if (!item) {
      edits.push(insertion(places, { parent: list, last }, print.item(value, spot)));
      continue;
    }
    const change = { before: before[from], after: value, isInFlow: list.flow };
    const whole = { start: places.startOf(item), end: places.endOf(item) };
    if (!isSame(change.before, value))
      edits.push(...(editsInside(merging, item, change) ?? [{ ...whole, text: print.item(value, spot) }]));
    last = item;
  }
  return edits;
}
