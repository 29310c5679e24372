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

/** Collects the text of headings, and the hashes of inline styles and scripts. */
export function createTextReader(facts: PageFacts, { intern }: FactPool) {
  let heading: PageFacts['headings'][number] | undefined;
  let inline: { text: string; into: string[] } | undefined;
  return {
    /** Called for every element, before `read`. */
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
      if (inline) inline.into.push(intern(hashSourceOf(inline.text)));
      inline = undefined;
      if (!heading || !headingLevels.has(name)) return;
      heading.text = intern(heading.text);
      heading = undefined;
    },
  };
}

/** Elements that embed other pages or programs, or change the base of all addresses. */
const forbiddenElements = ['applet', 'base', 'embed', 'frame', 'frameset', 'iframe', 'object', 'portal'];

export const policyConcern: Concern = {
  elements: [...forbiddenElements, 'script', 'meta'],
  attributes: ['style'],
  prefixes: ['on'],
};

/** Records markup that the Content-Security-Policy of the site forbids. */
export function recordForbidden({ forbidden }: PageFacts, name: string, attributes: Attributes): void {
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

/** Returns the list for the hash of an inline text; undefined if the policy needs no hash, as for JSON, which does not run. */
function inlineHashes({ hashes }: PageFacts, name: string, { src, type = '' }: Attributes) {
  if (name === 'style') return hashes.styles;
  const isRun = name === 'script' && src === undefined && !/json$/.test(type);
  return isRun ? hashes.scripts : undefined;
}

/** Returns the hash source of an inline text (CSP level 3, section 2.3.1). */
export function hashSourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
