import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { type Artifact, pageAddress } from '../artifact.ts';

/** What a host has to know of a finished page. */
export interface HostedPage {
  /** The address that it is served under. */
  address: string;
  /** The file of the output that holds it. */
  file: string;
  /** The inline styles and the inline scripts that a browser runs, as sources of a Content-Security-Policy. */
  hashes: { styles: string[]; scripts: string[] };
  /** The names of the forms that post to the site. */
  forms: string[];
  /** The fonts that the page preloads. */
  fonts: string[];
  /** Pictures that other sites may show: the card of the page and its icons. */
  shared: string[];
}

type Attributes = Record<string, string>;

/** Reads the finished HTML of every page. */
export function readPages(artifacts: readonly Artifact[], baseUrl: string): HostedPage[] {
  return artifacts.flatMap(({ path, body }) =>
    path.endsWith('.html') && typeof body === 'string' ? [readPage(path, body, baseUrl)] : [],
  );
}

function readPage(file: string, html: string, baseUrl: string): HostedPage {
  const page: HostedPage = {
    ...{ address: pageAddress(file), file },
    ...{ hashes: { styles: [], scripts: [] }, forms: [], fonts: [], shared: [] },
  };
  let inline: { text: string; into: string[] } | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const into = hashesFor(page, name, attributes);
      inline = into && { text: '', into };
      noteElement(page, name, attributes);
    },
    ontext: (text) => {
      if (inline) inline.text += text;
    },
    onclosetag: () => {
      if (inline) inline.into.push(sourceOf(inline.text));
      inline = undefined;
    },
  });
  parser.end(html);
  const shared = page.shared.map((url) => (url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url));
  return { ...page, shared: shared.filter((url) => url.startsWith('/')) };
}

/** Where the hash of an element's text belongs, if the policy has to know it. A block of data is not run. */
function hashesFor({ hashes }: HostedPage, name: string, { src, type = '' }: Attributes) {
  if (name === 'style') return hashes.styles;
  const isRun = name === 'script' && src === undefined && !/json$/.test(type);
  return isRun ? hashes.scripts : undefined;
}

function noteElement(page: HostedPage, name: string, attributes: Attributes): void {
  const { rel = '', href = '', content = '' } = attributes;
  if (name === 'form' && attributes.method === 'post' && attributes.name) page.forms.push(attributes.name);
  if (name === 'link' && rel === 'preload' && attributes.as === 'font') page.fonts.push(href);
  if (name === 'link' && /\bicon\b|-icon\b/.test(rel)) page.shared.push(href);
  if (name === 'meta' && /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? ''))
    page.shared.push(content);
}

/** The source expression of an inline text (CSP level 3, section 2.3.1). */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
