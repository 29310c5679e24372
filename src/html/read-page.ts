import { Parser } from 'htmlparser2';
import { type Artifact, pageAddress } from '../artifact.ts';
import { noMemory, plain } from '../memory.ts';
import type { Attributes, PageFacts } from './facts.ts';
import { createFormReader } from './forms.ts';
import { noteLinks } from './links.ts';
import { createNameReader } from './names.ts';
import { inlineHashes, noteForbidden, sourceOf } from './policy.ts';
import { createResourceReader } from './resources.ts';

export type { Choice, PageFacts, PageNames, Reference } from './facts.ts';

const idReferenceAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'popovertarget',
  'list',
];

/** Parses every HTML file among the artifacts once and returns what styling, verifying, weighing and hosting need to know of it, in the same order. */
export function readPages(artifacts: readonly Artifact[], memory = noMemory): PageFacts[] {
  return artifacts.flatMap(({ path, body }) =>
    path.endsWith('.html') && typeof body === 'string'
      ? [memory.recall({ name: `page ${path}`, inputs: [body], form: plain() }, () => readPage(path, body))]
      : [],
  );
}

function readPage(file: string, html: string): PageFacts {
  const facts = noFacts(file);
  const noteResource = createResourceReader(facts.resources);
  const texts = createTextReader(facts);
  const names = createNameReader(facts);
  const forms = createFormReader(facts.forms, html);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      noteIds(facts, attributes);
      noteLinks(facts, name, attributes);
      noteForbidden(facts, name, attributes);
      noteHosted(facts, name, attributes);
      noteResource(name, attributes);
      texts.open(name, attributes);
      names.open(name, attributes);
      forms.open(name, attributes, parser.startIndex);
    },
    ontext: (text) => {
      texts.add(text);
      forms.add(text);
    },
    onclosetag: (name) => {
      texts.close(name);
      names.close();
      forms.close(name, parser.endIndex + 1);
    },
  });
  parser.end(html);
  return facts;
}

function noFacts(file: string): PageFacts {
  return {
    ...{ file, address: pageAddress(file), ids: new Map(), idReferences: [], headings: [] },
    ...{ references: [], alternates: [], canonical: undefined, forbidden: [] },
    ...{ hashes: { styles: [], scripts: [] }, data: new Map(), forms: [], shared: [] },
    names: { first: new Set(), all: new Set(), hasLateStyles: false },
    resources: { css: [], script: [], fonts: [], images: [], video: [] },
  };
}

/** Collects the text of headings, and of inline styles and scripts. */
function createTextReader(facts: PageFacts) {
  let heading: { level: number; text: string } | undefined;
  let inline: { text: string; into: string[] } | undefined;
  return {
    open(name: string, attributes: Attributes): void {
      const into = inlineHashes(facts, name, attributes);
      inline = into && { text: '', into };
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level === undefined) return;
      heading = { level: Number(level), text: '' };
      facts.headings.push(heading);
    },
    add(text: string): void {
      if (heading) heading.text += text;
      if (inline) inline.text += text;
    },
    close(name: string): void {
      if (inline) inline.into.push(sourceOf(inline.text));
      inline = undefined;
      if (/^h[1-6]$/.test(name)) heading = undefined;
    },
  };
}

function noteIds({ ids, idReferences, data }: PageFacts, attributes: Attributes): void {
  if (attributes.id !== undefined) ids.set(attributes.id, (ids.get(attributes.id) ?? 0) + 1);
  for (const attribute of idReferenceAttributes) {
    for (const id of attributes[attribute]?.split(/\s+/) ?? []) idReferences.push({ attribute, id });
  }
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('data-')) data.set(name, (data.get(name) ?? new Set()).add(value));
}

function noteHosted({ shared }: PageFacts, name: string, attributes: Attributes): void {
  const { rel = '', href = '', content = '' } = attributes;
  if (name === 'link' && /\bicon\b|-icon\b/.test(rel)) shared.push(href);
  if (name === 'meta' && /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
    shared.push(content);
}
