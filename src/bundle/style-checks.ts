import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';

/** The rules with @ that browsers know; any other is dropped by them with all that it holds, and esbuild lets it pass. */
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

/** Rules that stand inside of `@font-feature-values` and `@page` alone. */
const innerAtRule =
  /^(?:top|bottom|left|right)-|^(?:annotation|ornaments|styl(?:istic|eset)|swash|character-variant)$/;

/** Finds what esbuild lets pass: rules with @ that nobody knows, and properties (`--x`) that are used but set nowhere. */
export const styleChecks: Plugin = {
  name: 'style-checks',
  setup(build) {
    const set = new Set<string>();
    const used: { name: string; message: PartialMessage }[] = [];
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      const words = wordsOnly(contents);
      const file = { path: relative(build.initialOptions.absWorkingDir ?? '', path), text: contents };
      for (const [, name = ''] of words.matchAll(/(?:^|[\s;{]|@property\s)(--[\w-]+)\s*[:{]/g)) set.add(name);
      for (const { 1: name = '', index } of words.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
        const text = `“${name}” is used, but set nowhere`;
        used.push({ name, message: messageAt(file, { text, start: words.indexOf(name, index), name }) });
      }
      return { contents, loader: 'css', errors: unknownRules(words, file) };
    });
    build.onEnd(() => ({ errors: used.filter(({ name }) => !set.has(name)).map(({ message }) => message) }));
  },
};

interface StyleFile {
  path: string;
  text: string;
}

function unknownRules(words: string, file: StyleFile): PartialMessage[] {
  return [...words.matchAll(/@(?:-(?:webkit|moz)-)?([\w-]+)/g)].flatMap(({ 0: rule, 1: name = '', index }) =>
    atRules.includes(name) || innerAtRule.test(name)
      ? []
      : [messageAt(file, { text: `browsers know no rule “${rule}”`, start: index, name: rule })],
  );
}

/** The same letters at the same places, with blanks for comments, texts and addresses. */
function wordsOnly(css: string): string {
  const others = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)"']*\)/g;
  return css.replace(others, (found) => found.replace(/[^\n]/g, ' '));
}

function messageAt(
  { path, text: css }: StyleFile,
  { text, start, name }: { text: string; start: number; name: string },
): PartialMessage {
  const lines = css.slice(0, start).split('\n');
  const lineText = css.split('\n')[lines.length - 1] ?? '';
  const column = Buffer.byteLength(lines.at(-1) ?? '');
  return { text, location: { file: path, line: lines.length, column, length: name.length, lineText } };
}
