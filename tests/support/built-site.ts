import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Artifact } from '../../src/artifact.ts';
import { type BuildResult, buildSite } from '../../src/build.ts';
import type { SiteContent } from '../../src/define/content.ts';
import { hosting } from '../../src/hosting/index.ts';
import type { Data } from '../../templates/data/index.ts';
import { site } from '../../templates/site.ts';
import { readPages } from './read-pages.ts';
import { agencyDir, configOf } from './workspace.ts';

let built: Promise<BuildResult> | undefined;

/** The site with the frozen content, built once for each test file. */
export function builtSite(): Promise<BuildResult> {
  built ??= buildSite(configOf(agencyDir));
  return built;
}

/** The frozen content. */
export async function realContent(): Promise<SiteContent<Data>> {
  const { content } = await builtSite();
  if (!content) throw new Error('The content has errors.');
  return content as SiteContent<Data>;
}

/** A page of the frozen content in a language, by its id. */
export async function pageOf(locale: string, id: string) {
  const page = (await realContent()).pages.get(locale)?.get(id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}

/** The HTML of a page of the site with the frozen content, by its file. */
export async function pageHtml(file: string): Promise<string> {
  return htmlOf(await builtSite(), file);
}

/** The HTML of a page of a build, by its file. */
export function htmlOf({ artifacts }: BuildResult, file: string): string {
  const body = artifacts.find(({ path }) => path === file)?.body;
  if (typeof body !== 'string') throw new Error(`There is no page ${file}`);
  return body;
}

/** The pages of a build and what a server must know of them. */
export function servedPages(built: BuildResult): Artifact[] {
  const pages = built.artifacts.filter(({ path }) => path.endsWith('.html'));
  return [...pages, ...hostingOf(built, pages)];
}

/** The manifest of files of a build, and what is made of it. */
export function hostingOf({ content, forms }: BuildResult, files: readonly Artifact[]): Artifact[] {
  if (!content) throw new Error('The content has errors.');
  const facts = site.facts(content.shared);
  const options = { site, facts, baseUrl: facts.baseUrl, preview: false };
  return hosting(files, { pages: readPages(files), forms, redirects: [], ...options });
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of a page, as tests ask for it. */
export interface Found {
  tag: string;
  attributes: Record<string, string>;
  /** The words inside, white space folded, soft hyphens taken out. */
  text: string;
}

/** The elements of a page that fit a test, in order. */
export function findAll(html: string, fits: (element: Found) => boolean): Found[] {
  const found: Found[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const element = describe(node);
      if (fits(element)) found.push(element);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return found;
}

/** The elements with a tag and, if given, a class. */
export function all(html: string, tag: string, className?: string): Found[] {
  return findAll(
    html,
    (element) => element.tag === tag && (className === undefined || classesOf(element).includes(className)),
  );
}

/** The words of the main part of a page. */
export function mainText(html: string): string {
  return all(html, 'main')[0]?.text ?? '';
}

function classesOf({ attributes }: Found): string[] {
  return (attributes.class ?? '').split(/\s+/);
}

function describe(element: Element): Found {
  return {
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    get text() {
      return textOf(element)
        .replaceAll('\u00AD', '')
        .replace(/[ \n\t]+/g, ' ')
        .trim();
    },
  };
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  if (!('childNodes' in node)) return '';
  const inner = node.childNodes.map(textOf).join('');
  return 'tagName' in node && isBlock(node.tagName) ? ` ${inner} ` : inner;
}

function isBlock(tag: string): boolean {
  return ![
    'a',
    'b',
    'em',
    'i',
    'mark',
    'span',
    'strong',
    'small',
    'abbr',
    'wbr',
    'svg',
    'path',
    'use',
  ].includes(tag);
}
