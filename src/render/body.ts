import type { BodyView } from '../define/view.ts';
import type { Markdown } from '../load/markdown.ts';
import type { Hole } from '../load/markup.ts';

/** How a text shows its links, pictures and headings. */
interface BodyOptions {
  /** The address of a `page:` link. */
  hrefOf(link: string): string;
  /** The markup of a picture of the site, by an address such as `picture:office`. */
  picture(address: string, alt: string): string;
  /** A heading's words, made ready for large type. */
  heading(text: string): string;
}

/** A Markdown text as safe HTML, with its headings. */
export function renderBody(body: Markdown | null, options: BodyOptions): BodyView {
  if (!body) return { html: '', headings: [] };
  const parts = body.markup.map((part) => (typeof part === 'string' ? part : fill(part, options)));
  return {
    html: parts.join(''),
    headings: body.headings.map(({ id, text, level }) => ({ id, text, level: level === 2 ? 2 : 3 })),
  };
}

function fill(hole: Hole, { hrefOf, picture, heading }: BodyOptions): string {
  if (hole.kind === 'heading') return escapeHtml(heading(hole.text));
  if (hole.kind === 'picture') return picture(hole.address, hole.alt);
  const rel = hole.href.startsWith('https:') ? ' rel="noopener"' : '';
  return `<a href="${escapeHtml(safeHref(hole.href, hrefOf))}"${rel}>`;
}

/** The model has refused every other address; one that comes so far is a bug. */
function safeHref(href: string, hrefOf: (link: string) => string): string {
  if (href.startsWith('page:')) return hrefOf(href);
  if (/^(?:https|mailto|tel):/.test(href)) return href;
  throw new Error(`The link ${href} should have been refused.`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
