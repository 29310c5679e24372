import { createHash } from 'node:crypto';
import type { Concern } from './concerns.ts';
import type { Attributes, FactPool, PageFacts } from './facts.ts';

const headingLevels = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

export const textConcern: Concern = { elements: [...headingLevels.keys(), 'style', 'script'] };

/** Collects the text of headings, and of inline styles and scripts. */
export function createTextReader(facts: PageFacts, { pooled }: FactPool) {
  let heading: PageFacts['headings'][number] | undefined;
  let inline: { text: string; into: string[] } | undefined;
  return {
    /** Is called for every element, before it is read. */
    open(): void {
      inline = undefined;
    },
    read(name: string, attributes: Attributes): void {
      const into = inlineHashes(facts, name, attributes);
      inline = into && { text: '', into };
      const level = headingLevels.get(name);
      if (level === undefined) return;
      heading = { level, text: '' };
      facts.headings.push(heading);
    },
    add(text: string): void {
      if (heading) heading.text += text;
      if (inline) inline.text += text;
    },
    close(name: string): void {
      if (inline) inline.into.push(pooled(sourceOf(inline.text)));
      inline = undefined;
      if (!heading || !headingLevels.has(name)) return;
      heading.text = pooled(heading.text);
      heading = undefined;
    },
  };
}

/** Elements that bring foreign pages or programs, or bend the addresses of all others. */
const forbiddenElements = ['applet', 'base', 'embed', 'frame', 'frameset', 'iframe', 'object', 'portal'];

export const policyConcern: Concern = {
  elements: [...forbiddenElements, 'script', 'meta'],
  attributes: ['style'],
  beginnings: ['on'],
};

/** Notes markup that the Content-Security-Policy of the site forbids. */
export function noteForbidden({ forbidden }: PageFacts, name: string, attributes: Attributes): void {
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on'))
      forbidden.push(`the attribute ${attribute} on <${name}>`);
  }
  if (forbiddenElements.includes(name)) forbidden.push(`<${name}>`);
  if (name === 'script' && attributes.src === undefined && !isData(attributes))
    forbidden.push('an inline script');
  if (name === 'meta' && attributes['http-equiv'] !== undefined) forbidden.push('<meta http-equiv>');
}

const isData = ({ type = '' }: Attributes) => /^(?:application\/(?:ld\+)?json|speculationrules)$/.test(type);

/** The list that the hash of an element's text belongs to; undefined if the policy need not know it, as for data, which is not run. */
function inlineHashes({ hashes }: PageFacts, name: string, { src, type = '' }: Attributes) {
  if (name === 'style') return hashes.styles;
  const isRun = name === 'script' && src === undefined && !/json$/.test(type);
  return isRun ? hashes.scripts : undefined;
}

/** The source expression of an inline text (CSP level 3, section 2.3.1). */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
