import matter from 'gray-matter';
import type { Code } from '../../diagnostics/index.ts';
import { parseYaml } from './yaml.ts';

/** A Markdown file cut in two. */
interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** How many characters are before the keys. */
  dataStart: number;
  /** How many lines are before the text. */
  bodyLine: number;
}

/** A file whose front matter cannot be found. */
export class FrontMatterProblem extends Error {
  constructor(
    readonly code: Extract<Code, `front-matter-${string}`>,
    readonly language = '',
  ) {
    super(code);
  }
}

/** gray-matter evaluates JavaScript front matter unless each of its engines is replaced (gray-matter#131). */
function refuse(): never {
  throw new FrontMatterProblem('front-matter-language', 'javascript');
}

const engines = {
  // What gray-matter takes for the keys begins with the rest of the line of hyphens.
  yaml: (keys: string) => parseYaml(keys.slice(keys.indexOf('\n') + 1)),
  json: refuse,
  js: refuse,
  javascript: refuse,
};

/**
 * Splits a Markdown file into its keys and its text.
 *
 * @throws FrontMatterProblem if the lines with `---` are not where they must be
 * @throws YamlProblem if the keys are not YAML
 */
export function splitFrontMatter(source: string): FrontMatter {
  checkDelimiters(source);
  // Options are always given: without them gray-matter caches by text and hides errors the second time.
  const { data, content, matter: yaml } = matter(source, { language: 'yaml', engines });
  const start = source.length - content.length;
  return {
    data: yaml.trim() === '' ? parseYaml('') : data,
    // gray-matter has made a copy of the file, which each text would keep.
    body: source.slice(start),
    dataStart: dataStartOf(source),
    bodyLine: source.slice(0, start).split('\n').length - 1,
  };
}

/** How many characters are before the keys: the first line. */
export function dataStartOf(source: string): number {
  return source.indexOf('\n') + 1;
}

function checkDelimiters(source: string): void {
  const firstLine = source.slice(0, source.indexOf('\n') + 1).trimEnd();
  if (!firstLine.startsWith('---')) throw new FrontMatterProblem('front-matter-missing');
  if (firstLine !== '---') throw new FrontMatterProblem('front-matter-language', firstLine.slice(3).trim());
  if (!/\n---[ \t]*(?:\n|$)/.test(source)) throw new FrontMatterProblem('front-matter-unclosed');
}
