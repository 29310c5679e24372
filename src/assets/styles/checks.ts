import type { PartialMessage } from 'esbuild';
import type { AtRule } from 'postcss';
import { isLateBlock } from './cut.ts';
import type { Sheet } from './sheet.ts';

/** Known at-rules. Browsers drop unknown ones with their content, and esbuild does not report them. */
const atRules = [
  'charset',
  'container',
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'import',
  'keyframes',
  'layer',
  'media',
  'namespace',
  'page',
  'position-try',
  'property',
  'scope',
  'starting-style',
  'supports',
  'view-transition',
];

/** At-rules that only `@font-feature-values` and `@page` may contain. */
const innerAtRule =
  /^(?:top|bottom|left|right)-|^(?:annotation|ornaments|styl(?:istic|eset)|swash|character-variant)$/;

/** Finds mistakes that esbuild does not report: unknown at-rules and layers, unset custom properties, misplaced late blocks. */
export function checkSheets(sheets: readonly Sheet[]): PartialMessage[] {
  const words = new Map(sheets.map((sheet) => [sheet, withoutStrings(sheet.text)]));
  return [
    ...[...words].flatMap(([sheet, text]) => unknownRules(text, sheet)),
    ...unsetProperties(words),
    ...layerProblems(sheets),
  ];
}

function unsetProperties(words: ReadonlyMap<Sheet, string>): PartialMessage[] {
  const all = [...words.values()].join('\n');
  const set = new Set(
    [...all.matchAll(/(?:^|[\s;{]|@property\s)(--[\w-]+)\s*[:{]/g)].map(([, name]) => name),
  );
  return [...words].flatMap(([sheet, text]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(({ 1: name = '', index }) =>
      set.has(name)
        ? []
        : [
            messageAt(sheet, {
              text: `“${name}” is used, but never set`,
              start: text.indexOf(name, index),
              name,
            }),
          ],
    ),
  );
}

/** Finds unknown layers, which would come after all others, and late blocks that cannot be cut out. */
function layerProblems(sheets: readonly Sheet[]): PartialMessage[] {
  const layers = sheets.flatMap((sheet) => layersOf(sheet).map((rule) => ({ sheet, rule })));
  const order = layers.filter(({ rule }) => rule.nodes === undefined).flatMap(({ rule }) => namesOf(rule));
  return layers.flatMap(({ sheet, rule }) => {
    const start = rule.source?.start?.offset ?? 0;
    const problem = layerProblem(rule, order);
    return problem === undefined
      ? []
      : [messageAt(sheet, { text: problem, start, name: `@layer ${rule.params}` })];
  });
}

function layerProblem(rule: AtRule, order: readonly string[]): string | undefined {
  const names = namesOf(rule);
  if (names.includes('late') && !isLateBlock(rule))
    return 'a late block is “@layer late { … }” and nothing else';
  if (names.includes('late') && rule.parent?.type !== 'root') return 'a late block is inside another rule';
  const isInner =
    rule.parent?.type === 'atrule' &&
    (rule.parent as AtRule).name === 'layer' &&
    !isLateBlock(rule.parent as AtRule);
  const unknown =
    isInner || order.length === 0 ? undefined : names.find((name) => !isKnownLayer(name, order));
  return unknown === undefined
    ? undefined
    : `no style sheet gives the layer “${unknown}” a place in the order`;
}

const isKnownLayer = (name: string, order: readonly string[]) =>
  name === 'late' || order.includes(name) || order.includes(name.replace(/\..*/, ''));

function layersOf({ root }: Sheet): AtRule[] {
  const rules: AtRule[] = [];
  root?.walkAtRules('layer', (rule) => void rules.push(rule));
  return rules;
}

const namesOf = ({ params }: AtRule) =>
  params
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function unknownRules(words: string, sheet: Sheet): PartialMessage[] {
  return [...words.matchAll(/@(?:-(?:webkit|moz)-)?([\w-]+)/g)].flatMap(({ 0: rule, 1: name = '', index }) =>
    atRules.includes(name) || innerAtRule.test(name)
      ? []
      : [messageAt(sheet, { text: `browsers do not know the rule “${rule}”`, start: index, name: rule })],
  );
}

/** Blanks out comments, strings and addresses. Offsets stay the same. */
function withoutStrings(css: string): string {
  const others = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)"']*\)/g;
  return css.replace(others, (found) => found.replace(/[^\n]/g, ' '));
}

function messageAt(
  { file, text: css }: Sheet,
  { text, start, name }: { text: string; start: number; name: string },
): PartialMessage {
  const lines = css.slice(0, start).split('\n');
  const lineText = css.split('\n')[lines.length - 1] ?? '';
  const column = Buffer.byteLength(lines.at(-1) ?? '');
  return { text, location: { file, line: lines.length, column, length: name.length, lineText } };
}
