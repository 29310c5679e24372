import type { Markdown } from '../../content/load/markdown.ts';
import type { Hole } from '../../content/load/markup.ts';
import type { BodyView } from '../../define/view.ts';

/** Functions that render the links, pictures and headings of a text. */
interface BodyOptions {
  /** Resolves a `page:` link. */
  hrefOf(link: string): string;
  /** Renders a picture, by an address such as `picture:office`. */
  picture(address: string, alt: string): string;
  /** Hyphenates a heading. */
  heading(text: string): string;
}

/** Renders Markdown as safe HTML, and lists its headings. */
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

/** Resolves and checks an address. The model has rejected all others, so an unsafe one is a bug. */
function safeHref(href: string, hrefOf: (link: string) => string): string {
  if (href.startsWith('page:')) return hrefOf(href);
  if (/^(?:https:|mailto:|tel:|\/(?:[\w-]+\/)*[\w-]+\.[\w.-]+$)/.test(href)) return href;
  throw new Error(`The link ${href} should have been refused.`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
