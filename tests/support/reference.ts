import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModules } from './module-graph.ts';
import { projectDir } from './workspace.ts';

const head = `# The API for site definitions

Every export of \`src/define/index.ts\`, with the keys of each type and the parameters of each function. A key with “?” is optional. How to use
it: [guide.md](guide.md). The tests generate this file from the types and their comments; to update it, run
\`WRITE_REFERENCE=1 npx vitest run --config tests/vitest.config.ts tests/unit/define/reference.test.ts\`.

By default, components receive a \`PageView\`: \`content\` (the page), \`shared\` and \`own\` (the data files), \`routes\`, \`today\`, \`head\` and the
rest of \`ViewContext\`. A site can define its own \`view\`, which receives a \`ViewContext\` and returns what components receive instead.
\`search: {}\` enables a search by title, label, description and keywords; add \`search.input\` to index more, such as the text of pages.
In the browser, forms use \`useSending\` (\`src/client/forms/use-sending.ts\`), and search boxes use \`useSearch\` (\`src/client/use-search.ts\`).
`;

/** Makes the reference of the vocabulary from its declarations. */
export function referenceText(): string {
  const [index] = readModules('src/define').filter(({ file }) => file === 'src/define/index.ts');
  const names = (index?.imports ?? []).flatMap((one) => one.names ?? namesIn(one.to));
  const text = ['define', 'diagnostics', 'diagnostics/messages']
    .map((one) => textIn(join('src', one)))
    .join('\n');
  return `${head}\n${[...new Set([...names, ...bases])]
    .toSorted()
    .map((name) => section(name, text))
    .join('\n')}`;
}

/** What exported types and functions are made of, though no site names it. */
const bases = [
  ...['SiteParts', 'SiteContent', 'Media', 'Page', 'PageFacts'],
  ...['FieldBase', 'PlainText', 'CleanedText', 'FormProps', 'Posted', 'ProseLimits', 'IslandProps'],
];

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');

const textIn = (folder: string) =>
  readdirSync(join(projectDir, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(join(folder, name)))
    .join('\n');

/** All that a file exports. */
const namesIn = (file: string) =>
  [...read(file).matchAll(/^export (?:interface|type|function|const) (\w+)/gm)].map(([, name = '']) => name);

const comment = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\s*)?`;

function section(name: string, text: string): string {
  const found = new RegExp(
    `${comment}^(?:export )?(?:interface|type|function|const|class) ${name}\\b`,
    'm',
  ).exec(text);
  if (!found) throw new Error(`${name} is not declared.`);
  const [all, words = ''] = found;
  const rest = text.slice(found.index + all.length);
  const isType = /(?:interface|type) \w+$/.test(all);
  const keys = isType ? keysIn(rest) : [];
  const table = keys.length === 0 ? [] : ['', '| key | what it is |', '| --- | --- |', ...keys];
  const written = isType ? unionIn(rest) : signatureIn(rest);
  const code = written === undefined ? [] : ['', `\`${name}${written}\``];
  return [`## \`${name}\``, '', wordsOf(words), ...code, ...table, ''].join('\n');
}

const inOneLine = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([]) |,? (?=[)\]])/g, '$1')
    .replace(/, }/g, ' }')
    .trim();

/** The names that a union of types begins with here; undefined for other types. */
function unionIn(rest: string): string | undefined {
  const [, union] = /^(?:<[^=]*>)? =\s+([\w'][^;{]*);/.exec(rest) ?? [];
  return union === undefined ? undefined : ` = ${inOneLine(union).replace(/^\| /, '')}`;
}

/** What a function takes and returns; undefined for what is none. */
function signatureIn(rest: string): string | undefined {
  const begin = /^(?:: \w+)?(?: = )?(?:<[^()]*>)?\s*\(/.exec(rest);
  if (!begin) return undefined;
  const from = begin[0].length - 1;
  let depth = 0;
  const to = [...rest].findIndex((letter, at) => {
    if (at < from) return false;
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return depth === 0;
  });
  const [, returned = ''] = /^(: (?:[^{=]|=(?!>))+?)(?: =>| \{\n|;)/.exec(rest.slice(to + 1)) ?? [];
  return inOneLine(`${rest.slice(from, to + 1)}${returned}`);
}

/** The keys of a type that begins here, as rows; of what it extends, the name. */
function keysIn(rest: string): string[] {
  const [, before = '', body = ''] = /^([^{;]*?)\{\n([\s\S]*?)\n\}/.exec(rest) ?? [];
  const extended = withoutParameters(before).matchAll(
    /(?:\bextends|=)\s+(?:Omit<|Partial<Pick<)?([A-Z]\w+)/g,
  );
  const keys = [...body.matchAll(new RegExp(`^  ${comment}(?:readonly )?(\\w+\\??[(:<].*)`, 'gm'))];
  return [
    ...[...extended].map(([, base]) => `| … | the keys of \`${base}\` |`),
    ...keys.map(
      ([, words = '', declared = '']) => `| \`${cell(declaredIn(declared))}\` | ${cell(wordsOf(words))} |`,
    ),
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** A declaration of one line, or the beginning of a longer one. */
const declaredIn = (line: string) =>
  line.endsWith(';') ? line.slice(0, -1) : `${line.replace(/\s*[({<[|=]+$/, '')} …`;

const wordsOf = (text: string) =>
  text
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Leaves out the parameters of a generic type, which name other types. */
function withoutParameters(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((letter) => {
    depth += letter === '<' ? 1 : letter === '>' ? -1 : 0;
    return depth === 0;
  });
  return text.startsWith('<') ? text.slice(end + 1) : text;
}
